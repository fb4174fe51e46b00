"""Routes of live streams: the WebSocket, and server-sent events."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Query, WebSocket, WebSocketDisconnect
from fastapi.sse import EventSourceResponse, ServerSentEvent
from pydantic import BaseModel, ValidationError
from starlette.requests import HTTPConnection

from ....events import Seat
from ....matches.commands import Command, DoneCommand, PremoveCommand
from ....rejection import Rejection
from ...accounts.identity import Caller
from ...errors import Unavailable, unavailable
from ...live.subscription import Subscription
from ...live.table_actions import TableAction, do_table_action
from ...protocol.down import Rej, ack_text
from ...protocol.frames import LARGEST, CommandName
from ...protocol.up import UP, Act, Contribute, Do, Ping, Prepare, Resume, Say, Up
from ...services import Services
from ..client_address import count_request, holding_line
from ..dependencies import TheAdmitted, TheCaller, TheServices, demand_may_watch
from ..origin_check import OWN_PAGE

router = APIRouter(prefix="/api/matches/{match_id}", tags=["streams"])


CALLED_OFF = 4000
"""The code with which connections to a match end that has been called off."""

LOGGED_OUT = 4001
"""The code with which connections end whose session has ended: it may be another's from now on."""

CLOSED_TO_ONLOOKERS = 4003
"""The code with which connections of onlookers end when the host has closed watching."""

HEARTBEAT = 3.0
"""Seconds without a message after which a stream of frames has a head sent. The page gives up after eight."""

RESTARTING = 1012
"""The code with which connections end when the server is stopped: there is or soon will be another."""


async def take_line(connection: HTTPConnection, services: TheServices) -> AsyncIterator[None]:
    """Hold one of the connections that an address or a known person may have. Raises Rejection too-many."""
    if connection.scope["type"] == "websocket":
        await count_request(connection, services)
    async with holding_line(connection, services):
        yield


A_LINE = Depends(take_line)


async def is_still(caller: Caller, services: Services) -> bool:
    """Whether a connection is still that person's: sessions end, and people are banned."""
    try:
        if await services.bans.of(caller.person) is not None:
            return False
        return await services.identities.is_still(caller)
    except Unavailable:
        return True


async def may_watch(viewer: Subscription, services: Services) -> bool:
    """Whether an onlooker may look on: hosts close watching."""
    try:
        await demand_may_watch(services, viewer.live, viewer.person)
    except Rejection:
        return False
    except Unavailable:
        return True
    return True


# WebSocket


@router.websocket("/live", dependencies=[OWN_PAGE, A_LINE])
async def live(
    socket: WebSocket, admitted: TheAdmitted, caller: TheCaller, services: TheServices
) -> None:
    """Frames as JSON text, a line each, both ways; see docs/api.md."""
    await socket.accept()
    await admitted.live.chat.load()
    viewer = Subscription(admitted.live, admitted.seat, admitted.person)
    viewer.come()
    at_work = asyncio.Lock()
    sending = asyncio.create_task(_send(socket, viewer, caller, services, at_work))
    receiving = asyncio.create_task(_receive(socket, viewer, caller, services, at_work))
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
    socket: WebSocket,
    viewer: Subscription,
    caller: Caller,
    services: Services,
    at_work: asyncio.Lock,
) -> None:
    while not (viewer.live.is_off or services.closing):
        await viewer.wake.wait()
        viewer.wake.clear()
        if not await is_still(caller, services):
            await socket.close(LOGGED_OUT, "the session has ended")
            return
        if not await may_watch(viewer, services):
            await socket.close(CLOSED_TO_ONLOOKERS, "running matches are not shown to onlookers")
            return
        await _send_all(socket, viewer)
    if viewer.live.is_off:
        await socket.close(CALLED_OFF, "the match has been called off")
        return
    # What has been asked for is answered; what has not been read yet never happened.
    async with at_work:
        await _send_all(socket, viewer)
        await socket.close(RESTARTING, "the server is being restarted")


