"""Where blocks are played: in this process, in several, or on a Ray cluster. The results are the same."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

AHEAD = 3
"""How many pieces of work are handed out for each worker, so that none ever waits for the next."""

DEATHS = 5
"""How often in a row workers may die before a single piece of work is done."""

Piece = TypeVar("Piece")
Done = TypeVar("Done")


class Workers(Protocol):
    """Whoever does the same work for many pieces."""

    def __call__(self, work: Callable[[Piece], Done], pieces: Iterable[Piece], /) -> Iterator[Done]:
        """What comes of each piece, in their order."""
        ...


class WorkersDied(RuntimeError):
    """Workers die again and again over the same work."""


def here(work: Callable[[Piece], Done], pieces: Iterable[Piece]) -> Iterator[Done]:
    """In this process, one after the other."""
    return map(work, pieces)


def in_processes(count: int) -> Workers:
    """In so many processes of this machine. The work of one that dies is done again by another."""

    def run(work: Callable[[Piece], Done], pieces: Iterable[Piece]) -> Iterator[Done]:
        coming = iter(pieces)
        waiting: deque[Piece] = deque(islice(coming, count * AHEAD))
        deaths = 0
        while waiting:
            with _pool(count) as pool:
                try:
                    handed_out = deque(pool.submit(work, piece) for piece in waiting)
                    while handed_out:
                        yield handed_out[0].result()
                        deaths = 0
                        handed_out.popleft()
                        waiting.popleft()
                        for piece in islice(coming, 1):
                            waiting.append(piece)
                            handed_out.append(pool.submit(work, piece))
                except BrokenProcessPool as error:
                    deaths += 1
                    if deaths >= DEATHS:
                        raise WorkersDied(
                            f"workers died {deaths} times in a row over {waiting[0]!r}"
                        ) from error

    return run


def on_ray(address: str, count: int | None = None) -> Workers:
    """On the Ray cluster at an address, or on one of this machine (`local`) with `count` processors.

    The work of a worker that dies is done again by another. Raises ValueError where Ray is not installed.
    """
    try:
        import ray
    except ImportError as error:
        raise ValueError("Ray is not installed: pip install 'diablerie[ray]'") from error

    def run(work: Callable[[Piece], Done], pieces: Iterable[Piece]) -> Iterator[Done]:
        ray.init(
            address=None if address == "local" else address,
            num_cpus=count if address == "local" else None,
            include_dashboard=False,
            log_to_driver=False,
        )
        try:
            kept = ray.put(work)
            do: Any = ray.remote(max_retries=DEATHS)(_do)
            resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
            workers = max(1, int(resources.get("CPU", 1)))
            coming = iter(pieces)
            handed_out = deque(do.remote(kept, piece) for piece in islice(coming, workers * AHEAD))
            while handed_out:
                yield ray.get(handed_out.popleft())
                handed_out.extend(do.remote(kept, piece) for piece in islice(coming, 1))
        finally:
            ray.shutdown()

    return run


def _do(work: Callable[[Piece], Done], piece: Piece) -> Done:
    return work(piece)


@contextmanager
def _pool(count: int) -> Iterator[ProcessPoolExecutor]:
    pool = ProcessPoolExecutor(count, get_context("spawn"), initializer=_leave_interrupts)
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts() -> None:
    """Ctrl-C is for the one that hands the work out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
