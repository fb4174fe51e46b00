"""Entry points of a game's WebAssembly module: which compiled functions it exports, and what they are handed.

Each is declared in one line, as its parameters stand in the function that it calls: `state` is a pointer
to a record, `worlds[n_worlds]` one to an array with its length, anything else a number. Lengths come last,
in the order in which they are first named. `layout` writes the same down for whoever calls the module.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import Any

import numpy as np

from ..bots import action_likelihood, endgame, greedy, ismcts
from ..chance import words
from ..compiled import PACKAGE, specialise
from ..game import Game
from ..notes import dtype_with_room
from ..traits import style_dtype

KERNELS = "kernels"
"""Instead of a loop's module: the game's own kernels."""

ENTRY_POINTS = {
    KERNELS: """
        deal(tables, state)
        deal_noted(tables, noted)
        legal(tables, state, mask[n_actions]) -> int32
        apply(tables, state, action)
        apply_noted(tables, noted, action)
        refusal(tables, state, action) -> int32
        redeal(tables, state, seat)
        observe(tables, state, seat, tensor[n_numbers])
        payoffs(tables, state, payoffs[n_seats])
        evaluate(tables, style, state, values[n_seats])
        prior(tables, style, state, mask[n_actions], weights[n_actions]) -> float64
        drop_duplicates(tables, state, last, mask[n_actions])
        seen_as(tables, state, action, seat) -> int32
        undo(tables, before, later, action, seat) -> int32
        scores(tables, state, scores[n_seats])
        has_room(tables, state) -> int32
    """,
    "loops.playout": """
        play_games(tables, state, mask[n_actions], games) -> int32
    """,
    "bots.search_loop": """
        search(tables, styles[2], worlds[n_worlds], seat, nodes[n_nodes], used, search_scratch, plan) -> int32
        learned_search(policy_sizes[n_policy_sizes], policy_weights[n_policy_weights],
                       policy_scales[2,n_policy_scales], policy_room[4,n_policy_room],
                       value_sizes[n_value_sizes], value_weights[n_value_weights],
                       value_scales[2,n_value_scales], value_room[4,n_value_room],
                       gains[n_numbers], hidden[n_hidden], tensor[n_numbers],
                       logits[n_nodes,n_actions], known[n_nodes],
                       tables, styles[2], worlds[n_worlds], seat, nodes[n_nodes], used,
                       search_scratch, plan) -> int32
        transplant(old[n_old], root, nodes[n_nodes]) -> int32
        root_visits(nodes[n_nodes], trees, visits[n_actions], totals[n_actions], seat)
        play_worlds(tables, style, worlds[2], seat, search_scratch, wins[n_seats], games, horizon)
        compare_lines(tables, style, worlds[3], seat, search_scratch, lines[n_lines,length],
                      shares[games,n_lines], horizon)
    """,
    "bots.lookahead_loop": """
        look_ahead(tables, style, layers[2,width], contents[2,width], firsts[2,width], seen[n_hashes],
                   greedy_scratch)
    """,
    "bots.endgame_loop": """
        lay_out(tables, worlds[n_worlds], weights[n_worlds], line[longest], marks[longest],
                positions[n_positions], sets[n_sets], choices[n_choices], places[n_places],
                tensor[n_numbers], endgame_scratch) -> int32
        set_at(tables, moments[n_moments], taken[n_taken], seat, sets[n_sets], places[n_places],
               tensor[n_numbers]) -> int32
        improve(positions[n_positions], sets[n_sets], choices[n_choices], done, rounds)
    """,
    "bots.action_likelihood_loop": """
        redeal_worlds(tables, state, worlds[n_worlds], seat, likelihood_scratch)
        weigh_worlds(tables, style, moments[n_moments], taken[n_taken], worlds[n_worlds], seat,
                     logarithms[n_worlds], likelihood_scratch)
        likelihoods_of(tables, style, worlds[n_worlds], taken[n_worlds], found[n_worlds], likelihood_scratch)
        choose_worlds(worlds[n_worlds], logarithms[n_worlds], likelihood_scratch)
    """,
}
"""By the module that a function is in: the functions exported, those alone that a game has."""

NOTED = "_noted"
"""Behind the name of a kernel: the same over a record with room for notes."""

CONTENTS = "contents"
"""The parameter that shows `layers` without what tells no positions apart (`greedy.without_history`)."""

NUMBERS = {
    "mask": "uint8",
    "tensor": "float32",
    "payoffs": "float32",
    "values": "float32",
    "weights": "float32",
    "scores": "int64",
    "visits": "int64",
    "totals": "float64",
    "wins": "float64",
    "lines": "int64",
    "shares": "float64",
    "firsts": "int32",
    "seen": "int64",
    "taken": "int64",
    "logarithms": "float64",
    "found": "float64",
    "gains": "float32",
    "hidden": "int64",
    "logits": "int32",
    "known": "uint8",
    "places": "int32",
    **{
        f"{whose}_{part}": "int32"
        for whose in ("policy", "value")
        for part in ("sizes", "scales", "room")
    },
    **{f"{whose}_weights": "int8" for whose in ("policy", "value")},
}
"""Of what arrays of numbers consist."""

RECORDS = {
    "styles": "style",
    "worlds": "state",
    "before": "state",
    "later": "state",
    "layers": "state",
    "moments": "state",
    "line": "state",
    "marks": "mark",
    "nodes": "node",
    "old": "node",
    "positions": "position",
    "sets": "set",
    "choices": "choice",
}
"""Of which records parameters are that are not called as the record is."""

_DECLARED = re.compile(r"(\w+)\(([^()]*)\)(?: -> (\w+))?")
_PARAMETER = re.compile(r"(\w+)(?:\[([\w,]+)\])?")


@dataclass(frozen=True)
class Parameter:
    """A parameter: the element it points to (a record's name or a number's type), None for a number.

    `shape`: of an array, each a number or the name of the length that is handed over; empty for one record.
    """

    name: str
    element: str | None
    shape: tuple[str, ...] = ()


@dataclass(frozen=True)
class EntryPoint:
    """A function that a module exports; `returns`: a number's type, None for nothing."""

    name: str
    function: Callable[..., Any]
    parameters: tuple[Parameter, ...]
    returns: str | None

    @cached_property
    def lengths(self) -> tuple[str, ...]:
        """The lengths handed over behind the parameters."""
        named = (length for each in self.parameters for length in each.shape)
        return tuple(dict.fromkeys(length for length in named if not length.isdigit()))


