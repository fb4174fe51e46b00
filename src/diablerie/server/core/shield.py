"""Shield: work that goes on when its caller is cancelled."""

from __future__ import annotations

import asyncio
from typing import Any, TypeVar

from ...rejection import Rejection
from ..errors import Unavailable

T = TypeVar("T")


async def shielded(task: asyncio.Task[T]) -> T:
    """What a task brings or raises; if the caller is cancelled, the task goes on.

    A refusal that nobody waits for any more is no error; any other failure is told to the loop.
    """
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_unheard)
        raise


def _unheard(task: asyncio.Task[Any]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Rejection | Unavailable):
        told = {"message": "it failed, and nobody waited for it", "exception": error, "task": task}
        task.get_loop().call_exception_handler(told)
