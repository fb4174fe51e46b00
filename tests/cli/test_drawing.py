"""What games draw in a terminal, in every edition and language; and stories told from events."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest
from rich.cells import cell_len

import diablerie
from diablerie import Game, State
from diablerie.games.doctor_faust import terminal as doctor_faust
from diablerie.terminal import GameTerminal, StyledLine
from diablerie.text_interface.event_log import Reader, last_clause, merged
from diablerie.text_interface.game_terminal import terminal_of, view_of
from diablerie.text_interface.input_parser import begun_in
from diablerie.words import LANGUAGES
from tests.settings import everyday, many, seats_of

FAUST: GameTerminal = doctor_faust
"""A module is checked against the protocol by this assignment."""

GAMES = diablerie.games()
EDITIONS = [
    (name, {"edition": edition} if edition else {})
    for name in GAMES
    for edition in (diablerie.describe(name).editions or [None])
]
SEATS = [(name, seats) for name in GAMES for seats in seats_of(diablerie.describe(name))]
EVERY = many(17, soaking=7)
SCREENS = [(80, 18), (100, 26), (120, 31)]
"""Columns, and the lines that a terminal of 24, 34 and 40 lines has for the board."""
ROOMS = [
    (name, seats, lang, width, height)
    for (name, seats), lang, (width, height) in product(SEATS, LANGUAGES, SCREENS)
]
DAILY = [
    (*SEATS[row], LANGUAGES[column], *SCREENS[(row + column) % 3])
    for row, column in product(range(len(SEATS)), range(len(LANGUAGES)))
]
"""Every language at every table, every two of language and terminal; all three of each in a soak."""
SWITCHED = [
    (name, {option.name: value})
    for name in GAMES
    for option in diablerie.describe(name).options
    for value in (option.values or ())
    if value != option.default
]


def plain(line: StyledLine) -> str:
    return "".join(text for text, _ in line)


def random_states(game: Game, seed: int, most: int = 400) -> Iterator[State]:
    game.warm()
    rng = np.random.default_rng(seed)
    state = game.start(seed)
    for _ in range(most):
        if state.is_over:
            break
        yield state
        moves = state.composite_moves()
        # Cards laid everywhere at once would leave nothing else to draw.
        choices = (
            [move.actions[0] for move in moves] if moves and rng.random() < 0.9 else state.legal
        )
        state = state.play(str(rng.choice(choices)))
    yield state


@cache
def some_states(name: str, seats: int) -> tuple[State, ...]:
    """A few states of one random game, its last one among them."""
    states = tuple(random_states(diablerie.load(name, seats=seats), 11))
    return (*states[:-1:40], states[-1])


@pytest.mark.parametrize(("name", "seats", "lang", "width", "height"), everyday(ROOMS, *DAILY))
def test_the_board_keeps_to_the_room_it_is_given(
    name: str, seats: int, lang: str, width: int, height: int
) -> None:
    terminal = terminal_of(diablerie.load(name, seats=seats))
    for state in some_states(name, seats):
        for seat in {0, seats - 1, state.to_play, None}:
            board = terminal.board(view_of(state, seat), lang, width, height)
            assert board is not None
            widths = [cell_len(plain(line)) for line in board]
            assert max(widths) <= width, "\n".join(map(plain, board))
            assert len(board) <= height


@pytest.mark.parametrize(("width", "height"), [(20, 30), (120, 1)])
@pytest.mark.parametrize("name", GAMES)
def test_a_board_that_has_no_room_is_not_drawn(name: str, width: int, height: int) -> None:
    game = diablerie.load(name)
    assert terminal_of(game).board(view_of(game.start(1), 0), "en", width, height) is None


@pytest.mark.parametrize(("name", "options"), [*EDITIONS, *SWITCHED])
def test_everything_can_be_drawn_and_told_at_any_moment(name: str, options: dict[str, Any]) -> None:
    game = diablerie.load(name, **options)
    terminal = terminal_of(game)
    reader = Reader(name, terminal, "fr", 0)
    for number, state in enumerate(random_states(game, 5)):
        if number % EVERY == 0 or state.is_over:
            for seat in (*range(game.seats), None):
                view = view_of(state, seat)
                assert plain(terminal.heading(view, "en"))
                assert all(map(plain, terminal.describe(view, "de")))
        if not state.is_over and number % EVERY == 0:
            view = view_of(state, state.to_play)
            assert terminal.prompt(view, "en")
            assert terminal.hand(view, "en")
            for label, actions in terminal.menu(view, state.composite_moves(), "en"):
                assert label
                assert actions[0].endswith(terminal.BEGUN) or state.allows(actions[0])
            for move in state.composite_moves():
                assert terminal.told(view, move, "fr")
                assert terminal.place(move.to, "fr")
            _, events = state.narrate(state.legal[0])
            for event in merged([each.seen_by(0) for each in events], terminal):
                assert plain(reader.line(event)).endswith(event["clause"])


@pytest.mark.parametrize("name", GAMES)
def test_the_list_offers_every_legal_action(name: str) -> None:
    game = diablerie.load(name)
    terminal = terminal_of(game)
    for number, state in enumerate(random_states(game, 3)):
        if number % 9 or state.is_over:
            continue
        menu = terminal.menu(view_of(state, state.to_play), state.composite_moves(), "en")
        begun = begun_in(menu, terminal.BEGUN)
        whole = [actions[0] for _, actions in menu]
        whole += [move.actions[0] for move in state.composite_moves() if f"{move.piece} " in begun]
        assert all(
            action in whole or any(action.startswith(start) for start in begun)
            for action in state.legal
        )


def test_the_board_shows_stones_cards_and_pyramid_where_they_are() -> None:
    laid = [{"space": 5, "seat": 1, "value": 8}, {"space": 16, "seat": 0, "value": 3}]
    document = {"soul": 28, "stones": [[0, 14], [14, 29]], "laid": laid}
    state = diablerie.load("doctor-faust").position(document)
    board = FAUST.board(view_of(state, 0), "en", 80, 16)
    assert board is not None
    above, _, first, red, blue, _, second, red_back, blue_back, _, below = map(plain, board[:11])
    assert above.index("[B?]") == 1 + 5 * 5
    assert below.index("[R3]") == 1 + 5 * (29 - 16)
    assert first.split("│")[1:-1] == [f"{space:>2}  " for space in range(15)]
    assert second.split("│")[2] == "28 ▲"
    assert [cell.strip() for cell in red.split("│")][1:-1:14] == ["R1", "R2"]
    assert blue.split("│")[15].strip() == "B1"
    assert blue_back.split("│")[1].strip() == "B2"
    assert red_back.replace("│", "").strip() == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_of_the_other_seat_is_a_question_mark_until_the_game_is_over(lang: str) -> None:
    game = diablerie.load("doctor-faust")
    document = {"laid": [{"space": 5, "seat": 1, "value": 8}]}
    over = {**document, "outcome": {"reason": "infamy", "winner": 1}}
    for state, seen in ((game.position(document), "[B?]"), (game.position(over), "[B8]")):
        board = FAUST.board(view_of(state, 0), lang, 80, 16)
        assert board is not None
        assert seen in plain(board[0])


def test_steps_of_one_piece_are_told_as_one_walk_and_others_are_not() -> None:
    def step(stone: int, start: int, seat: int = 0) -> dict[str, object]:
        params = {"seat": seat, "stone": stone, "from": start, "to": start + 1}
        return {"kind": "stone-step", "clause": "DF-10", "params": params}

    told = list(merged([step(1, 0), step(1, 1), step(1, 2), step(2, 3), step(1, 3)], FAUST))
    assert [(event["kind"], event["params"]["from"], event["params"]["to"]) for event in told] == [
        ("stone-walk", 0, 3),
        ("stone-step", 3, 4),
        ("stone-step", 3, 4),
    ]
    assert len(list(merged([step(1, 0), step(1, 1, seat=1)], FAUST))) == 2


def test_the_clause_of_what_happened_is_not_that_of_the_next_turn() -> None:
    events = [
        {"kind": kind, "clause": clause} for kind, clause in (("a", "DF-19"), ("turn", "DF-08"))
    ]
    assert last_clause(events, FAUST) == "DF-19"
    assert last_clause(events[1:], FAUST) == "DF-08"
    assert last_clause([], FAUST) is None
