"""What entrants are sent is a function of what their seat may know, to the byte; planted leaks are found."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import diablerie
from diablerie import Belief, Game, State
from diablerie.entrants import Player, SeatSeed, TimeControl, dismiss, messages, parse
from diablerie.entrants.channel import Conversation
from diablerie.entrants.outside import OutsidePlayer
from diablerie.entrants.own import OwnPlayer
from diablerie.entrants.running import Running
from diablerie.events import Event
from diablerie.lab import playing
from diablerie.secrecy import Case, Resampler, check
from diablerie.secrecy.adapters.own_games import GamePosition, GameSubject
from diablerie.secrecy.battery import is_passed
from diablerie.secrecy.subject_under_test import Choice, Seat
from tests.settings import seats_at_most

from .programs import named

POSITIONS = 60
EVERYTHING = messages.Terms("", messages.WANTS)
CONTROL = TimeControl(60.0, 120.0)

GAMES = {name: diablerie.load(name, seats_at_most(name, 3)) for name in diablerie.games()}
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


class Recorder:
    """A channel that keeps what is sent, and answers with the first action that is legal."""

    def __init__(self) -> None:
        self.sent = b""

    def exchange(self, request: bytes, seconds: float) -> bytes:
        self.sent = request
        asked = json.loads(request)
        return json.dumps({"id": asked["id"], "action": asked["mask"].index(1)}).encode()

    def close(self, *, gently: bool = False) -> None:
        pass


def outside(game: Game) -> tuple[Recorder, OutsidePlayer]:
    """A player that is sent everything there is, and what it is sent."""
    channel = Recorder()
    running = Running(game, CONTROL, Conversation(channel), EVERYTHING)
    return channel, OutsidePlayer(running, SeatSeed(b"secret"))


@dataclass(frozen=True, eq=False)
class SentPosition(GamePosition):
    """A position of which a seat receives what an entrant there is sent, and nothing else."""

    def play(self, choice: Choice) -> SentPosition:
        found = super().play(choice)
        return SentPosition(found.state, self, found.action, found.ply)

    def resampled(self, seat: Seat, rng: np.random.Generator) -> SentPosition:
        found = super().resampled(seat, rng)
        return SentPosition(found.state, found.before, found.action, found.ply)

    def received(self, seat: Seat) -> dict[str, str]:
        if seat is None or self.state.to_play != seat:
            return {}
        channel, player = outside(self.state.game)
        player.choose(self.state.belief(seat))
        return {"sent": channel.sent.decode()}

    def told(self, choice: Choice, seat: Seat) -> str:
        """What of an action is sent with the next request, up to the first event that reveals something."""
        if seat is None:
            return ""
        _, player = outside(self.state.game)
        others: list[Player] = [OwnPlayer(_Nobody())] * self.state.game.seats
        playing.after(self.state, str(choice), [*others[:seat], player, *others[seat + 1 :]])
        events = self.state.narrate(str(choice))[1]
        secret = [number for number, event in enumerate(events) if event.reveals_to(seat)]
        return json.dumps(player.heard[: min(secret, default=len(events))])


class _Nobody:
    def choose(self, belief: Belief) -> str:
        raise AssertionError("nobody is asked here")


@dataclass(frozen=True)
class SentSubject(GameSubject):
    """One of our games as those see it that sit there from outside."""

    def start(self, rng: np.random.Generator) -> GamePosition:
        return SentPosition(super().start(rng).state)


def reports(game: Game) -> list[Any]:
    """What the battery says of a game."""
    return [*check(Case(SentSubject(game), (Resampler("its belief"),)), POSITIONS)]


@every_game
def test_two_worlds_that_a_seat_cannot_tell_apart_send_the_same_bytes(game: Game) -> None:
    found = reports(game)
    assert is_passed(found), "\n".join(map(str, found))
    assert found[0].compared > POSITIONS // 2


Leak = Callable[[pytest.MonkeyPatch], None]


def leaky_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """Views are laid open, and of the true state."""
    real = OutsidePlayer.choose

    def choose(self: OutsidePlayer, belief: Belief) -> str:
        self.hear([{"truth": TRUTH[-1].position()}])
        return real(self, belief)

    monkeypatch.setattr(OutsidePlayer, "choose", choose)
    belief = State.belief

    def noted(self: State, seat: int | None) -> Belief:
        TRUTH.append(self)
        return belief(self, seat)

    monkeypatch.setattr(State, "belief", noted)


TRUTH: list[State] = []


def leaky_mask(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mask that was made for the true state, and marks what a card nobody may see allows."""

    def noted(self: State, seat: int | None) -> Belief:
        found = Belief(self, seat)
        hidden = json.dumps(self.position(), sort_keys=True)
        found.__dict__["leak"] = hash(hidden) % 2
        return found

    real = messages.choose

    def choose(belief: Belief, *more: Any) -> dict[str, Any]:
        asked = real(belief, *more)
        asked["mask"][-1] += belief.__dict__["leak"]
        return asked

    monkeypatch.setattr(State, "belief", noted)
    monkeypatch.setattr(messages, "choose", choose)


