"""Playthroughs: one short game per game, with every value of its first state and every change after it.

A change of rules, views, events or tensors shows as a change of these files, to be read and judged
in review. Write them anew with `python -m tests.playthroughs`. A game may say in `shown.py` in its
tests what the game has to show: `SEATS`, and the `KINDS` of actions that must occur.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np

import diablerie
from diablerie import Game, State
from tests.games.of_game import if_told

FOLDER = Path(__file__).parent
SEEDS_TRIED = 300


def path_of(name: str) -> Path:
    """The file of a game's playthrough."""
    return FOLDER / f"{name}.txt"


def playthrough(name: str) -> str:
    """Of a few hundred games of sensible play the shortest that shows what it has to, written out."""
    seats, kinds = _wanted(name)
    game = diablerie.load(name, seats=seats)
    game.warm()
    played = {seed: actions_of(game, seed) for seed in range(SEEDS_TRIED)}
    fit = [seed for seed, actions in played.items() if kinds <= set(map(_kind, actions))]
    seed = min(fit, key=lambda seed: (len(played[seed]), seed))
    return "\n".join(written(game, seed)) + "\n"


def _wanted(name: str) -> tuple[int | None, set[str]]:
    """How many seats, and which kinds of actions a playthrough is to show."""
    wanted = if_told(name, "shown")
    return (None, set()) if wanted is None else (wanted.SEATS, wanted.KINDS)


def _kind(action: str) -> str:
    return action.partition(":")[0]


def actions_of(game: Game, seed: int) -> list[str]:
    """The actions of one game in which both sides do what comes to mind."""
    rng = np.random.default_rng(seed)
    style = game.ai.style()
    state = game.start(seed)
    actions: list[str] = []
    while not state.is_over:
        weights = np.zeros(game.n_actions, np.float32)
        game.rules.prior(game.tables, style, state.record, state.mask, weights)
        chances = weights.astype(np.float64).cumsum()
        number = int(np.searchsorted(chances, rng.random() * chances[-1], side="right"))
        actions.append(game.action(number))
        state = state.play(actions[-1])
    return actions


def written(game: Game, seed: int) -> Iterator[str]:
    """The lines of a playthrough."""
    yield f"game {game.name}, {game.seats} seats, rules version {game.rules_version}, seed {seed}"
    yield from (f"option {name} = {value}" for name, value in game.options.items())
    yield f"tensor {dict(game.tensor_pieces)}"
    state, events = game.narrate_start(seed)
    yield from told(game, events)
    values: Values = {}
    for ply, action in enumerate(actions_of(game, seed)):
        before, values = values, values_of(state)
        yield from described(before, values, ply)
        yield f"> {action}"
        state, events = state.narrate(action)
        yield from told(game, events)
    yield from described(values, values_of(state), ply + 1)


Values = Mapping[str, Any]


def values_of(state: State) -> Values:
    """Every value of a state, by what it is called."""
    shown = " ".join(state.legal[:12]) + (" …" if len(state.legal) > 12 else "")
    moves = " ".join(f"{w.piece}→{w.to}{list(w.clauses) or ''}" for w in state.composite_moves())
    seats = range(state.game.seats)
    return {
        **state.position(),
        "returns": f"{state.returns}, scores = {state.scores}, outcome = {state.outcome}",
        f"legal ({len(state.legal)})": shown,
        "walks": moves,
        **{f"view {seat}": _seen(state, seat) for seat in (*seats, None)},
        **{f"tensor {seat}": dict(pieces(state, seat)) for seat in seats},
    }


def _seen(state: State, seat: int | None) -> dict[str, Any]:
    view = state.view(seat)
    return {key: value for key, value in view.items() if key not in ("legal", "game")}


def described(before: Values, values: Values, ply: int) -> Iterator[str]:
    """The values of a state that are not as before, and of those with parts, the parts."""
    yield ""
    yield f"state {ply}"
    for name, value in values.items():
        if name not in before:
            yield f"  {name} = {_text(value)}"
        elif value != before[name]:
            yield f"  {name} = {_text(changes(before[name], value))}"


def changes(before: Any, after: Any) -> Any:
    """What has changed: of a dict the parts that did, with "gone" for those there are no more."""
    if not isinstance(before, dict) or not isinstance(after, dict):
        return after
    changed = {
        key: changes(before[key], value) if key in before else value
        for key, value in after.items()
        if key not in before or before[key] != value
    }
    return {**changed, **{key: "gone" for key in before if key not in after}}


def pieces(state: State, seat: int) -> Iterator[tuple[str, str]]:
    """The named pieces of a tensor: where each is not zero."""
    tensor = state.tensor(seat)
    at = 0
    for name, shape in state.game.tensor_pieces.items():
        size = int(np.prod(shape))
        part = tensor[at : at + size]
        at += size
        where = ",".join(
            f"{i}" if part[i] == 1 else f"{i}:{part[i]:g}" for i in np.flatnonzero(part)
        )
        yield name, where


def told(game: Game, events: Any) -> Iterator[str]:
    """Events in full, and what other seats are not told."""
    for event in events:
        marks = "".join(f", {mark}" for mark in ("random", "reveals") if getattr(event, mark))
        yield f"  {event.clause} {event.kind} {_text(dict(event.params))}{marks}"
        for seat in range(game.seats):
            seen = event.seen_by(seat)["params"]
            hidden = [key for key, value in event.params.items() if seen[key] != value]
            if hidden:
                yield f"    not told seat {seat}: {', '.join(hidden)}"


def _text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
