"""Compiler for devices where none is: a kernel's LLVM IR as numba-cuda makes it, and PTX as NVVM does."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numba import cuda, types
from numba.cuda import dispatcher
from numba.cuda.cudadrv import nvvm
from numba.cuda.typing.typeof import typeof

from diablerie import Game
from diablerie.chance import words_of_plies
from diablerie.envs.device_kernels import Kernels
from diablerie.envs.vector_block import DIE, OTHERS

CAPABILITY = (8, 0)
"""That of an A100."""


@dataclass(frozen=True)
class Device:
    """As much of a device as the compiler asks it."""

    compute_capability: tuple[int, int] = CAPABILITY


@dataclass
class Asked:
    """What NVVM has been asked to compile, one kernel after another: the modules of each as LLVM IR."""

    modules: list[Sequence[str]] = field(default_factory=list)
    is_compiled: bool = True


def listen(asked: Asked) -> None:
    """Have the compiler do without a device, and keep what NVVM is asked."""
    ask = nvvm.compile_ir

    def keep(modules: Sequence[str], **options: Any) -> bytes:
        asked.modules.append(modules)
        answer: bytes = ask(modules, **options) if asked.is_compiled else b""
        return answer

    nvvm.compile_ir = keep
    dispatcher.get_current_device = Device


def ptx(kernel: Any, arguments: Sequence[Any]) -> str:
    """A kernel for arguments of these types, as PTX."""
    signature = types.void(*map(typeof, arguments))
    code: str = cuda.compile(kernel.py_func, signature, cc=CAPABILITY, device=False, abi="numba")[0]
    return code


def buffers(game: Game, n: int, key: bytes) -> dict[str, Any]:
    """What kernels are handed, by the names of their parameters, with n games before they are dealt."""
    return {
        "tables": np.asarray(game.tables).reshape(1).copy(),
        "seeds": words_of_plies(key, n),
        "others": words_of_plies(key + OTHERS, n),
        "states": np.zeros(n, game.STATE),
        "dice": np.zeros(n, DIE),
        "callers": np.full(n, -1),
        "turning": 1,
        "actions": np.zeros(n, np.int64),
        "n_actions": game.n_actions,
        "refused": np.full(1, n),
        "mask": np.zeros((n, game.n_actions), np.int8),
        "tensor": np.zeros((n, *game.tensor_shape), np.float32),
        "to_play": np.zeros(n, np.int64),
        "done": np.zeros(n, np.bool_),
        "payoffs": np.zeros((n, game.seats), np.float32),
        "rewards": np.zeros(n),
        "numbers": np.zeros(n, np.uint8),
    }


def arguments_of(kernel: Any, among: Mapping[str, Any]) -> list[Any]:
    """What a kernel is handed, in order."""
    return [among[name] for name in inspect.signature(kernel.py_func).parameters]


def named(kernels: Kernels) -> dict[str, Any]:
    """The kernels of a game by name."""
    return dict(vars(kernels))
