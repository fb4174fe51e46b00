"""Live matches: the match in memory, its log, commands, subscriptions, chat, presence, clocks."""
