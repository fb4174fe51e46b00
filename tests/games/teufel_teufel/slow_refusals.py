"""What the clauses of Teufel Teufel forbid, written a second time: for each action the clauses it breaks."""

from __future__ import annotations

from .slow_board import (
    CELLS,
    CENTRE,
    COLOURS,
    colour_of,
    every_action,
    in_one_line,
    neighbours,
    steps_between,
)
from .slow_table import SlowTable

PHASES = {
    "place": {"place"},
    "go": {"turn", "moving"},
    "stop": {"moving"},
    "peek": {"tower"},
    "banish": {"tower"},
    "done": {"tower"},
    "take": {"take"},
    "lose": {"lose"},
    "give": {"give"},
    "keep": {"give"},
    "swap": {"turn"},
    "with": {"swap"},
    "lift": {"turn", "lift"},
    "lay": {"lift", "lay"},
    "reveal": {"reveal"},
    "pass": {"turn"},
}
"""The phases in which there is such an action at all."""


def refusal(game: SlowTable, action: str) -> int | None:
    """The number of the clause against an action: of those that apply the lowest, but the phase first."""
    verb, _, what = action.partition(":")
    if action not in every_action(game.seats):
        return 8
    if game.phase == "over":
        return 41
    if verb == "stop" and game.phase == "turn":
        return 11
    if game.phase not in PHASES[verb]:
        return 8
    return min(_broken(game, verb, what), default=None)


def _broken(game: SlowTable, verb: str, what: str) -> set[int]:
    """All clauses that an action of this phase breaks."""
    against = {
        "place": _against_place,
        "go": _against_go,
        "stop": _against_stop,
        "peek": _against_peek,
        "banish": _against_banish,
        "take": _against_take,
        "lose": _against_lose,
        "swap": _against_swap,
        "with": _against_with,
        "lift": _against_lift,
        "lay": _against_lay,
        "reveal": _against_reveal,
        "pass": _against_pass,
    }
    return against[verb](game, what) if verb in against else set()


def _against_place(game: SlowTable, cell: str) -> set[int]:
    """TT-04, TT-06."""
    broken = {4} if cell == CENTRE else set()
    sleds = [sled for sled in game.sleds if sled]
    if game.options["start_gap"] == "none":
        return broken | ({19} if cell in sleds else set())
    if cell in _far_enough(sleds, game.options["start_gap"]):
        return broken
    return broken | {6}


def _far_enough(sleds: list[str], gap: str) -> list[str]:
    """TT-06: at least three spaces between; where there is no such space, those farthest away."""
    free = [cell for cell in CELLS if cell != CENTRE and cell not in sleds]
    far = [
        cell
        for cell in free
        if all(
            steps_between(cell, sled) >= 4 or (gap == "line4" and not in_one_line(cell, sled))
            for sled in sleds
        )
    ]
    if far:
        return far
    nearest = {cell: min(steps_between(cell, sled) for sled in sleds) for cell in free}
    return [cell for cell in free if nearest[cell] == max(nearest.values())]


def _against_go(game: SlowTable, cell: str) -> set[int]:
    """TT-10, TT-11, TT-19 to TT-22, TT-30."""
    broken = set() if steps_between(game.here, cell) == 1 else {10}
    broken |= {11} if cell in game.visited else set()
    broken |= _occupied(game, cell)
    if cell == CENTRE:
        broken |= {20} if game.home else set()
        barred = {*game.visited} | ({game.here} if game.options["start_again"] == "no" else set())
        way_on = [
            beyond
            for beyond in neighbours(CENTRE)
            if beyond not in barred and not _occupied(game, beyond)
        ]
        broken |= {22} if game.options["centre_stop"] == "no" and not way_on else set()
    return broken


def _occupied(game: SlowTable, cell: str) -> set[int]:
    """TT-19, TT-30: sleds that the mover cannot join."""
    there = len(game.others_on(cell))
    broken = {19} if there and not game.possessed[game.mover] else set()
    return broken | ({30} if there >= 2 else set())


def _against_stop(game: SlowTable, _: str) -> set[int]:
    """TT-11, TT-22: where one must go on."""
    return {11} if game.here == CENTRE and game.options["centre_stop"] == "no" else set()


def _against_peek(game: SlowTable, cell: str) -> set[int]:
    return {17} if game.peeked or cell not in game.hidden() else set()


def _against_banish(game: SlowTable, _: str) -> set[int]:
    return set() if game.possessed[game.mover] else {17}


def _against_take(game: SlowTable, victim: str) -> set[int]:
    return {16} if int(victim) == game.mover or not game.possessed[int(victim)] else set()


def _against_lose(game: SlowTable, letter: str) -> set[int]:
    assert game.to_play is not None
    return set() if letter in game.letters[game.to_play] else {25}


def _swappable(game: SlowTable, cell: str) -> bool:
    """TT-34: a hidden card, or a visible one of one's own colour, without a sled on it."""
    card = game.cards.get(cell)
    if card is None or cell in game.sleds:
        return False
    return not card["up"] or colour_of(card["card"]) == COLOURS[game.mover]


def _against_swap(game: SlowTable, cell: str) -> set[int]:
    partners = [other for other in game.cards if other != cell and _swappable(game, other)]
    return set() if _swappable(game, cell) and partners else {34}


def _against_with(game: SlowTable, cell: str) -> set[int]:
    return set() if cell != game.swap and _swappable(game, cell) else {34}


def _under_sled(game: SlowTable, cell: str) -> bool:
    """TT-36: a card that may not be taken, for a sled stands on it."""
    return game.options["shuffle_under_sled"] == "no" and cell in game.sleds


def _against_lift(game: SlowTable, cell: str) -> set[int]:
    """TT-35, TT-36."""
    free = [other for other in game.cards if not _under_sled(game, other)]
    broken = set() if game.possessed[game.mover] else {35}
    broken |= {35} if len(game.lifted) == 4 or cell not in game.cards else set()
    broken |= {35} if game.phase == "turn" and len(free) < 2 else set()
    return broken | ({36} if _under_sled(game, cell) else set())


def _against_lay(game: SlowTable, cell: str) -> set[int]:
    """TT-23, TT-35, TT-36."""
    broken = {23} if cell == CENTRE else set()
    broken |= {35} if game.phase == "lift" and len(game.lifted) < 2 else set()
    return broken | ({36} if cell in game.cards or cell in game.sleds else set())


def _against_reveal(game: SlowTable, cell: str) -> set[int]:
    return set() if cell in game.hidden() else {40}


def _against_pass(game: SlowTable, _: str) -> set[int]:
    """TT-09: only who can do nothing else passes."""
    can_do = any(
        _broken(game, verb, cell) == set() for verb in ("go", "swap", "lift") for cell in CELLS
    )
    return {9} if can_do else set()