def entry_points(game: Game) -> tuple[EntryPoint, ...]:
    """All functions that the module of a game exports."""
    kinds = record_dtypes(game)
    found = []
    for room, declared in ENTRY_POINTS.items():
        rules = game.compiled_rules
        module = rules if room == KERNELS else specialise(f"{PACKAGE}.{room}", rules)
        found += list(_declared(module, declared, kinds))
    return tuple(found)


def record_dtypes(game: Game) -> Mapping[str, np.dtype[np.void]]:
    """The records that a game's entry points are handed, by name."""
    key = words(b"layout", 0)
    return {
        "tables": game.tables.dtype,
        "state": game.STATE,
        "noted": dtype_with_room(game.STATE),
        "style": style_dtype(game.ai.traits),
        "node": ismcts.node_dtype(game),
        "plan": ismcts.PLAN,
        "mark": endgame.MARK,
        "position": endgame.NODE,
        "set": endgame.SET,
        "choice": endgame.CHOICE,
        "search_scratch": ismcts.scratch_for(game, key).dtype,
        "greedy_scratch": greedy.scratch_for(game).dtype,
        "endgame_scratch": endgame.scratch_for(game).dtype,
        "likelihood_scratch": action_likelihood.scratch_for(game, key).dtype,
    }


def _declared(module: ModuleType, declared: str, kinds: Mapping[str, Any]) -> Iterator[EntryPoint]:
    for name, parameters, returns in _DECLARED.findall(declared):
        function = getattr(module, name.removesuffix(NOTED), None)
        if function is not None:
            read = [
                _parameter(each, shape, kinds) for each, shape in _PARAMETER.findall(parameters)
            ]
            yield EntryPoint(name, function, tuple(read), returns or None)


def _parameter(name: str, shape: str, kinds: Mapping[str, Any]) -> Parameter:
    record = RECORDS.get(name, name)
    if record in kinds:
        element: str | None = record
    elif name == CONTENTS:
        element = CONTENTS
    else:
        element = NUMBERS[name] if shape else None
    return Parameter(name, element, tuple(filter(None, shape.split(","))))
