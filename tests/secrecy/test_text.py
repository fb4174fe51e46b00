"""What a seat reads as text is a function of what it may know, in every language; a leak in it is found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import diablerie
from diablerie import Game, State
from diablerie.events import Event
from diablerie.secrecy import Report, check
from diablerie.secrecy.adapters import own_games
from diablerie.text_interface.game_terminal import view_of
from diablerie.text_interface.replies import NotUnderstood
from diablerie.text_interface.seat_text import Moment, SeatText
from diablerie.words import LANGUAGES
from tests.settings import many

POSITIONS = many(40, soaking=1_000)
TABLES = [(name, min(3, diablerie.describe(name).seat_range[1])) for name in diablerie.games()]

Plant = Callable[[pytest.MonkeyPatch], None]


def channels(game: Game, lang: str, positions: int = POSITIONS) -> set[str]:
    """The channels on which something was found."""
    reports = list[Report](check(own_games.case(game, lang=lang), positions))
    assert any(report.compared for report in reports)
    return {finding.channel for report in reports for finding in report.findings}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_seat_cannot_know_changes_nothing_that_it_reads(
    name: str, seats: int, lang: str
) -> None:
    assert channels(diablerie.load(name, seats=seats), lang) == set()


def true_worlds(patch: pytest.MonkeyPatch) -> None:
    """Let what a seat is told be made of the true state instead of a world that it holds possible."""
    patch.setattr(
        Moment,
        "of",
        staticmethod(lambda state, seat: Moment(view_of(state, seat), state)),
    )


def hands_in(moment: Moment) -> str:
    """What everybody holds in the world of a moment."""
    assert moment.world is not None
    return str(moment.world.position()["hands"])


def in_what_can_be_done(patch: pytest.MonkeyPatch) -> None:
    true_worlds(patch)
    patch.setattr(SeatText, "unlisted", lambda _, moment: (hands_in(moment),))


def in_answers(patch: pytest.MonkeyPatch) -> None:
    def leaky(self: SeatText, answer: str, moment: Moment) -> tuple[str, ...]:
        raise NotUnderstood(hands_in(moment))

    true_worlds(patch)
    patch.setattr(SeatText, "actions_in", leaky)


def in_the_briefing(patch: pytest.MonkeyPatch) -> None:
    states: list[State] = []

    def noting(state: State, seat: int) -> Moment:
        states.append(state)
        return Moment(view_of(state, seat), None)

    patch.setattr(Moment, "of", staticmethod(noting))
    patch.setattr(SeatText, "switches", lambda _: (str(states[-1].position()["draw"]),))


def in_the_story(patch: pytest.MonkeyPatch) -> None:
    honest, states = State.narrate, list[State]()

    def noting(self: State, action: str) -> tuple[State, tuple[Event, ...]]:
        states.append(self)
        return honest(self, action)

    patch.setattr(State, "narrate", noting)
    patch.setattr(SeatText, "story", lambda *_: (str([s.position()["draw"] for s in states[-1:]]),))


@pytest.mark.parametrize(
    ("plant", "found"),
    [
        (in_what_can_be_done, "text"),
        (in_answers, "answers"),
        (in_the_briefing, "text"),
        (in_the_story, "events"),
    ],
)
def test_a_planted_leak_is_found(plant: Plant, found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    game = diablerie.load("kill-doctor-lucky", seats=3)
    assert found in channels(game, "en", 40)
