"""Set-ups of Kill Doctor Lucky for what is tried of every game: soon over, or otherwise than usual."""

from __future__ import annotations

JUDGED = {"seats": 3, "max_turns": 12}
"""Options of a match of which every decision is judged."""
PLAYED_OUT = {"seats": 2}
"""Options of one that is played to its end dozens of times."""
FILMED = {"max_turns": 60}
"""At random a game goes on for thousands of turns, unless a limit that the rules know ends it."""
REPLAYED, MOST_REPLAYED = dict[str, int](), 60
"""Options of a match that is looked at again, and how many actions it has at most."""
RUN_OUT: dict[str, int] = {}
"""Options with which chance alone comes to an end."""

UNUSUAL = {"seats": 5}
OTHERS = [(2, dict[str, int]()), (8, {"weapon_bonus": 1})]
"""Other numbers of seats, editions and switches."""

SIMULATIONS = 3_000
"""So many of a search in which all that it comes upon is compared."""
