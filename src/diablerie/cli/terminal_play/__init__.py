"""Terminal play: a match, the people and bots in its seats, and what each sees and types."""