def leaky_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """Events are told as they are to who looks at a match that is over."""
    monkeypatch.setattr(Event, "seen_by", lambda self, _seat: self.revealed())


@pytest.mark.parametrize("leak", [leaky_view, leaky_mask])
@every_game
def test_a_planted_leak_in_what_is_sent_is_found(
    game: Game, leak: Leak, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    found = reports(game)
    assert {each.channel for each in found[0].findings} == {"sent"}


def test_a_planted_leak_in_what_is_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    leaky_events(monkeypatch)
    found = reports(GAMES["doctor-faust"])
    assert {each.channel for each in found[0].findings} == {"events"}


# Over a real pipe: the same match twice, with another card laid face down.


class Scripted:
    """An entrant that does as it is told."""

    is_outside = False
    name = "scripted"
    facts: dict[str, Any] = {}  # noqa: RUF012  # nothing is ever added

    def __init__(self, actions: Sequence[str]) -> None:
        self._actions = iter(actions)

    def check(self, game: Game) -> None:
        pass

    def remembers(self, game: Game) -> int:
        return 0

    def rehearse(self, game: Game, control: TimeControl) -> None:
        pass

    def sit(self, game: Game, seed: SeatSeed, control: TimeControl) -> OwnPlayer:
        return OwnPlayer(self)

    def choose(self, belief: Belief) -> str:
        return next(self._actions, "soul")


LISTENER = """
notes = open(%r, "a")
for line in sys.stdin:
    notes.write(line)
    notes.flush()
    asked = json.loads(line)
    if asked["cmd"] == "enter":
        answer(asked, wants=["view", "events", "tensor", "mask"])
    else:
        answer(asked, action="soul")
"""


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    """End what a test has begun."""
    yield
    dismiss()


def heard(folder: Path, card: int) -> bytes:
    """All that came through the pipe to seat 1 while seat 0 laid a card face down."""
    notes = folder / f"notes-{card}"
    listener = parse(named(folder, LISTENER % str(notes), f"listener-{card}.py"))
    game = diablerie.load("doctor-faust", max_turns=4)
    laid = [f"{card}@20", *["soul"] * 10]
    playing.play_out(
        game.start(1), [Scripted(laid), listener], [SeatSeed(b"0"), SeatSeed(b"1")], CONTROL
    )
    return notes.read_bytes()


def test_through_a_real_pipe_the_same_comes_whatever_lies_face_down(tmp_path: Path) -> None:
    sent = heard(tmp_path, 8)
    assert sent.count(b"choose") > 5
    assert sent == heard(tmp_path, 2)


def test_a_leak_through_a_real_pipe_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leaky_events(monkeypatch)
    assert heard(tmp_path, 8) != heard(tmp_path, 2)
