"""Laid-out policy: what a search goes by, as flat arrays for compiled code and WebAssembly modules.

`LearnedPolicy.laid_out` makes one; as bytes it travels to browsers, which have no NumPy to read weights by.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .evaluation import AT_ONCE

if TYPE_CHECKING:
    from ..game import Game
    from .integer_network import IntegerNetwork

ROWS = 4
"""Of the room that a network is evaluated in."""


class FlatNetwork(NamedTuple):
    """An integer network as flat arrays; one that is not there has no sizes.

    `sizes` int32 (layers + 1,): of the inputs, and of what each layer puts out. `weights` int8: of each
    hidden layer (in, out) and then of the outputs (out, in), all one after another; `scales` int32 (2, out):
    biases and multipliers of all layers one after another.
    """

    sizes: NDArray[np.int32]
    weights: NDArray[np.int8]
    scales: NDArray[np.int32]

    def room(self) -> NDArray[np.int32]:
        """Room to evaluate it in: int32 (ROWS, widest)."""
        widest = max([0, *(int(size) for size in self.sizes[:-1])])
        return np.zeros((ROWS, widest + AT_ONCE), np.int32)


def flat(network: IntegerNetwork | None) -> FlatNetwork:
    """A network as flat arrays. Raises ValueError for one without hidden layers."""
    if network is None:
        return FlatNetwork(np.zeros(0, np.int32), np.zeros(0, np.int8), np.zeros((2, 0), np.int32))
    *hidden, last = network.layers
    if not hidden:
        raise ValueError("a search needs a network with at least one hidden layer")
    weights = [*(layer.weights.T for layer in hidden), last.weights]
    scales = [np.stack([layer.bias, layer.multipliers]) for layer in network.layers]
    return FlatNetwork(
        np.array([network.length, *(len(layer.bias) for layer in network.layers)], np.int32),
        np.concatenate([each.reshape(-1) for each in weights]),
        np.concatenate(scales, 1),
    )


@dataclass(frozen=True)
class LaidOutPolicy:
    """A policy, and values where there are any, with what they were made for.

    `facts`: as `LearnedPolicy` has them. `gains` float32 (length,): see `Features`; `hidden` int64: at which
    places of their tensor the other seats know what the seat to move may not.
    """

    facts: Mapping[str, Any]
    gains: NDArray[np.float32]
    hidden: NDArray[np.int64]
    policy: FlatNetwork
    values: FlatNetwork

    @property
    def traits(self) -> Mapping[str, float]:
        """The traits of the prior that it goes by."""
        traits: Mapping[str, float] = self.facts["traits"]
        return traits

    def shown(self, game: Game) -> Game:
        """The game with its tensor in the form that was learnt from."""
        return game.with_tensor(self.facts["tensor"])

    def is_for(self, game: Game) -> bool:
        """Whether it was made for a game as it is set up."""
        return _difference(self.facts, game) is None

    def check(self, game: Game) -> None:
        """Raise ValueError for a game that it was not made for, saying which that is."""
        worths = int(self.values.sizes[-1]) if len(self.values.sizes) else None
        check_fit(self.facts, game, (len(self.gains), int(self.policy.sizes[-1]), worths))

    def arrays(self, nodes: int) -> tuple[NDArray[Any], ...]:
        """What `search_loop.learned_search` is handed before a game's tables, for trees of so many nodes."""
        return (
            *(*self.policy, self.policy.room()),
            *(*self.values, self.values.room()),
            self.gains,
            self.hidden,
            np.zeros(len(self.gains), np.float32),
            np.zeros((nodes, int(self.policy.sizes[-1])), np.int32),
            np.zeros(nodes, np.uint8),
        )

    def to_bytes(self) -> bytes:
        """A line of JSON, and behind it the numbers of all arrays."""
        arrays = [np.ascontiguousarray(each) for each in self._parts()]
        forms = [[each.dtype.name, list(each.shape)] for each in arrays]
        head = json.dumps({"facts": dict(self.facts), "arrays": forms}, sort_keys=True)
        return b"\n".join([head.encode(), b"".join(each.tobytes() for each in arrays)])

    @classmethod
    def from_bytes(cls, content: bytes) -> LaidOutPolicy:
        """What `to_bytes` has written."""
        head, _, numbers = content.partition(b"\n")
        told = json.loads(head)
        gains, hidden, *networks = _arrays_in(numbers, told["arrays"])
        return cls(
            told["facts"], gains, hidden, FlatNetwork(*networks[:3]), FlatNetwork(*networks[3:])
        )

    def _parts(self) -> Iterable[NDArray[Any]]:
        return self.gains, self.hidden, *self.policy, *self.values


def _arrays_in(content: bytes, forms: Iterable[tuple[str, list[int]]]) -> Iterable[NDArray[Any]]:
    at = 0
    for name, shape in forms:
        kind: np.dtype[Any] = np.dtype(getattr(np, name))
        size = kind.itemsize
        for count in shape:
            size *= count
        yield np.ndarray(tuple(shape), kind, content[at : at + size])
        at += size


def facts_of(game: Game) -> dict[str, Any]:
    """What of a game a policy is made for, as plain values; the tensor's form is the policy's own."""
    facts = {
        "game": game.name,
        "seats": game.seats,
        "options": dict(game.options),
        "environment_version": game.environment_version,
        "rules_version": game.rules_version,
    }
    plain: dict[str, Any] = json.loads(json.dumps(facts))
    return plain


def check_fit(facts: Mapping[str, Any], game: Game, sizes: tuple[int, int, int | None]) -> None:
    """Raise ValueError for a game that something was not learnt for, saying which that is.

    `sizes`: how many features and actions it has, and values of how many seats, None where it has none.
    """
    difference = _difference(facts, game)
    if difference is not None:
        raise ValueError(difference)
    length, actions, seats = sizes
    shown = game.with_tensor(facts["tensor"])
    if (shown.tensor_shape, game.n_actions) != ((length,), actions):
        raise ValueError(f"this was learnt for other tensors or actions than {game!r} has")
    if seats not in (None, game.seats):
        raise ValueError(f"this has values for other seats than {game!r} has")


def _difference(facts: Mapping[str, Any], game: Game) -> str | None:
    for name, found in facts_of(game).items():
        if found != facts[name]:
            return f"this was learnt with {name} {facts[name]!r}, not {found!r}"
    return None
