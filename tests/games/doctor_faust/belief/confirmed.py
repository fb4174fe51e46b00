"""What open facts of Doctor Faust say, looked up in the rules: in one world, by playing it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from diablerie import State
from tests.games.lines import done, events_of

Facts = Mapping[str, Any]
Confirm = Callable[[State, tuple[str, ...], Facts], bool]

SPACES = 30
TURN = 7


def replaced(state: State, **keys: Any) -> State:
    """The same position with some keys of its document replaced."""
    document = {**state.position(), **keys}
    return state.game.position({k: v for k, v in document.items() if k != "scores"}, seed=0)


def wins(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    after = done(before, line)
    seat = int(before.to_play or 0)
    scores = after.scores or ()
    return (
        after.returns[seat] == 1
        and scores[seat] == facts["own"]
        and scores[1 - seat] == facts["other"]
    )


def takes_the_rest(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    gains = gained(before, line, int(before.to_play or 0))
    is_all = bool(gains) and sum(gains) >= facts["total"]
    return done(before, line).is_over and is_all


def takes(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    return facts["value"] in gained(before, line, int(before.to_play or 0))


def gained(before: State, line: tuple[str, ...], seat: int) -> list[int]:
    """The soul cards that a seat takes on a line."""
    had = before.position()["won"][seat]
    return list(done(before, line).position()["won"][seat][len(had) :])


def rival_gains_nothing(before: State, line: tuple[str, ...], _facts: Facts) -> bool:
    """Whatever comes to the rival's mind, a hundred times."""
    after = done(before, line)
    rival = int(after.to_play or 0)
    had = len(after.position()["won"][rival])
    return all(len(wild(after, rival, seed).position()["won"][rival]) == had for seed in range(60))


def wild(state: State, seat: int, seed: int) -> State:
    """After a turn of a seat that does anything, steps above all."""
    rng = Random(seed)
    while state.to_play == seat:
        steps = [action for action in state.legal if "@" not in action]
        state = state.play(rng.choice(steps if rng.random() < 0.9 else state.legal))
    return state


def pair_was_in_danger(before: State, _line: tuple[str, ...], facts: Facts) -> bool:
    return ends_for(before, 1 - int(before.to_play or 0), facts["count"])


def pair_is_in_danger(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    return ends_for(done(before, line), int(before.to_play or 0), facts["count"])


def ends_for(state: State, seat: int, steps: int) -> bool:
    """Whether the pyramid pushed so far by a seat gives it the rest (DF-35)."""
    pushed = replaced(state, to_play=seat, points=TURN, laid_this_turn=False)
    told = events_of(pushed, ("soul",) * steps)
    return any(event.kind == "infamy" and event.params["taker"] == seat for event in told)


def stone_is_near(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    after, seat = done(before, line).position(), int(before.to_play or 0)
    ways = [(after["soul"] - stone) % SPACES for stone in after["stones"][seat]]
    return facts["count"] in ways and facts["count"] <= TURN


def rival_is_far(before: State, line: tuple[str, ...], _facts: Facts) -> bool:
    after, seat = done(before, line).position(), int(before.to_play or 0)
    reached = {
        (stone + step) % SPACES
        for stone in after["stones"][1 - seat]
        for step in range(1, TURN + 1)
    }
    return after["soul"] not in reached


def soul_is_held(before: State, line: tuple[str, ...], _facts: Facts) -> bool:
    return not done(before, line).allows("soul")


def card_is_laid(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    laid = {card["space"]: card for card in done(before, line).position()["laid"]}
    return bool(laid[facts["space"]]["seat"] == before.to_play)


def lies_between(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    after = done(before, line).position()
    way = [(facts["stone"] + step) % SPACES for step in range(1, TURN + 1)]
    stands = facts["stone"] in after["stones"][1 - int(before.to_play or 0)]
    return (
        stands
        and card_is_laid(before, line, facts)
        and way.index(facts["space"]) <= way.index(after["soul"])
    )


def is_near(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    stones = done(before, line).position()["stones"][1 - int(before.to_play or 0)]
    to = (facts["space"] - facts["count"]) % SPACES
    return to in stones and card_is_laid(before, line, facts)


def moves_a_stone(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    """A rival's stone put before the card is sent where the fact says."""
    after, rival = done(before, line), 1 - int(before.to_play or 0)
    (card,) = (
        each
        for each in after.position()["laid"]
        if each["value"] == facts["value"] and each["seat"] != rival
    )
    stones = after.position()["stones"]
    stones[rival] = [(card["space"] - 1) % SPACES, (facts["to"] + 9) % SPACES]
    soul = (facts["to"] + 15) % SPACES
    tried = replaced(
        after, to_play=rival, points=TURN, stones=stones, soul=soul, laid_this_turn=False
    )
    return any(
        event.kind == "forced-move" and event.params["to"] == facts["to"]
        for event in events_of(tried, ("s1",))
    )


def stops_before(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    after, seat = done(before, line).position(), int(before.to_play or 0)
    cards = {card["space"] for card in after["laid"] if card["seat"] != seat}
    return facts["space"] in cards and (facts["space"] - 1) % SPACES in after["stones"][seat]


def meets_no_card(before: State, line: tuple[str, ...], _facts: Facts) -> bool:
    return not any(event.kind == "trap" for event in events_of(before, line))


CONFIRMED: Mapping[str, Confirm] = {
    "wins": wins,
    "infamy": takes_the_rest,
    "landing": takes,
    "pushing": takes,
    "crossing": takes,
    "trap": takes,
    "no-soul": rival_gains_nothing,
    "pair-parted": pair_was_in_danger,
    "pair-ahead": pair_is_in_danger,
    "stone-near": stone_is_near,
    "rival-far": rival_is_far,
    "holds-soul": soul_is_held,
    "card-between": lies_between,
    "card-near": is_near,
    "card-drives": moves_a_stone,
    "card-throws": moves_a_stone,
    "stops-before": stops_before,
    "way-clear": meets_no_card,
}
