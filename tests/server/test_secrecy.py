"""Non-interference: what a seat cannot know changes nothing that it is sent, by any door."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from fastapi.sse import ServerSentEvent

from diablerie.events import Event
from diablerie.game import State
from diablerie.matches import Halt, Match, Refused
from diablerie.matches.commands import Command
from diablerie.matches.match import OwnView
from diablerie.rejection import Rejection
from diablerie.server.api.routes import engine, records, seats, streams
from diablerie.server.library import lobby
from diablerie.server.live import registry, subscription
from diablerie.server.live.match import LiveMatch
from diablerie.server.live.room import room_seen
from diablerie.server.live.subscription import Subscription
from diablerie.server.protocol.documents import RoomSeen
from diablerie.server.protocol.down import Said
from diablerie.server.storage.models import MatchSetup
from diablerie.wasm import offline
from tests.settings import many

from .clients import Client
from .traffic import play_both

Plant = Callable[[pytest.MonkeyPatch, dict[str, LiveMatch]], None]

WATCHED_OVER = 1
"""The seat whose cards nobody else may know."""


@pytest.mark.parametrize("seed", range(many(1, soaking=10)))
def test_what_a_seat_cannot_know_changes_nothing_it_is_sent(client: Client, seed: int) -> None:
    played = play_both(client, seed, most=60)
    assert played.laid > 0, "the hidden cards never came into play"
    assert played.taken_back > 0
    assert played.actions > 10
    assert played.together > 0
    assert played.stopped > 0
    assert played.plain == played.swapped


# A leak in any channel is found


def secret(match: Match) -> str:
    """Something that is different whenever what one seat alone may know is."""
    return sha256(json.dumps(match.state.view(WATCHED_OVER)).encode()).hexdigest()


def in_the_room(patch: pytest.MonkeyPatch, lives: dict[str, LiveMatch]) -> None:
    def leaky(live: LiveMatch, person: int | None) -> RoomSeen:
        return room_seen(live, person).model_copy(update={"title": secret(live.match)})

    patch.setattr(subscription, "room_seen", leaky)
    patch.setattr(seats, "room_seen", leaky)


def in_what_is_said(patch: pytest.MonkeyPatch, lives: dict[str, LiveMatch]) -> None:
    honest = Subscription.take_messages

    def leaky(self: Subscription) -> list[Said]:
        said = honest(self)
        return [each.model_copy(update={"name": secret(self.live.match)}) for each in said]

    patch.setattr(Subscription, "take_messages", leaky)


def in_messages_kept(patch: pytest.MonkeyPatch, lives: dict[str, LiveMatch]) -> None:
    honest = LiveMatch.say

    async def leaky(self: LiveMatch, person: int, seat: int, text: str, cmd: str) -> int:
        return await honest(self, person, seat, text + secret(self.match), cmd)

    patch.setattr(LiveMatch, "say", leaky)


def in_the_standing(patch: pytest.MonkeyPatch, lives: dict[str, LiveMatch]) -> None:
    honest = Match.own_view

    def leaky(self: Match, viewer: int | None, *, walks: bool = True) -> OwnView:
        return honest(self, viewer, walks=walks)._replace(table={"fixed": secret(self)})

    patch.setattr(Match, "own_view", leaky)


def in_what_all_see(patch: pytest.MonkeyPatch, lives: dict[str, LiveMatch]) -> None:
    honest = State.table_view

    def leaky(self: State) -> dict[str, Any]:
        assert isinstance(honest, property)
        return {**honest.__get__(self), "title": str(self.position())}

    patch.setattr(State, "table_view", property(leaky))


def in_what_is_taken_back(patch: pytest.MonkeyPatch, lives: dict[str, LiveMatch]) -> None:
    honest = Match.events

    def leaky(self: Match, viewer: int | None, after: int = 0) -> list[Any]:
        actions = [entry.action for entry in self.log if entry.action]
        told = honest(self, viewer, after)
        return [(v, event and {**event, **undone(event, actions)}) for v, event in told]

    def undone(event: dict[str, Any], actions: list[str]) -> dict[str, Any]:
        return {"params": {"actions": actions}} if event["kind"] == "taken-back" else {}

    patch.setattr(Match, "events", leaky)


def in_refusals(patch: pytest.MonkeyPatch, lives: dict[str, LiveMatch]) -> None:
    honest = Command.transaction

    def leaky(self: Command, match: Match, at: Any) -> Any:
        try:
            return honest(self, match, at)
        except Rejection as problem:
            raise Rejection(problem.kind, problem.reason, secret(match)) from problem

    patch.setattr(Command, "transaction", leaky)


def in_why_it_stopped(patch: pytest.MonkeyPatch, lives: dict[str, LiveMatch]) -> None:
    honest = Command.transaction

    def leaky(self: Command, match: Match, at: Any) -> Any:
        done = honest(self, match, at)
        if done.halt is None:
            return done
        return replace(done, halt=Halt("refused", Refused("not-over", secret(match))))

    patch.setattr(Command, "transaction", leaky)


def in_the_refused_replay(patch: pytest.MonkeyPatch, lives: dict[str, LiveMatch]) -> None:
    def leaky(live: LiveMatch, seat: int) -> int:
        raise Rejection("conflict", "not-over", secret(live.match))

    patch.setattr(records, "known_seat", leaky)


def in_the_lobby(patch: pytest.MonkeyPatch, lives: dict[str, LiveMatch]) -> None:
    honest = lobby._listed

    def leaky(found: Any, *rest: Any) -> dict[str, Any]:
        live = lives.get(found.head.match)
        return honest(found, *rest) | ({} if live is None else {"title": secret(live.match)})

    patch.setattr(lobby, "_listed", leaky)


def in_events(patch: pytest.MonkeyPatch, lives: dict[str, LiveMatch]) -> None:
    def leaky(self: Event, seat: int | None) -> dict[str, Any]:
        members = ("kind", "clause", "actor", "random", "reveals")
        return {**{name: getattr(self, name) for name in members}, "params": dict(self.params)}

    patch.setattr(Event, "seen_by", leaky)


def in_records(patch: pytest.MonkeyPatch, lives: dict[str, LiveMatch]) -> None:
    honest = Match.record
    patch.setattr(Match, "record", lambda self, _viewer: honest(self, WATCHED_OVER))


def in_set_ups(patch: pytest.MonkeyPatch, lives: dict[str, LiveMatch]) -> None:
    honest = engine.setup_of

    def leaky(live: LiveMatch) -> engine.EngineSetup:
        return honest(live).model_copy(update={"tables": secret(live.match)})

    patch.setattr(engine, "setup_of", leaky)


def in_streamed_frames(patch: pytest.MonkeyPatch, lives: dict[str, LiveMatch]) -> None:
    honest = ServerSentEvent

    def leaky(*, raw_data: str, id: str | None = None) -> Any:  # noqa: A002 - as the library has it
        match = next((live.match for name, live in lives.items() if name in raw_data), None)
        told = "" if id is not None or match is None else secret(match)
        return honest(raw_data=raw_data + told, id=id)

    patch.setattr(streams, "ServerSentEvent", leaky)


def in_the_belief(patch: pytest.MonkeyPatch, lives: dict[str, LiveMatch]) -> None:
    """The state itself instead of what the seat believes."""

    def leaky(self: Match, viewer: int | None) -> str | None:
        return None if viewer != self.to_play else b64encode(self.state.record.tobytes()).decode()

    patch.setattr(Match, "belief_text", leaky)


def in_the_generator_of_the_belief(patch: pytest.MonkeyPatch, lives: dict[str, LiveMatch]) -> None:
    """The words that the next shuffle comes from."""

    def leaky(self: Match, viewer: int | None) -> str | None:
        if viewer is None or viewer != self.to_play:
            return None
        world = self.state.belief(viewer).world
        world.rng = self.state.record.rng
        return b64encode(world.tobytes()).decode()

    patch.setattr(Match, "belief_text", leaky)


def in_the_belief_of_another(patch: pytest.MonkeyPatch, lives: dict[str, LiveMatch]) -> None:
    """What the watched seat believes, who knows its own cards."""

    def leaky(self: Match, viewer: int | None) -> str | None:
        return b64encode(self.state.belief(WATCHED_OVER).world.tobytes()).decode()

    patch.setattr(Match, "belief_text", leaky)


def in_what_a_page_keeps(patch: pytest.MonkeyPatch, lives: dict[str, LiveMatch]) -> None:
    """Whoever asks for both that is kept is told of one match after the other."""
    asked = count()

    def leaky(page: Path) -> dict[str, Any]:
        matches = [live.match for live in lives.values()]
        return {"digest": secret(matches[next(asked) // 2 % len(matches)])}

    patch.setattr(offline, "manifest", leaky)


def in_what_a_link_shows(patch: pytest.MonkeyPatch, lives: dict[str, LiveMatch]) -> None:
    honest = lobby._shown

    def leaky(found: lobby.Found) -> lobby.Shown:
        live = lives.get(found.head.match)
        told = honest(found)
        return told if live is None else told._replace(names=[secret(live.match)])

    patch.setattr(lobby, "_shown", leaky)


LEAKS: list[Plant] = [
    in_what_a_link_shows,
    in_the_belief,
    in_the_generator_of_the_belief,
    in_the_belief_of_another,
    in_the_room,
    in_what_is_said,
    in_messages_kept,
    in_the_standing,
    in_what_all_see,
    in_what_is_taken_back,
    in_refusals,
    in_why_it_stopped,
    in_the_refused_replay,
    in_the_lobby,
    in_events,
    in_records,
    in_set_ups,
    in_what_a_page_keeps,
    in_streamed_frames,
]


@pytest.fixture
def lives(monkeypatch: pytest.MonkeyPatch) -> dict[str, LiveMatch]:
    """The matches of the server, by their ids, as they are begun."""
    found: dict[str, LiveMatch] = {}
    honest = registry.MatchRegistry.open

    async def begin(self: registry.MatchRegistry, table: MatchSetup) -> LiveMatch:
        live = await honest(self, table)
        found[live.name] = live
        return live

    monkeypatch.setattr(registry.MatchRegistry, "open", begin)
    return found


@pytest.mark.parametrize("plant", LEAKS)
def test_a_leak_is_found(
    client: Client,
    monkeypatch: pytest.MonkeyPatch,
    lives: dict[str, LiveMatch],
    plant: Plant,
) -> None:
    plant(monkeypatch, lives)
    played = play_both(client, seed=2, most=14, eagerness=0.6)
    assert played.laid > 0
    assert played.plain != played.swapped
