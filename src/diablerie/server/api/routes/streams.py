"""Watching a match as it is played: over a WebSocket, which can also act, or as an event stream."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Query, WebSocket, WebSocketDisconnect
from fastapi.sse import EventSourceResponse, ServerSentEvent
from pydantic import ValidationError
from starlette.requests import HTTPConnection

from ...accounts.identity import Caller
from ...errors import Rejection, Unavailable, unavailable
from ...live.commands import Answer, Asked, Preparing
from ...live.subscription import Viewer
from ...live.table_actions import Wanted, do_at_table
from ...protocol.frames import LARGEST, UP, Act, Do, Ping, Prepare, Rej, Resume, Say, Up, ack_text
from ...services import House
from ..client_address import address_of
from ..dependencies import TheAdmitted, TheCaller, TheHouse
from ..origin_check import OWN_PAGE

router = APIRouter(prefix="/api/matches/{match_id}", tags=["streams"])


CALLED_OFF = 4000
"""The code with which connections to a match end that has been called off."""

LOGGED_OUT = 4001
"""The code with which connections end whose session has ended: it may be another's from now on."""

RESTARTING = 1012
"""The code with which connections end when the server is stopped: there is or soon will be another."""


async def take_line(connection: HTTPConnection, house: TheHouse) -> AsyncIterator[None]:
    """Hold one of the connections that an address may have. Raises Rejection too-many if it has too many."""
    address = address_of(connection)
    if connection.scope["type"] == "websocket":
        house.limiter.count("requests", address)
    with house.limiter.connected(address):
        yield


A_LINE = Depends(take_line)


async def is_still(caller: Caller, house: House) -> bool:
    """Whether a connection is still that person's: sessions end."""
    try:
        return await house.people.is_still(caller)
    except Unavailable:
        return True


# WebSocket


@router.websocket("/live", dependencies=[OWN_PAGE, A_LINE])
async def live(
    socket: WebSocket, admitted: TheAdmitted, caller: TheCaller, house: TheHouse
) -> None:
    """Frames as JSON text, a line each, both ways; see docs/api.md."""
    await socket.accept()
    await admitted.live.talk.load()
    viewer = Viewer(admitted.live, admitted.seat, admitted.person)
    viewer.come()
    at_work = asyncio.Lock()
    sending = asyncio.create_task(_send(socket, viewer, caller, house, at_work))
    receiving = asyncio.create_task(_receive(socket, viewer, caller, house, at_work))
    tasks = (sending, receiving)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        viewer.go()
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for error in results:
        if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect):
            raise error


async def _send(
    socket: WebSocket, viewer: Viewer, caller: Caller, house: House, at_work: asyncio.Lock
) -> None:
    while not (viewer.live.is_off or house.closing):
        await viewer.wake.wait()
        viewer.wake.clear()
        if not await is_still(caller, house):
            await socket.close(LOGGED_OUT, "the session has ended")
            return
        await _send_all(socket, viewer)
    if viewer.live.is_off:
        await socket.close(CALLED_OFF, "the match has been called off")
        return
    # What has been asked for is answered; what has not been read yet never happened.
    async with at_work:
        await _send_all(socket, viewer)
        await socket.close(RESTARTING, "the server is being restarted")


async def _send_all(socket: WebSocket, viewer: Viewer) -> None:
    """Send what there is for a viewer as one message: a frame a line."""
    if frames := viewer.take():
        # Others who wait for the same are written to first, then all is sent at once: whoever is at
        # the other end of several connections is woken once.
        await asyncio.sleep(0)
        await socket.send_text("\n".join(frames))


async def _receive(
    socket: WebSocket, viewer: Viewer, caller: Caller, house: House, at_work: asyncio.Lock
) -> None:
    count = house.limiter.meter("frames")
    while (message := await socket.receive())["type"] == "websocket.receive":
        await viewer.place()
        if not await is_still(caller, house):
            # Who sends sees it as well, and ends the connection.
            viewer.wake.set()
            continue
        async with at_work:
            if house.closing:
                continue
            await _heed(viewer, house, message.get("text") or message.get("bytes") or "", count)


