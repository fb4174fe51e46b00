"""Layout of a module's memory and entry points, and set-ups of its game: JSON for whoever calls it."""

from __future__ import annotations

import base64
from dataclasses import asdict
from typing import Any

import numpy as np

from .. import bots
from ..bots.greedy import DEPTH, WIDTH
from ..bots.ismcts import ROOM
from ..bots.win_probability import MOST_ACTIONS
from ..documents import Document
from ..game import ANY_WORLD, Game
from .entry_points import EntryPoint, entry_points, record_dtypes


def layout(game: Game) -> Document:
    """What the module of a game needs to be called, whatever its seats and options.

    `records`: by name, `size` in bytes and `fields`, each with `offset`, `type` and `shape`.
    `entryPoints`: by name, `parameters`, the names of the `lengths` behind them, what it `returns`.
    `traits`: the numbers of the usual style. `levels`: the searches of the bots that search.
    """
    dtypes = record_dtypes(game)
    return {
        "game": game.name,
        "title": game.title,
        "clausePrefix": game.clause_prefix,
        "records": {name: _record(dtype) for name, dtype in dtypes.items()},
        "entryPoints": {entry.name: _entry_point(entry) for entry in entry_points(game)},
        "anyWorld": ANY_WORLD.tolist(),
        "mostActions": MOST_ACTIONS,
        "nodesPerSimulation": ROOM,
        "greedy": {"depth": DEPTH, "width": WIDTH},
        "traits": {name: trait.usual for name, trait in game.ai.traits.items()},
        "levels": _levels(game),
    }


def setup(game: Game) -> Document:
    """What the module needs of one game with its seats and options settled.

    `tables`: the record of that name in base64; `actions`: the notation by number; `tensor`: the pieces of
    what `observe` writes, in order, with their shapes.
    """
    return {
        "seats": game.seats,
        "options": {o.name: game.options[o.name] for o in game.OPTIONS},
        "actions": list(game.action_texts),
        "tensor": {name: list(shape) for name, shape in game.tensor_pieces.items()},
        "tables": base64.b64encode(game.tables.tobytes()).decode(),
    }


def _levels(game: Game) -> Document:
    plans = {name: bots.level(name).plan(game) for name in bots.names()}
    return {name: asdict(plan) for name, plan in plans.items() if plan is not None}


def _record(dtype: np.dtype[np.void]) -> Document:
    fields: dict[str, Any] = {}
    for name, (kind, offset, *_) in (dtype.fields or {}).items():
        fields[name] = {"offset": offset, "type": kind.base.name, "shape": list(kind.shape)}
    return {"size": dtype.itemsize, "fields": fields}


def _entry_point(entry: EntryPoint) -> Document:
    parameters = []
    for each in entry.parameters:
        told: Document = {"name": each.name}
        if each.element is not None:
            told |= {"element": each.element, "shape": list(each.shape)}
        parameters.append(told)
    return {"parameters": parameters, "lengths": list(entry.lengths), "returns": entry.returns}
