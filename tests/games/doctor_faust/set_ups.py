"""Set-ups of Doctor Faust for what is tried of every game: soon over, or otherwise than usual."""

from __future__ import annotations

JUDGED = {"max_turns": 4}
"""Options of a match of which every decision is judged."""
PLAYED_OUT = {"max_turns": 6}
"""Options of one that is played to its end dozens of times."""
FILMED: dict[str, int] = {}
REPLAYED, MOST_REPLAYED = {"max_turns": 3}, 200
"""Options of a match that is looked at again, and how many actions it has at most."""
RUN_OUT: dict[str, int] = {}
"""Options with which chance alone comes to an end."""

UNUSUAL = {"edition": "blatz-de"}
OTHERS = [(None, {"edition": "schloth-en"}), (None, {"edition": "arles-fr"})]
"""Other numbers of seats, editions and switches."""

SIMULATIONS = 4_000
"""So many of a search in which all that it comes upon is compared."""
