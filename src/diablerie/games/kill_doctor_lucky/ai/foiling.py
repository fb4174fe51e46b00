"""How readily a seat of Kill Doctor Lucky that is asked to foil an attempt pays (KDL-19).

By what it can know: its own hand, what has been paid so far, and how many cards the others hold. How
readily an action comes to mind must not hang on their hands themselves. A search would then try to
pass mostly in those worlds where another can foil the attempt, and take passing for safe.
"""

from __future__ import annotations

from ....compiled import Record, compiled
from ..rules.cards import failure_points
from ..state import FAIL, FAIL_CARD, FAILURES, PASS


@compiled
def weigh_answers(
    tables: Record, style: Record, state: Record, mask: Record, weights: Record
) -> None:
    """KDL-19: pay the more readily the less those who come after can be expected to pay."""
    own = failure_points(state, state.to_play)
    later = 0.0
    seat = (int(state.to_play) + 1) % int(tables.seats)
    while seat != state.turn_of:
        later += int(state.hand_size[seat])
        seat = (seat + 1) % int(tables.seats)
    later *= points_of_a_card(tables, state, own)
    paying = float(style.paying)
    if own + later >= state.attempt_value:
        doubt = 1 / (1 + (later / state.attempt_value) ** 2)
        paying += (style.last_hope - paying) * doubt
    if mask[PASS]:
        weights[PASS] = style.passing
    for failure in range(FAILURES):
        if mask[FAIL_CARD + failure]:
            weights[FAIL_CARD + failure] = paying


@compiled
def points_of_a_card(tables: Record, state: Record, own: int) -> float:
    """The mean failure points of a card that the seat asked has not seen; it holds `own` points itself."""
    points = -own
    for failure in range(FAILURES):
        points += (failure + 1) * int(tables.deck[FAIL + failure])
    for index in range(state.spent_size):
        points -= int(state.spent[index]) - FAIL + 1
    cards = int(state.draw_size)
    for seat in range(tables.seats):
        if seat != state.to_play:
            cards += int(state.hand_size[seat])
    return points / max(cards, 1)
