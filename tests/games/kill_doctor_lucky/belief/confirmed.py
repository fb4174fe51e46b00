"""What open facts of Kill Doctor Lucky say, looked up in the rules: in one world, by playing it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from diablerie import State
from tests.games.lines import done, events_of

Facts = Mapping[str, Any]
Confirm = Callable[[State, tuple[str, ...], Facts], bool]


def before_the_end(before: State, line: tuple[str, ...]) -> State:
    """The state in which the turn is ended, or after all of the line."""
    return done(before, [action for action in line if action not in ("end", "snoop")])


def ended(state: State, _line: tuple[str, ...] = ()) -> State:
    """After the end of the turn, whoever's it is."""
    return state.play("halt").play("end") if state.allows("halt") else state.play("end")


def is_attempted(before: State, line: tuple[str, ...], _facts: Facts) -> bool:
    return done(before, line).position()["attempt"] is not None


def counts_for(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    attempt = done(before, line).position()["attempt"]
    return bool(attempt["weapon"] == facts["weapon"] and attempt["value"] == facts["value"])


def doctor_is_here(before: State, line: tuple[str, ...], _facts: Facts) -> bool:
    after = before_the_end(before, line).position()
    return bool(after["lucky"] == after["pawns"][before.to_play])


def would_have_moved(before: State, _line: tuple[str, ...], facts: Facts) -> bool:
    if not before.allows("end"):
        return True
    met = [e.params["seat"] for e in events_of(before, ("end",)) if e.kind == "walked-in"]
    return facts["seat"] in met or before.play("end").to_play == facts["seat"]


def moves_again(before: State, line: tuple[str, ...], _facts: Facts) -> bool:
    return done(before, line).to_play == before.to_play


def moves_next(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    return bool(done(before, line).to_play == facts["seat"])


def cannot_attempt(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    after = done(before, line)
    is_there = after.position()["lucky"] == facts["space"] and after.to_play == facts["seat"]
    return is_there and not any(action.startswith("attempt") for action in after.legal)


def doctor_is_in(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    return bool(doctor_after(before_the_end(before, line), 0) == facts["space"])


def doctor_goes_next(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    return bool(doctor_after(before_the_end(before, line), 1) == facts["space"])


def doctor_comes_later(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    return bool(doctor_after(before_the_end(before, line), facts["count"]) == facts["space"])


def doctor_after(state: State, turns: int) -> str:
    """Where the Doctor is when so many turns have been ended without doing anything."""
    for _ in range(turns):
        state = ended(state)
    return str(state.position()["lucky"])


def is_unseen(before: State, line: tuple[str, ...], _facts: Facts) -> bool:
    """With the Doctor there, the seat might attempt the murder (KDL-15)."""
    after = before_the_end(before, line).position()
    seat = before.to_play
    alone = {
        **after,
        "lucky": after["pawns"][seat],
        "phase": "turn",
        "moving": None,
        "to_play": seat,
    }
    return before.game.position({**alone, "turn_of": seat, "attempt": None}, seed=0).allows(
        "attempt"
    )


def brings_a_card(before: State, line: tuple[str, ...], _facts: Facts) -> bool:
    return any(event.kind == "draw" for event in events_of(before, line))


def foils(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    told = {event.kind: event.params for event in events_of(before, line)}
    exact = facts.get("value")
    return "foiled" in told and (
        exact is None or (told["foiled"]["wasted"] == 0 and exact == left(before))
    )


def left(state: State) -> int:
    """The points to go of an attempt."""
    return int(state.position()["attempt"]["value"])


def cannot_foil_alone(before: State, _line: tuple[str, ...], facts: Facts) -> bool:
    """Though it plays all its failures."""
    state, spent = before, 0
    while (
        any(action.startswith("fail") for action in state.legal) and state.to_play == before.to_play
    ):
        action = max(action for action in state.legal if action.startswith("fail"))
        spent += int(action[-1])
        state = state.play(action)
    return bool(spent == facts["own"] < facts["value"] == left(before))


def is_asked_last(before: State, _line: tuple[str, ...], _facts: Facts) -> bool:
    return before.play("pass").is_over


def is_asked_after(before: State, _line: tuple[str, ...], facts: Facts) -> bool:
    return bool(before.play("pass").to_play == facts["seat"])


CONFIRMED: Mapping[str, Confirm] = {
    "attempt": is_attempted,
    "special": counts_for,
    "fetched": doctor_is_here,
    "kept-from": would_have_moved,
    "again": moves_again,
    "guards": cannot_attempt,
    "here": doctor_is_in,
    "next": doctor_goes_next,
    "later": doctor_comes_later,
    "unseen": is_unseen,
    "snoop": brings_a_card,
    "follows-met": moves_next,
    "follows-left": moves_next,
    "foils": foils,
    "foils-exactly": foils,
    "too-few": cannot_foil_alone,
    "last": is_asked_last,
    "asked-after": is_asked_after,
}
