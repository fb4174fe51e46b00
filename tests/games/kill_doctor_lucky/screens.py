"""Kill Doctor Lucky on the page in tests of all games: how long it goes on, and what is to be seen."""

from __future__ import annotations

WHOLE_TURNS = 12
"""After how many turns a game is over at the latest that is played by each means."""
HERE_TURNS: int | None = None
"""The same on this machine."""
OFFLINE: dict[str, int | bool] = {"weapon_bonus": 1, "remove_f3": True}
"""Options by which a game is soon over."""
LATE, LATE_OFFLINE = 12, 12
"""How many actions of people have been done when the page takes a match up."""
REVIEWED = {"seats": 3, "max_turns": 30}
"""Options of a match that is reviewed."""

HAS_HAND = True
"""Whether cards of one's own lie beside the board."""
IS_CROWDED = True
"""Whether on a phone things may move a little, so much is there."""
FOLDS = False
"""Whether what can be done first is so much that a part of the list is folded."""

SHOWN_STEP, TAKEN_UP = "walking", None
"""A step of the lesson, and the button that takes up what it is about, if it is not taken up already."""
EXPLAINED_STEP, WHY = "alone", "KDL-15"
"""A step in which something cannot be done, and the clause that says why."""
TOP_BUTTONS = ["kill-doctor-lucky-table-snoop", "kill-doctor-lucky-table-end"]
"""What can be done when the lesson begins."""
