"""Device kernels: the vector loop of a game, in which each thread of a CUDA device has games of its own."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from numba import cuda

from diablerie import Game
from diablerie.compiled import PACKAGE, device_twin, specialise

THREADS = 128
"""Threads of a block: four times what takes a step together on every device of the last fifteen years."""

MOST_BLOCKS = 1 << 16
"""Beyond so many blocks a thread has more games than one."""

CLEARED = 1024
"""So many bytes are cleared by each thread: to a simulated device threads are dear."""

Kernel = Callable[..., None]
"""What is called with arrays of the device, once for all games: `kernel[blocks, threads](...)`."""


@dataclass(frozen=True)
class Kernels:
    """The kernels of a game; parameters of one name are the same array (see `device_block`)."""

    begin: Any
    find_refused: Any
    step: Any
    draw: Any
    clear: Any


def launched(kernel: Any, n: int) -> Kernel:
    """A kernel with as many threads as n games or numbers ask for."""
    with warnings.catch_warnings():
        # That few games do not fill a device is whoever asks for few to know.
        warnings.simplefilter("ignore")
        launch: Kernel = kernel[min(-(-n // THREADS), MOST_BLOCKS), THREADS]
    return launch


def kernels_of(game: Game) -> Kernels:
    """The kernels of a game: the compiler makes machine code of one when it is first launched."""
    return _kernels(game.kernels)


@cache
def _kernels(rules: str) -> Kernels:
    loop: Any = specialise(f"{PACKAGE}.loops.vector", device_twin(rules))
    return Kernels(_begin(loop), _find_refused(loop), _step(loop), _draw(loop), clear)


def _kernel(function: Callable[..., None]) -> Any:
    return cuda.jit(function)


@_kernel
def clear(numbers: Any) -> None:
    """Write 0 into each number."""
    for index in range(cuda.grid(1), len(numbers), cuda.gridsize(1)):
        numbers[index] = 0


def _begin(loop: Any) -> Any:
    @_kernel
    def begin(
        tables: Any,
        seeds: Any,
        others: Any,
        states: Any,
        dice: Any,
        callers: Any,
        mask: Any,
        tensor: Any,
        to_play: Any,
    ) -> None:
        games = range(cuda.grid(1), len(states), cuda.gridsize(1))
        for game in games:
            for word in range(seeds.shape[1]):
                states[game].rng[word] = seeds[game, word]
                dice[game].rng[word] = others[game, word]
        loop.begin(tables[0], states, dice, callers, games, mask, tensor, to_play, None, None)

    return begin


def _find_refused(loop: Any) -> Any:
    @_kernel
    def find_refused(tables: Any, states: Any, actions: Any, n_actions: int, refused: Any) -> None:
        for game in range(cuda.grid(1), len(states), cuda.gridsize(1)):
            if loop.is_refused(tables[0], states[game], actions[game], n_actions):
                cuda.atomic.min(refused, 0, game)

    return find_refused


def _step(loop: Any) -> Any:
    @_kernel
    def step(
        tables: Any,
        states: Any,
        dice: Any,
        callers: Any,
        turning: int,
        actions: Any,
        refused: Any,
        mask: Any,
        tensor: Any,
        to_play: Any,
        done: Any,
        payoffs: Any,
        rewards: Any,
    ) -> None:
        if refused[0] < len(states):
            return
        for game in range(cuda.grid(1), len(states), cuda.gridsize(1)):
            done[game] = False
            for seat in range(payoffs.shape[1]):
                payoffs[game, seat] = 0
            actor = to_play[game]
            loop.step(
                tables[0],
                states,
                dice,
                callers,
                turning,
                range(game, game + 1),
                actions,
                mask,
                tensor,
                to_play,
                done,
                payoffs,
                tensor[:0],
                to_play,
                None,
                None,
                None,
            )
            rewards[game] = payoffs[game, actor]

    return step


def _draw(loop: Any) -> Any:
    @_kernel
    def draw(mask: Any, dice: Any, actions: Any) -> None:
        for game in range(cuda.grid(1), len(mask), cuda.gridsize(1)):
            actions[game] = loop.draw_action(mask[game], dice[game])

    return draw
