"""Observations: all that a seat may know as text, and every choice that they offer can be answered."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import diablerie
from diablerie import Game, State
from diablerie.events import Event
from diablerie.text_interface.choices import Choice
from diablerie.text_interface.event_log import Reader, not_undone
from diablerie.text_interface.observation import briefing, observation
from diablerie.text_interface.seat_text import Moment, SeatText
from diablerie.words import LANGUAGES
from tests.settings import many, seats_of

TABLES = [
    (name, seats)
    for name in diablerie.games()
    for seats in {min(seats_of(diablerie.describe(name))), max(seats_of(diablerie.describe(name)))}
]
POSITIONS = many(6, soaking=20)


def moments(game: Game, seed: int, most: int = 150) -> Iterator[tuple[State, list[Event]]]:
    """States of a random game with all that has happened: some, and the last."""
    rng = np.random.default_rng(seed)
    state, beginning = game.narrate_start(seed)
    happened = [*beginning]
    for ply in range(most):
        if state.is_over:
            break
        if ply % (most // POSITIONS) == 0:
            yield state, happened
        # Walks, so that the game gets somewhere.
        walks = state.composite_moves()
        actions = walks[int(rng.integers(len(walks)))].actions if walks else ()
        action = actions[0] if actions and rng.random() < 0.8 else str(rng.choice(state.legal))
        state, events = state.narrate(action)
        happened += events
    yield state, happened


def told_to(state: State, happened: list[Event], seat: int, lang: str) -> str:
    text = SeatText(state.game, seat, lang)
    moment = Moment.of(state, seat)
    events = [event.seen_by(seat) for event in happened]
    return f"{briefing(text, moment, rules=False)}\n\n{observation(text, moment, events, 20)}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_seat_can_be_told_everything_at_any_moment(name: str, seats: int, lang: str) -> None:
    for state, happened in moments(diablerie.load(name, seats=seats), 7):
        for seat in {0, seats - 1, state.to_play or 0}:
            told = told_to(state, happened, seat, lang)
            assert "None" not in told
            assert "{" not in told
            offered = f"## {SeatText(state.game, seat, lang).say('text-choices')}\n"
            assert (offered in told) == (seat == state.to_play)


def answers(choice: Choice) -> Iterator[str]:
    """All answers that a choice offers."""
    if choice.rest:
        yield from (f"{choice.whole.text[:-1]}{each.text}" for each in choice.rest)
    elif not choice.ways:
        yield choice.whole.text
    yield from (way.text for way in choice.ways)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_choice_that_is_offered_can_be_answered(name: str, seats: int) -> None:
    for state, _ in moments(diablerie.load(name, seats=seats), 11):
        if state.to_play is None:
            break
        text, moment = SeatText(state.game, state.to_play, "en"), Moment.of(state, state.to_play)
        offered = text.choices(moment)
        for choice in offered:
            for answer in answers(choice):
                actions = text.actions_in(answer, moment)
                assert state.allows(actions[0]), answer
        assert text.actions_in(offered[-1].example, moment)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_legal_action_is_listed_once(name: str, seats: int) -> None:
    for state, _ in moments(diablerie.load(name, seats=seats), 13):
        if state.to_play is None:
            break
        text, moment = SeatText(state.game, state.to_play, "en"), Moment.of(state, state.to_play)
        firsts = {
            text.actions_in(answer, moment)[0]
            for choice in text.choices(moment)
            for answer in answers(choice)
        }
        assert sorted([*firsts, *text.unlisted(moment)]) == sorted(state.legal)
        walks = {move.actions[0] for move in state.composite_moves()}
        assert walks.issuperset(text.unlisted(moment)), "what begins no walk is a choice of its own"


def test_the_house_is_told_with_its_ways_and_what_is_in_sight() -> None:
    game = diablerie.load("kill-doctor-lucky", seats=2)
    text = SeatText(game, 0, "en")
    lines = text.plan(Moment.of(game.start(1), 0).view)
    assert len(lines) == len(game.board["spaces"])
    assert "2 Billiard Room · leads to: Dining Hall, East Hall · sees: Parlor" in "\n".join(lines)


def test_switches_that_are_not_as_usual_are_told_with_their_values() -> None:
    usual = SeatText(diablerie.load("doctor-faust"), 0, "en")
    other = SeatText(diablerie.load("doctor-faust", infamy="turn_end", max_turns=7), 0, "en")
    assert usual.switches() == ()
    told = "\n".join(other.switches())
    assert "Infamy: only with a turn’s last action" in told
    assert ": 7" in told


def test_of_a_long_story_the_latest_lines_are_told_and_how_many_are_not() -> None:
    game = diablerie.load("teufel-teufel", seats=2)
    *_, (_, happened) = moments(game, 3)
    text = SeatText(game, 0, "en")
    events = [event.seen_by(0) for event in happened]
    whole, part = text.story(events), text.story(events, 5)
    assert part[1:] == whole[-5:]
    assert part[0] == f"({len(whole) - 5} lines before that are left out.)"


def test_what_people_do_besides_playing_is_told_as_well() -> None:
    game = diablerie.load("doctor-faust")
    reader = Reader("doctor-faust", SeatText(game, 0, "en").terminal, "en", 0)
    resigned = {"kind": "resigned", "clause": None, "params": {"seat": 0}}
    ended = {"kind": "match-ended", "clause": None, "params": {"reason": "resigned", "winner": 1}}
    assert reader.sentence(resigned) == "You give up."
    assert reader.line(ended) == (("Blue wins, for nobody else plays on.", ""),)


def test_what_was_taken_back_is_no_part_of_the_story() -> None:
    step = {"kind": "soul-step", "clause": "DF-12", "params": {}}
    undo = {"kind": "taken-back", "clause": None, "params": {"seat": 0, "undone": [2]}}
    events = [(1, step), (2, {**step, "params": {"to": 1}}), (3, None), (4, undo)]
    assert not_undone(events) == [step, undo]
