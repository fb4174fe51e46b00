"""Bounds of connections: uvicorn's configuration, with what its protocols here look up in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import uvicorn

from ..config import ConnectionTimes, Settings
from ..core.addresses import Networks
from ..core.rate_limits import read_limit
from .admission import Admission

RESERVED = 200
"""How many file descriptors connections leave to everything else: databases, files, processes."""

FEWEST = 64
"""So many connections there may be even where that leaves less to everything else."""

TORRENT = 10
"""How many times the frames that are answered may be sent before the connection is ended."""

BOUNDLESS = 10**9


@dataclass(frozen=True)
class FrameRate:
    """So many frames of any kind over one WebSocket in so many seconds."""

    amount: int
    seconds: float


class BoundedConfig(uvicorn.Config):
    """What uvicorn is told."""

    def __init__(self, app: Any, settings: Settings, open_files: int, **others: Any) -> None:
        """Serve `app` by `settings`, with so many file descriptors; `others` are uvicorn's own."""
        limits = settings.limits
        self.times: ConnectionTimes = settings.times
        self.frames = _frame_rate(limits.frames)
        most = max(FEWEST, open_files - RESERVED)
        self.admission = Admission(
            limits.sockets, min(limits.sockets_in_all or most, most), Networks(settings.proxies)
        )
        super().__init__(app, **others)


def _frame_rate(limit: str | None) -> FrameRate:
    read = read_limit(limit)
    if read is None:
        return FrameRate(BOUNDLESS, 1)
    return FrameRate(TORRENT * read.amount, read.get_expiry())
