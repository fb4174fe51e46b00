"""Workers: blocks are played in this process, in several, or on a Ray cluster, with the same results."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Protocol, TypeVar

from ..extras import needs

AHEAD = 3
"""How many pieces of work are handed out for each worker, so that none ever waits for the next."""

DEATHS = 5
"""So many deaths of workers in a row, without a single piece of work done, are too many."""

Piece = TypeVar("Piece")
Done = TypeVar("Done")


class Workers(Protocol):
    """Whoever does the same work for many pieces."""

    def __call__(
        self, work: Callable[[Piece], Done], pieces: Iterable[Piece], /
    ) -> Iterator[tuple[Piece, Done]]:
        """Each piece with what came of it, as soon as it is done."""
        ...


class WorkersDied(RuntimeError):
    """Workers die again and again over the same work."""


def here(work: Callable[[Piece], Done], pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Done]]:
    """In this process, one after the other."""
    return ((piece, work(piece)) for piece in pieces)


def in_processes(count: int) -> Workers:
    """In so many processes of this machine. The work of one that dies is done again by another."""

    def run(work: Callable[[Piece], Done], pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Done]]:
        coming = iter(pieces)
        waiting = list(islice(coming, count * AHEAD))
        deaths = 0
        while waiting:
            with _pool(count) as pool:
                try:
                    handed_out = {pool.submit(work, piece): piece for piece in waiting}
                    while handed_out:
                        for future in wait(handed_out, return_when=FIRST_COMPLETED).done:
                            done = future.result()
                            deaths = 0
                            piece = handed_out.pop(future)
                            waiting.remove(piece)
                            for more in islice(coming, 1):
                                waiting.append(more)
                                handed_out[pool.submit(work, more)] = more
                            yield piece, done
                except BrokenProcessPool as error:
                    deaths += 1
                    if deaths >= DEATHS:
                        raise WorkersDied(
                            f"workers died {deaths} times in a row over one of {waiting!r}"
                        ) from error

    return run


def on_ray(address: str, count: int | None = None) -> Workers:
    """On the Ray cluster at an address, or on one of this machine (`local`) with `count` processors.

    The work of a worker that dies is done again by another. Raises NotInstalled where Ray is not.
    """
    with needs("diablerie[ray]"):
        import ray

    def run(work: Callable[[Piece], Done], pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Done]]:
        ray.init(
            address=address,
            num_cpus=count if address == "local" else None,
            include_dashboard=False,
            log_to_driver=False,
        )
        try:
            kept = ray.put(work)
            # Ray's types say less than it does.
            untyped: Any = ray
            do = untyped.remote(max_retries=DEATHS - 1)(_do)
            workers = max(1, int(untyped.cluster_resources().get("CPU", 1)))
            coming = iter(pieces)
            handed_out = {do.remote(kept, p): p for p in islice(coming, workers * AHEAD)}
            while handed_out:
                (first,), _ = ray.wait(list(handed_out))
                piece = handed_out.pop(first)
                handed_out |= {do.remote(kept, more): more for more in islice(coming, 1)}
                yield piece, ray.get(first)
        except ray.exceptions.WorkerCrashedError as error:
            raise WorkersDied(f"workers of Ray died {DEATHS} times over one piece") from error
        finally:
            ray.shutdown()

    return run


def _do(work: Callable[[Piece], Done], piece: Piece) -> Done:
    return work(piece)


@contextmanager
def _pool(count: int) -> Iterator[ProcessPoolExecutor]:
    pool = ProcessPoolExecutor(count, get_context("spawn"), initializer=_follow)
    try:
        yield pool
    except BaseException:
        # Nobody waits for what is still being done.
        for process in list(pool._processes.values()):
            process.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _follow() -> None:
    """Leave Ctrl-C to the one that hands the work out, and go when it is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_go_with_the_first, daemon=True).start()


def _go_with_the_first() -> None:
    first = parent_process()
    assert first is not None
    first.join()
    os._exit(1)
