"""Doctor Faust on the page in tests of all games: how long it goes on, and what is to be seen."""

from __future__ import annotations

WHOLE_TURNS = 6
"""After how many turns a game is over at the latest that is played by each means."""
HERE_TURNS: int | None = 6
"""The same on this machine."""
OFFLINE: dict[str, int | bool] = {"max_turns": 6}
"""Options by which a game is soon over."""
LATE, LATE_OFFLINE = 20, 12
"""How many actions of people have been done when the page takes a match up."""
REVIEWED = {"max_turns": 8}
"""Options of a match that is reviewed."""

HAS_HAND = True
"""Whether cards of one's own lie beside the board."""
IS_CROWDED = False
"""Whether on a phone things may move a little, so much is there."""
FOLDS = True
"""Whether what can be done first is so much that a part of the list is folded."""

SHOWN_STEP, TAKEN_UP = "trap", "doctor-faust-choose-stone"
"""A step of the lesson, and the button that takes up what it is about, if it is not taken up already."""
EXPLAINED_STEP, WHY = "held", "DF-14"
"""A step in which something cannot be done, and the clause that says why."""
TOP_BUTTONS = ["doctor-faust-choose-stone", "doctor-faust-choose-card"]
"""What can be done when the lesson begins."""
