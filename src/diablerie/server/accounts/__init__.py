"""Who is asking: guests and accounts, sessions, passwords, ratings."""
