"""Session: requests in, answers out, until one of them says quit or the input ends."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Any, BinaryIO

from .line_reader import LONGEST
from .request import BadRequest, Request
from .responses import answer, problem

log = logging.getLogger(__name__)

WAITING = 64
"""How many requests may wait for a free thread before no more are read."""


class Session:
    """Answers requests, each in one of several threads; with one thread, in the order they came."""

    def __init__(self, out: BinaryIO, threads: int) -> None:
        """Answer on `out`, at most `threads` at the same time."""
        self._out = out
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="engine")
        self._free = threading.Semaphore(WAITING)
        self._writing = threading.Lock()
        self._open: set[Future[None]] = set()

    def hold(self, lines: Iterable[bytes | None]) -> None:
        """Answer until a request says quit or there are no more. Raises BrokenPipeError if nobody listens."""
        with self._pool:
            for line in lines:
                if line is not None and not line.strip():
                    continue
                request = read(line)
                if isinstance(request, Request) and says_quit(request):
                    self._finish()
                    self._write({"id": request.id})
                    return
                self._submit(request)
            self._finish()

    def _submit(self, request: Request | BadRequest) -> None:
        self._collect()
        self._free.acquire()
        self._open.add(self._pool.submit(self._reply, request))

    def _reply(self, request: Request | BadRequest) -> None:
        try:
            self._write(reply(request))
        finally:
            self._free.release()

    def _write(self, document: dict[str, Any]) -> None:
        line = json.dumps(document).encode() + b"\n"
        with self._writing:
            self._out.write(line)
            self._out.flush()

    def _collect(self) -> None:
        """Let go of what is answered; raise what went wrong with writing it."""
        done = {future for future in self._open if future.done()}
        self._open -= done
        for future in done:
            future.result()

    def _finish(self) -> None:
        """Wait for all answers."""
        wait(self._open)
        self._collect()


def read(line: bytes | None) -> Request | BadRequest:
    """The request that a line makes, or what is wrong with it; None is a line too long to be read."""
    if line is None:
        return BadRequest(f"a line may hold at most {LONGEST} bytes")
    try:
        return Request(line)
    except BadRequest as error:
        return error


def says_quit(request: Request) -> bool:
    """Whether a request ends the conversation."""
    try:
        return request.cmd == "quit"
    except BadRequest:
        return False


def reply(request: Request | BadRequest) -> dict[str, Any]:
    """What is answered to a request, whatever it is."""
    if isinstance(request, BadRequest):
        return {"id": None, "error": problem(request)}
    try:
        return {"id": request.id, **answer(request)}
    except ValueError as error:
        return {"id": request.id, "error": problem(error)}
    except Exception:
        log.exception("a request could not be answered")
        return {"id": request.id, "error": {"message": "the engine failed at this; see its log"}}
