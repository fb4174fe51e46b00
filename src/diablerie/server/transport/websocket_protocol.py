"""WebSocket protocol: handshakes that fail end; who sends in torrents or reads nothing is let go."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..core.logging import logger
from .unread import UnreadWatch

if TYPE_CHECKING:
    from uvicorn.server import ServerState
    from websockets.frames import Frame

    from .bounds import BoundedConfig

PIECE = 8 * 1024
"""So many bytes are parsed before it is looked whether there are too many frames."""

FRAGMENTS = 1024
"""The most frames of one message, which may be empty."""

UNREAD = 4 * 1024 * 1024
"""The most bytes that may wait for a client that still sends."""

log = logger(__name__)


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """WebSockets by uvicorn and websockets, for clients of whom nothing is known."""

    config: BoundedConfig

    def __init__(
        self,
        config: BoundedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._unread = UnreadWatch(self.loop, config.times.unread)
        self._frames_left = config.frames.amount
        self._counting_since = 0.0

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no more."""
        self._unread.end()
        self.config.admission.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what has come, as long as it is not too much."""
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])
            if self.conn.handshake_exc is not None:
                self._end_handshake()
            elif self._is_too_much():
                log.warning("a connection is ended", reason="more frames than one may send")
                self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Take a further part of a message."""
        self._count()
        super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """Take a message."""
        self._count()
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Take a message."""
        self._count()
        super().handle_bytes(event)

    def handle_ping(self) -> None:
        """Answer a ping."""
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take the answer to a ping."""
        self._count()
        super().handle_pong(event)

    def pause_writing(self) -> None:
        """Give the client time to read what it is told."""
        super().pause_writing()
        self._unread.begin(self.transport, self._abort)

    def resume_writing(self) -> None:
        """Go on: the client reads."""
        super().resume_writing()
        self._unread.end()

    def keepalive_timeout(self) -> None:
        """End a connection at whose other end there is nobody."""
        super().keepalive_timeout()
        self._end_for_good()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """End a connection with which the application has done."""
        super().on_task_complete(task)
        self._end_for_good()

    def _count(self) -> None:
        now = self.loop.time()
        if now - self._counting_since >= self.config.frames.seconds:
            self._counting_since, self._frames_left = now, self.config.frames.amount
        self._frames_left -= 1

    def _is_too_much(self) -> bool:
        return (
            self._frames_left < 0
            or len(self.frames) > FRAGMENTS
            or self.transport.get_write_buffer_size() > UNREAD
        )

    def _end_handshake(self) -> None:
        """Say what is wrong with a handshake that cannot be read, which uvicorn would leave open."""
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def _end_for_good(self) -> None:
        """End it soon though nobody reads what would have to be read before an ordinary end."""
        self.loop.call_later(2 * self.close_timeout, self._abort)

    def _abort(self) -> None:
        self.transport.abort()
