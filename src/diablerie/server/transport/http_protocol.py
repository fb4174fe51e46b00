"""HTTP protocol: request heads bounded in bytes and seconds, clients that send or read nothing let go.

Uvicorn's own protocol gives all that has come so far to its parser and copies it for every packet, without
an end. Here what comes is counted before it is parsed, and a connection in which nothing is finished is
answered 431 or 408 and ended.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from ...rejection import Rejection
from ..api.problem_details import Problem, response_to
from ..core.addresses import spoken_for
from .raw_response import raw_response
from .unread import UnreadWatch

if TYPE_CHECKING:
    from starlette.responses import Response
    from uvicorn.server import ServerState

    from .bounds import BoundedConfig

HEAD_BYTES = 64 * 1024
"""The most bytes in which nothing is finished: a request line with its headers, or a body's trailer."""

PIECE = 8 * 1024
"""So many bytes are parsed before it is looked whether there are too many: what has seven eighths of the
limit and no end is not waited for any longer."""

FIELDS = 200
"""The most headers of a request: browsers send some twenty, proxies add ten."""

PIPELINED = 32
"""The most requests that wait for the answer to another on the same connection."""

LINGER = 1.0
"""Seconds that a client gets to read why its connection ends, before what it still sends wipes that out."""

DRAIN = 2.0
"""Seconds in which the rest of a body may come that nobody wanted to read: then the connection goes on."""


