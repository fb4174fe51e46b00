"""Matches to look for and to look at again: lobby, imported records, replays, win probability."""
