"""Watching a match as it is played: over a WebSocket, which can also act, or as an event stream."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Query, WebSocket, WebSocketDisconnect
from fastapi.sse import EventSourceResponse, ServerSentEvent
from pydantic import ValidationError

from ..frames import LARGEST, UP, Ack, Act, Prepare, Rej, Resume
from ..guests import demand_own_origin
from ..house import TheAdmitted, TheHouse
from ..live import Asked, Preparing
from ..problems import Problem
from ..viewers import Viewer

router = APIRouter(prefix="/api/matches/{match_id}", tags=["streams"])


# WebSocket


def demand_own_page(socket: WebSocket, house: TheHouse) -> None:
    """Refuse WebSockets opened by other sites' pages."""
    demand_own_origin(socket, house.settings.origins)


@router.websocket("/live", dependencies=[Depends(demand_own_page)])
async def live(socket: WebSocket, admitted: TheAdmitted) -> None:
    """Frames as JSON text, both ways; see docs/api.md."""
    await socket.accept()
    viewer = Viewer(admitted.live, admitted.seat, admitted.guest)
    tasks = [asyncio.create_task(work(socket, viewer)) for work in (_send, _receive)]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for error in results:
        if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect):
            raise error


async def _send(socket: WebSocket, viewer: Viewer) -> None:
    while True:
        await viewer.wake.wait()
        viewer.wake.clear()
        for frame in viewer.take():
            await socket.send_text(frame)


async def _receive(socket: WebSocket, viewer: Viewer) -> None:
    while (message := await socket.receive())["type"] == "websocket.receive":
        await viewer.room()
        await _heed(viewer, message.get("text") or message.get("bytes") or "")


async def _heed(viewer: Viewer, text: str | bytes) -> None:
    try:
        frame = UP.validate_json(text)
    except ValidationError as error:
        viewer.reply(_malformed(error))
        return
    if isinstance(frame, Resume):
        viewer.resume(frame.after)
    else:
        await _act(viewer, frame)


async def _act(viewer: Viewer, frame: Act | Prepare) -> None:
    def answer(v: int) -> None:
        viewer.reply(Ack(cmd=frame.cmd, v=v))

    live, seat = viewer.live, viewer.seat
    try:
        if seat is None:
            raise Problem(403, "not-your-seat", "spectators look on")
        if isinstance(frame, Prepare):
            await live.prepare(Preparing(seat, frame.answer, frame.cmd), answer)
        else:
            await live.act(Asked(seat, frame.action, frame.expect, frame.cmd), answer)
    except Problem as problem:
        viewer.reply(_rejection(frame.cmd, problem))


def _rejection(cmd: str | None, problem: Problem) -> Rej:
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
    return _rejection(None, Problem(422, "malformed", f"{where}: {first['msg']}"))


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
    viewer = Viewer(admitted.live, admitted.seat, admitted.guest)
    viewer.resume(after if last_event_id is None else last_event_id)
    if viewer.is_done:
        raise NothingFurther
    return viewer


@router.get("/events", response_class=EventSourceResponse)
async def events(
    viewer: Annotated[Viewer, Depends(stream_viewer)], house: TheHouse
) -> AsyncIterator[ServerSentEvent]:
    """The events as they happen: `id` is the version, `data` the frame `ev`."""
    while not house.closing:
        await viewer.wake.wait()
        viewer.wake.clear()
        for event in viewer.take_events():
            yield ServerSentEvent(raw_data=event.model_dump_json(), id=str(event.v))
        if viewer.is_done:
            return