async def _send_all(socket: WebSocket, viewer: Subscription) -> None:
    """Send what there is for a viewer as one message: a frame a line."""
    if frames := viewer.take():
        # Others who wait for the same are written to first, then all is sent at once: whoever is at
        # the other end of several connections is woken once.
        await asyncio.sleep(0)
        await socket.send_text("\n".join(frames))


async def _receive(
    socket: WebSocket,
    viewer: Subscription,
    caller: Caller,
    services: Services,
    at_work: asyncio.Lock,
) -> None:
    count = services.limiter.meter("frames")
    while (message := await socket.receive())["type"] == "websocket.receive":
        await viewer.place()
        if not await is_still(caller, services):
            # Who sends sees it as well, and ends the connection.
            viewer.wake.set()
            continue
        async with at_work:
            if services.closing:
                continue
            await _heed(viewer, services, message.get("text") or message.get("bytes") or "", count)


async def _heed(
    viewer: Subscription, services: Services, text: str | bytes, count: Callable[[], None]
) -> None:
    try:
        frame = UP.validate_json(text)
    except ValidationError as error:
        viewer.reply(_malformed(_name_in(text), error).model_dump_json())
        return
    cmd = None if isinstance(frame, Resume | Ping) else frame.cmd
    try:
        # Many actions in one frame are no way round the limit.
        for _ in frame.all_actions if isinstance(frame, Act) else ("",):
            count()
        await _do(viewer, services, frame)
    except Rejection as problem:
        viewer.reply(_rejection(cmd, problem).model_dump_json())
    except Unavailable as error:
        viewer.reply(_rejection(cmd, unavailable(error)).model_dump_json())


async def _do(viewer: Subscription, services: Services, frame: Up) -> None:
    """Do what a frame asks for, and have it acknowledged."""
    if isinstance(frame, Resume):
        viewer.resume(frame.after, frame.heard, walks=frame.walks, beliefs=frame.beliefs)
        return
    if isinstance(frame, Ping):
        viewer.ping()
        return

    def acknowledge(done: DoneCommand) -> None:
        viewer.reply(ack_text(frame.cmd, done.v, done.done, done.stopped))

    if isinstance(frame, Say):
        await _say(viewer, services, frame)
    elif isinstance(frame, Contribute):
        await _contribute(viewer, frame)
    elif isinstance(frame, Prepare):
        await _prepare(viewer, frame)
    elif isinstance(frame, Do):
        deed = TableAction(
            frame.deed, viewer.seat, frame.cmd, frame.expect, frame.about, frame.volunteer
        )
        await do_table_action(
            viewer.live, viewer.person, deed, services.settings.substitute, acknowledge
        )
    else:
        seat, actions = _seat_of(viewer), frame.all_actions
        command = Command(seat, actions, frame.expect, frame.cmd, by=viewer.person)
        await viewer.live.do(command, acknowledge)


def _seat_of(viewer: Subscription) -> Seat:
    """The seat of a connection. Raises Rejection forbidden for a spectator's."""
    if viewer.seat is None:
        raise Rejection("forbidden", "not-your-seat", "spectators look on")
    return viewer.seat


async def _contribute(viewer: Subscription, frame: Contribute) -> None:
    def acknowledge(v: int) -> None:
        viewer.reply(ack_text(frame.cmd, v))

    await viewer.live.shuffle(frame.added_by(_seat_of(viewer)), acknowledge)


async def _prepare(viewer: Subscription, frame: Prepare) -> None:
    def acknowledge(v: int) -> None:
        viewer.reply(ack_text(frame.cmd, v))

    command = PremoveCommand(_seat_of(viewer), frame.answer, frame.cmd, viewer.person)
    await viewer.live.prepare(command, acknowledge)


async def _say(viewer: Subscription, services: Services, frame: Say) -> None:
    if viewer.person is None:
        raise Rejection("unauthenticated", "nobody", "be a guest first: POST /api/guests")
    services.limiter.count("messages", viewer.person, viewer.live.name)
    await viewer.live.say(viewer.person, viewer.seat, frame.text, frame.cmd)
    viewer.reply(ack_text(frame.cmd, viewer.live.version))


