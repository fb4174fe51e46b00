"""Extent of what is compared: how many games, and for how long."""

GAMES = 24
ENDS = 2
"""So many games are played by device code, and so often each ends at least."""

TURNS = 60
"""After so many turns a game is over that has not ended by itself."""

SIMULATED_GAMES = 100
SIMULATED_TURNS = 1
"""So many games, of one turn of each that is asked, are played on a device that is simulated."""