class BoundedHttp(HttpToolsProtocol):
    """HTTP/1.1 by uvicorn and httptools, for clients of whom nothing is known."""

    config: BoundedConfig

    def __init__(
        self,
        config: BoundedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._admission, self._times = config.admission, config.times
        self._unfinished = 0
        """Bytes since something was finished: a head, a piece of a body, a request."""
        self._reads_head = False
        self._is_asked = False
        """Whether a request has begun and has not come to its end."""
        self._is_over = False
        """Whether nothing more is read."""
        self._answered: RequestResponseCycle | None = None
        """The request that is being answered: `cycle` is the last that has come."""
        self._deadline: asyncio.TimerHandle | None = None
        self._unread = UnreadWatch(self.loop, self._times.unread)

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Count the connection, or send it away."""
        super().connection_made(transport)
        try:
            self._admission.enter(transport, self.client[0] if self.client else "", self._abort)
        except Rejection as rejection:
            self._is_over = True
            transport.write(raw_response(response_to(rejection)))
            transport.close()
            return
        self._expect(self._times.silent, self._abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no more."""
        self._expect_nothing()
        self._unread.end()
        self._admission.leave(self.transport)
        self.pipeline.clear()
        if self._answered is not None and not self._answered.response_complete:
            self._answered.disconnected = True
            self._answered.message_event.set()
        super().connection_lost(exc)
        # What is tied in circles would stay until somebody looks for garbage, which is seldom.
        del self.scope, self.headers
        self.cycle, self._answered = None, None  # type: ignore[assignment]  # nothing asks any more

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; it stays counted, as one that is at work.

        Not behind a request that is still being answered: nobody would tell that one of its client's end.
        """
        if self.pipeline or (self._answered is not None and not self._answered.response_complete):
            self._abort()
            return
        self._expect_nothing()
        self._unread.end()
        ticket = self._admission.ticket_of(self.transport)
        if ticket is not None:
            self._admission.work(ticket)
        super().handle_websocket_upgrade()

    # Reading

    def data_received(self, data: bytes) -> None:
        """Parse what has come, as long as it comes to something."""
        for start in range(0, len(data), PIECE):
            if self._is_over or self.transport.is_closing():
                return
            if not self._is_asked and not self._reads_head:
                self._reads_head = True
                self._expect(self._times.head, self._give_up_head)
            piece = data[start : start + PIECE]
            self._unfinished += len(piece)
            super().data_received(piece)
            if self.transport.get_protocol() is not self:
                return
            if self._unfinished > HEAD_BYTES - PIECE:
                self._refuse(_head_too_large())
            elif len(self.pipeline) > PIPELINED:
                self._abort()

    def on_message_begin(self) -> None:
        """Note that a request begins."""
        self._is_asked = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Have the request answered, unless it is too large or its address has too many connections."""
        self._unfinished = 0
        self._reads_head = False
        self._expect_nothing()
        if self._is_over:
            return
        if len(self.headers) > FIELDS:
            self._refuse(_head_too_large())
            return
        try:
            self._speak_for_client()
        except Rejection as rejection:
            self._refuse(response_to(rejection))
            return
        super().on_headers_complete()
        if self.cycle is not None and not self.pipeline:
            self._answered = self.cycle

    def on_body(self, body: bytes) -> None:
        """Hand on a piece of a body."""
        self._unfinished = 0
        if not self._is_over:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """Note that a request has come to its end."""
        self._unfinished = 0
        self._is_asked = False
        if self._is_over:
            return
        super().on_message_complete()
        if self.cycle is not None and not self.cycle.response_complete:
            self._note_work()
        else:
            self._expect_nothing()

    def send_400_response(self, msg: str) -> None:
        """Answer what is no HTTP."""
        self._refuse(Problem(400, "bad-request", msg).response())

    # Answering

    def on_response_complete(self) -> None:
        """Wait for the next request, or for the rest of one that has been answered early."""
        if self.pipeline:
            self._answered = self.pipeline[-1][0]
        super().on_response_complete()
        if not self.cycle.response_complete:
            return
        self._note_wait()
        if self.transport.is_closing():
            self._expect(self._times.unread, self._abort)
        elif self._is_asked:
            self._expect(DRAIN, self._end)

    def pause_writing(self) -> None:
        """Give the client time to read what it has asked for."""
        super().pause_writing()
        self._note_wait(still_speaking=True)
        self._unread.begin(self.transport, self._abort)

    def resume_writing(self) -> None:
        """Go on: the client reads."""
        super().resume_writing()
        self._unread.end()
        if self.cycle is not None and not self.cycle.response_complete:
            self._note_work()

    def timeout_keep_alive_handler(self) -> None:
        """End a connection on which nothing has been asked for long."""
        if self.transport.get_write_buffer_size():
            self._abort()
        else:
            super().timeout_keep_alive_handler()

    # Counting

    def _speak_for_client(self) -> None:
        ticket = self._admission.ticket_of(self.transport)
        if ticket is None or not ticket.is_proxys or self.client is None:
            return
        said = [
            value.decode("latin-1") for name, value in self.headers if name == b"x-forwarded-for"
        ]
        self._admission.speak_for(ticket, spoken_for(self.client[0], said, self._admission.trusted))

    def _note_work(self) -> None:
        ticket = self._admission.ticket_of(self.transport)
        if ticket is not None:
            self._admission.work(ticket)

    def _note_wait(self, *, still_speaking: bool = False) -> None:
        ticket = self._admission.ticket_of(self.transport)
        if ticket is None:
            return
        if ticket.is_proxys and not still_speaking:
            self._admission.speak_for(ticket, None)
        self._admission.wait(ticket)

    # Ending

    def _refuse(self, response: Response) -> None:
        """Answer, read nothing more, and end; where another answer is on its way, end without one."""
        if self._is_over:
            return
        if self.cycle is not None and not self.cycle.response_complete:
            self._abort()
            return
        self.transport.write(raw_response(response))
        self._end()

    def _end(self) -> None:
        """Read nothing more, and be gone when the client has had time to read what it was answered."""
        self._is_over = True
        self._expect(LINGER, self._abort)
        self.flow.pause_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()

    def _abort(self) -> None:
        self._is_over = True
        self.transport.abort()

    def _give_up_head(self) -> None:
        detail = f"a request's head is to come within {self._times.head:g} s"
        self._refuse(Problem(408, "too-slow", detail).response())

    def _expect(self, seconds: float, otherwise: Any) -> None:
        """Do something in so many seconds, unless something else is expected until then."""
        self._expect_nothing()
        self._deadline = self.loop.call_later(seconds, otherwise)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def _head_too_large() -> Response:
    detail = f"a request's head has {HEAD_BYTES} bytes and {FIELDS} headers at most"
    return Problem(431, "too-large", detail, {"limit": HEAD_BYTES}).response()
