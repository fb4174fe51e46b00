"""Loops over any game. Each module is executed once per game, with that game's `rules` in its namespace."""
