"""Which worlds are possible after a reshuffle, by the plainest reading of the rules page (KDL-23)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

MOVES = ("move1", "move2", "move3")


def explained(position: dict[str, Any]) -> bool:
    """KDL-23: the draw pile holds reshuffled cards alone, a hand at most as many as its seat has drawn.

    Copies of a move card look alike: those that the draw pile and the discards cannot account for
    must find room in the hands that hold copies (Hall's condition, for each choice of move cards).
    """
    known = position["reshuffled"]
    if known is None:
        return True
    fresh, draw = Counter(known["cards"]), Counter(position["draw"])
    if not draw <= fresh:
        return False
    drawn, discard = fresh - draw, Counter(position["discard"])
    hands = [Counter(hand) for hand in position["hands"]]
    room = [
        most - sum(count for card, count in hand.items() if card in drawn and card not in MOVES)
        for most, hand in zip(known["drawn"], hands, strict=True)
    ]
    needed = {move: max(0, drawn[move] - discard[move]) for move in MOVES}
    return min(room) >= 0 and all(
        sum(needed[move] for move in chosen)
        <= sum(
            min(most, sum(hand[move] for move in chosen))
            for most, hand in zip(room, hands, strict=True)
        )
        for size in range(1, len(MOVES) + 1)
        for chosen in combinations(MOVES, size)
    )
