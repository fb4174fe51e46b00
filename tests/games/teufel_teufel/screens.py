"""Teufel Teufel on the page in tests of all games: how long it goes on, and what is to be seen."""

from __future__ import annotations

WHOLE_TURNS = 3
"""After how many turns a game is over at the latest that is played by each means."""
HERE_TURNS: int | None = 6
"""The same on this machine."""
OFFLINE: dict[str, int | bool] = {"max_turns": 10}
"""Options by which a game is soon over."""
LATE, LATE_OFFLINE = 30, 5
"""How many actions of people have been done when the page takes a match up."""
REVIEWED = {"seats": 2, "max_turns": 12}
"""Options of a match that is reviewed."""

HAS_HAND = False
"""Whether cards of one's own lie beside the board."""
IS_CROWDED = False
"""Whether on a phone things may move a little, so much is there."""
FOLDS = True
"""Whether what can be done first is so much that a part of the list is folded."""

SHOWN_STEP, TAKEN_UP = "devil", None
"""A step of the lesson, and the button that takes up what it is about, if it is not taken up already."""
EXPLAINED_STEP, WHY = "flying", "TT-11"
"""A step in which something cannot be done, and the clause that says why."""
TOP_BUTTONS = ["teufel-teufel-table-mode-move", "teufel-teufel-table-mode-swap"]
"""What can be done when the lesson begins."""