def _rejection(cmd: str | None, problem: Rejection) -> Rej:
    return Rej(
        cmd=cmd,
        clause=problem.extra.get("clause"),
        reason=problem.reason,
        params=problem.extra.get("params", {}),
        message=problem.detail,
        legal=problem.extra.get("legal", []),
    )


def _name_in(text: str | bytes) -> str | None:
    """The name of a command that cannot be read otherwise."""
    try:
        return _Named.model_validate_json(text).cmd
    except ValidationError:
        return None


class _Named(BaseModel):
    cmd: CommandName


def _malformed(cmd: str | None, error: ValidationError) -> Rej:
    first = error.errors(include_url=False, include_input=False)[0]
    where = ".".join(map(str, first["loc"])) or "frame"
    return _rejection(cmd, Rejection("invalid", "malformed", f"{where}: {first['msg']}"))


# Event stream


class NothingFurther(Exception):
    """The match is over and all of it has been seen. Told as 204: browsers then stop asking."""


async def stream_viewer(
    admitted: TheAdmitted,
    after: Annotated[int, Query(ge=0, le=LARGEST)] = 0,
    last_event_id: Annotated[int | None, Header(ge=0, le=LARGEST)] = None,
) -> Subscription:
    """The viewer of an event stream. `Last-Event-ID`, sent by browsers, goes before `after`.

    Raises NothingFurther if there never will be anything to send.
    """
    viewer = Subscription(admitted.live, admitted.seat, admitted.person)
    viewer.resume(after if last_event_id is None else last_event_id)
    if viewer.is_done:
        raise NothingFurther
    return viewer


@router.get("/events", response_class=EventSourceResponse, dependencies=[A_LINE])
async def events(
    viewer: Annotated[Subscription, Depends(stream_viewer)],
    caller: TheCaller,
    services: TheServices,
) -> AsyncIterator[ServerSentEvent]:
    """The events as they happen: `id` is the version, `data` the frame `ev`."""
    viewer.come()
    try:
        while not (services.closing or viewer.live.is_off):
            await viewer.wake.wait()
            viewer.wake.clear()
            if not await is_still(caller, services) or not await may_watch(viewer, services):
                return
            for v, text in viewer.take_events():
                yield ServerSentEvent(raw_data=text, id=str(v))
            if viewer.is_done:
                return
    finally:
        viewer.go()


# Event stream of frames


async def frame_viewer(
    admitted: TheAdmitted,
    after: Annotated[int, Query(ge=0, le=LARGEST)] = 0,
    heard: Annotated[int, Query(ge=0, le=LARGEST)] = 0,
    *,
    walks: bool = True,
    beliefs: bool = False,
) -> Subscription:
    """The viewer of a stream of frames, from where the frame `resume` with these members would have it."""
    await admitted.live.chat.load()
    viewer = Subscription(admitted.live, admitted.seat, admitted.person)
    viewer.resume(after, heard, walks=walks, beliefs=beliefs)
    return viewer


@router.get("/frames", response_class=EventSourceResponse, dependencies=[A_LINE])
async def frames(
    viewer: Annotated[Subscription, Depends(frame_viewer)],
    caller: TheCaller,
    services: TheServices,
) -> AsyncIterator[ServerSentEvent]:
    """What the WebSocket would send after such a `resume`: `data` has a message, a frame a line.

    For who can open no WebSocket. What goes up goes by HTTP. Where nothing happens a head is sent every
    few seconds, so that a stream that leads nowhere any more is found out.
    """
    viewer.come()
    try:
        while not (services.closing or viewer.live.is_off):
            await _woken_or_due(viewer)
            viewer.wake.clear()
            if not await is_still(caller, services) or not await may_watch(viewer, services):
                return
            if message := viewer.take():
                yield ServerSentEvent(raw_data="\n".join(message))
    finally:
        viewer.go()


async def _woken_or_due(viewer: Subscription) -> None:
    """Wait until there is something to send, if only the head that is due after so long."""
    try:
        await asyncio.wait_for(viewer.wake.wait(), HEARTBEAT)
    except TimeoutError:
        viewer.ping()
