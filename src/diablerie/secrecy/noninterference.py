"""Non-interference: what a seat cannot know changes nothing that it receives (Goguen and Meseguer 1982).

At positions of random games another world is drawn that a seat cannot tell from the true one. Its
view, tensor, legal actions, refusals, walks and belief must be the same in both to the last byte, and
so must everything it is told of the next action, up to the first event that reveals something to it: of
that one the kind and the clause. What is revealed to another seat alone is compared like all else.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

from ..events import Event
from ..game import Game
from ..refusals import IllegalAction
from ..state import State

SPECTATOR = None
SKIPPED_SHARE = 0.5
"""Of the plies of a random game this share is passed over, so that many games are looked at."""

NO_ACTION = "no action"
TRIED = 4
"""So many actions, legal or not, a seat to move tries at each position, and one that is none."""


@dataclass(frozen=True)
class Finding:
    """A difference that a seat can see between two worlds it should not tell apart."""

    seat: int | None
    channel: str
    history: tuple[str, ...]
    true_world: str
    other_world: str

    def __str__(self) -> str:
        """Where it was found, and both sides from the first difference on."""
        at = next(
            (
                i
                for i, (a, b) in enumerate(zip(self.true_world, self.other_world, strict=False))
                if a != b
            ),
            min(len(self.true_world), len(self.other_world)),
        )
        begin = max(0, at - 40)
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return (
            f"{self.channel} of {who} differs after {' '.join(self.history) or 'the deal'}:\n"
            f"  …{self.true_world[begin : at + 60]}\n  …{self.other_world[begin : at + 60]}"
        )


def check_noninterference(game: Game, positions: int, seed: int = 0) -> list[Finding]:
    """Compare two worlds at so many positions of random games; an empty list means no leak was found."""
    rng = np.random.default_rng(seed)
    findings: list[Finding] = []
    for state, history in islice(random_positions(game, rng), positions):
        for seat in (*range(game.seats), SPECTATOR):
            findings += compare(state, seat, history, rng)
    return findings


def random_positions(
    game: Game, rng: np.random.Generator
) -> Iterator[tuple[State, tuple[str, ...]]]:
    """Positions of random games with the actions that led there, without end."""
    while True:
        state = game.start(int(rng.integers(1 << 62)))
        history: tuple[str, ...] = ()
        while not state.is_over:
            if rng.random() >= SKIPPED_SHARE:
                yield state, history
            action = str(rng.choice(state.legal))
            state = state.play(action)
            history = (*history, action)
        yield state, history


def compare(
    state: State, seat: int | None, history: tuple[str, ...], rng: np.random.Generator
) -> list[Finding]:
    """All differences a seat can see between a state and another world it holds possible."""
    other = state.belief(seat).sample(rng)
    numbers = rng.integers(state.game.n_actions, size=TRIED)
    tried = (NO_ACTION, *(state.game.action_texts[number] for number in numbers))
    findings = [
        Finding(seat, channel, history, here, there)
        for channel, told in channels(seat, tried)
        if (here := told(state)) != (there := told(other))
    ]
    return findings + compare_next_action(state, other, seat, history, rng)


def channels(seat: int | None, tried: tuple[str, ...]) -> list[tuple[str, Callable[[State], str]]]:
    """What a seat receives of a state, as text; `tried` are the actions it asks for when it is to move."""
    found: list[tuple[str, Callable[[State], str]]] = [
        ("view", lambda s: _text(s.view(seat))),
        ("belief", lambda s: s.belief(seat).world.tobytes().hex()),
    ]
    if seat is not None:
        found += [
            ("tensor", lambda s: s.tensor(seat).tobytes().hex()),
        ]
        found += [
            (channel, _for_the_mover(seat, told))
            for channel, told in (
                ("legal", lambda s: _text(s.legal)),
                ("refusals", lambda s: _text([refusal(s, action) for action in tried])),
                ("walks", lambda s: _text([walk.document() for walk in s.walks()])),
            )
        ]
    return found


def refusal(state: State, action: str) -> tuple[Any, ...] | None:
    """All that an IllegalAction says; None if the action is legal."""
    if state.allows(action):
        return None
    try:
        state.play(action)
    except IllegalAction as error:
        return (str(error), error.clause, error.reason, error.params, error.legal)
    return None


def _for_the_mover(seat: int, told: Callable[[State], str]) -> Callable[[State], str]:
    return lambda state: told(state) if state.to_play == seat else ""


def compare_next_action(
    state: State, other: State, seat: int | None, history: tuple[str, ...], rng: np.random.Generator
) -> list[Finding]:
    """Play an action in the true world, one that looks the same in the other, and compare what is told.

    Only an action that openly reveals something at once, such as a card from a hand, may have none that
    looks the same.
    """
    if state.is_over:
        return []
    action = str(rng.choice(state.legal))
    events = state.narrate(action)[1]
    seen = state.seen_action(action, seat)
    alike = [a for a in other.legal if other.seen_action(a, seat) == seen]
    if not alike and events[0].reveals_to(seat):
        return []
    if not alike:
        return [Finding(seat, "action", history, seen, "no action that looks the same")]
    told = _told(events, seat)
    told_there = _told(other.narrate(str(rng.choice(alike)))[1], seat)
    if told == told_there:
        return []
    return [Finding(seat, "events", (*history, action), told, told_there)]


def _told(events: tuple[Event, ...], seat: int | None) -> str:
    lines: list[dict[str, Any]] = []
    for event in events:
        if event.reveals_to(seat):
            lines.append({"kind": event.kind, "clause": event.clause})
            break
        lines.append(event.seen_by(seat))
    return _text(lines)


def _text(value: Any) -> str:
    return json.dumps(value, sort_keys=True)
