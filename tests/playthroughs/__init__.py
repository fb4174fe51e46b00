"""Playthroughs: one short game per game, written out with every value at every state.

A change of rules, views, events or tensors shows as a change of these files, to be read and judged
in review. Write them anew with `python -m tests.playthroughs`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import diablerie
from diablerie import Game, State

FOLDER = Path(__file__).parent
SEEDS_TRIED = 300


def path_of(name: str) -> Path:
    """The file of a game's playthrough."""
    return FOLDER / f"{name}.txt"


def playthrough(name: str) -> str:
    """The shortest of a few hundred games of sensible play, written out."""
    game = diablerie.load(name)
    game.warm()
    seed = min(range(SEEDS_TRIED), key=lambda seed: (len(actions_of(game, seed)), seed))
    return "\n".join(written(game, seed)) + "\n"


def actions_of(game: Game, seed: int) -> list[str]:
    """The actions of one game in which both sides do what comes to mind."""
    rng = np.random.default_rng(seed)
    state = game.start(seed)
    actions: list[str] = []
    while not state.is_over:
        weights = np.zeros(game.n_actions, np.float32)
        game.rules.weigh(game.tables, state.record, state.mask, weights)
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
    for ply, action in enumerate(actions_of(game, seed)):
        yield from described(state, ply)
        yield f"> {action}"
        state, events = state.narrate(action)
        yield from told(game, events)
    yield from described(state, ply + 1)


def described(state: State, ply: int) -> Iterator[str]:
    """Every value of a state."""
    yield ""
    yield f"state {ply}"
    yield from (f"  {key} = {_text(value)}" for key, value in state.position().items())
    yield f"  returns = {state.returns}, scores = {state.scores}, outcome = {state.outcome}"
    shown = " ".join(state.legal[:12]) + (" …" if len(state.legal) > 12 else "")
    yield f"  legal ({len(state.legal)}) = {shown}"
    yield f"  walks = {' '.join(f'{w.piece}→{w.to}{list(w.clauses) or str()}' for w in state.walks())}"
    for seat in (*range(state.game.seats), None):
        view = state.view(seat)
        known = {key: value for key, value in view.items() if key not in ("legal", "game")}
        yield f"  view {seat} = {_text(known)}"
    for seat in range(state.game.seats):
        yield f"  tensor {seat} = {' '.join(pieces(state, seat))}"


def pieces(state: State, seat: int) -> Iterator[str]:
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
        yield f"{name}[{where}]"


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
    return json.dumps(value)
