"""Malloc: how many heaps the C library keeps for a server."""

from __future__ import annotations

import ctypes
import sys

ARENA_MAX, ARENAS = -8, 2
"""glibc's M_ARENA_MAX. By default threads have up to eight heaps per core, each as large as it ever was."""

MMAP_THRESHOLD, LARGE = -3, 128 * 1024
"""glibc's M_MMAP_THRESHOLD, in bytes: what is larger goes back as soon as it is free. Set, it stays there."""


def keep_few() -> None:
    """Have all threads share few heaps, and large pieces given back; where it is not glibc: nothing."""
    if not sys.platform.startswith("linux"):
        return
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(ARENA_MAX, ARENAS)
        mallopt(MMAP_THRESHOLD, LARGE)