async def _heed(viewer: Viewer, house: House, text: str | bytes, count: Callable[[], None]) -> None:
    try:
        frame = UP.validate_json(text)
    except ValidationError as error:
        viewer.reply(_malformed(error).model_dump_json())
        return
    cmd = None if isinstance(frame, Resume | Ping) else frame.cmd
    try:
        count()
        await _do(viewer, house, frame)
    except Rejection as problem:
        viewer.reply(_rejection(cmd, problem).model_dump_json())
    except Unavailable:
        viewer.reply(_rejection(cmd, unavailable()).model_dump_json())


async def _do(viewer: Viewer, house: House, frame: Up) -> None:
    """Do what a frame asks for, and have it acknowledged."""
    if isinstance(frame, Resume):
        viewer.resume(frame.after, frame.heard, walks=frame.walks)
        return
    if isinstance(frame, Ping):
        viewer.ping()
        return

    def answer(v: int) -> None:
        viewer.reply(ack_text(frame.cmd, v))

    if isinstance(frame, Say):
        await _say(viewer, house, frame, answer)
    elif isinstance(frame, Do):
        deed = Wanted(frame.deed, viewer.seat, frame.cmd, frame.expect, frame.about)
        await do_at_table(viewer.live, viewer.person, deed, house.settings.substitute, answer)
    else:
        await _play(viewer, frame, answer)


async def _play(viewer: Viewer, frame: Act | Prepare, answer: Answer) -> None:
    live, seat = viewer.live, viewer.seat
    if seat is None:
        raise Rejection("forbidden", "not-your-seat", "spectators look on")
    if isinstance(frame, Prepare):
        await live.prepare(Preparing(seat, frame.answer, frame.cmd), answer)
    else:
        await live.do(Asked(seat, frame.action, frame.expect, frame.cmd), answer)


async def _say(viewer: Viewer, house: House, frame: Say, answer: Answer) -> None:
    if viewer.person is None:
        raise Rejection("unauthenticated", "nobody", "be a guest first: POST /api/guests")
    house.limiter.count("messages", viewer.person, viewer.live.name)
    await viewer.live.say(viewer.person, viewer.seat, frame.text, frame.cmd)
    answer(viewer.live.version)


def _rejection(cmd: str | None, problem: Rejection) -> Rej:
    return Rej(
        cmd=cmd,
        clause=problem.extra.get("clause"),
        reason=problem.reason,
        params=problem.extra.get("params", {}),
        message=problem.detail,
        legal=problem.extra.get("legal", []),
    )


def _malformed(error: ValidationError) -> Rej:
    first = error.errors(include_url=False, include_input=False)[0]
    where = ".".join(map(str, first["loc"])) or "frame"
    return _rejection(None, Rejection("invalid", "malformed", f"{where}: {first['msg']}"))


# Event stream


class NothingFurther(Exception):
    """The match is over and all of it has been seen. Told as 204: browsers then stop asking."""


async def stream_viewer(
    admitted: TheAdmitted,
    after: Annotated[int, Query(ge=0, le=LARGEST)] = 0,
    last_event_id: Annotated[int | None, Header(ge=0, le=LARGEST)] = None,
) -> Viewer:
    """The viewer of an event stream. `Last-Event-ID`, sent by browsers, goes before `after`.

    Raises NothingFurther if there never will be anything to send.
    """
    viewer = Viewer(admitted.live, admitted.seat, admitted.person)
    viewer.resume(after if last_event_id is None else last_event_id)
    if viewer.is_done:
        raise NothingFurther
    return viewer


@router.get("/events", response_class=EventSourceResponse, dependencies=[A_LINE])
async def events(
    viewer: Annotated[Viewer, Depends(stream_viewer)], caller: TheCaller, house: TheHouse
) -> AsyncIterator[ServerSentEvent]:
    """The events as they happen: `id` is the version, `data` the frame `ev`."""
    viewer.come()
    try:
        while not (house.closing or viewer.live.is_off):
            await viewer.wake.wait()
            viewer.wake.clear()
            if not await is_still(caller, house):
                return
            for v, text in viewer.take_events():
                yield ServerSentEvent(raw_data=text, id=str(v))
            if viewer.is_done:
                return
    finally:
        viewer.go()
