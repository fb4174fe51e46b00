"""File lock: being the only process that does something; it goes with whoever held it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import BinaryIO

try:
    import fcntl
except ImportError:
    # Systems without it run one process on a file, which need not wait for others.
    fcntl = None  # type: ignore[assignment]  # a module elsewhere


@contextmanager
def alone(file: BinaryIO) -> Iterator[None]:
    """Hold the lock of an open file; waits as long as another process holds it."""
    if fcntl is not None:
        fcntl.flock(file, fcntl.LOCK_EX)
    try:
        yield
    finally:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_UN)
