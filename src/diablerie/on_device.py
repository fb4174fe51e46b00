"""Rules on a CUDA device: what `compiled` offers, for rules that become functions of a graphics processor.

Only `compiled.device_twin` imports this file, under the name `diablerie_on_device.compiled`. Nothing is heard
of what happens in such rules, and they end nowhere but where they return: a device knows no exceptions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import cuda

Function = TypeVar("Function", bound=Callable[..., Any])
Record = Any


def compiled(function: Function) -> Function:
    """The function for a device, made for the types that a kernel calls it with."""
    return cast("Function", cuda.jit(device=True)(function))


brief = compiled


def _forget(_state: Record, _clause: int, _kind: int, *_facts: Any) -> None:
    """Nobody listens."""


note = compiled(_forget)
