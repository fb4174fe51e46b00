"""A declared board is drawn by what a seat sees; arguments are called what their author calls them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from diablerie import rulebook
from diablerie.own_game import (
    EMPTY,
    Ground,
    OwnGame,
    Picture,
    Piece,
    Place,
    Private,
    Public,
    RulesState,
    Spaces,
    Track,
    action,
    grid,
    terminal,
)
from diablerie.terminal import plain
from orchard import Orchard
from tests.own_game.test_declarations import declared

BEGUN = Orchard(size=5).start(1).play("hide:6").play("light:25")


def seen(seat: int | None) -> dict[str, Any]:
    """What a seat sees, with the board, as a terminal gets it."""
    return {**BEGUN.view(seat), "board": BEGUN.game.board, "options": BEGUN.game.options}


def drawn(seat: int | None) -> str:
    return "\n".join(map(plain, terminal.board(seen(seat), "en", 200, 60) or ()))


def test_a_piece_stands_where_its_seat_sees_it_and_for_others_nowhere() -> None:
    assert "b2 T" in drawn(0)
    assert " T" not in drawn(1)
    assert "where the thief is, Player 1: unseen" in drawn(1)
    assert "where the thief is, Player 1: b2" in drawn(0)


def test_the_menu_calls_spaces_by_their_names_and_offers_what_is_legal() -> None:
    menu = dict(terminal.menu(seen(0), (), "en"))
    assert menu["Steal on to a tree beside, or stay; an apple that lies there is taken. (b1)"] == (
        "step:1",
    )
    assert len(menu) == len(BEGUN.legal)


def test_what_is_done_is_told_in_words_and_in_secret_without_its_arguments() -> None:
    (done, *_) = BEGUN.narrate("step:7")[1]
    assert done.seen_by(0)["params"]["known"] == "Steal on to a tree beside, or stay (c2)"
    assert done.seen_by(1)["params"]["known"] is None
    assert done.seen_by(1)["params"]["told"] == "Steal on to a tree beside, or stay"


def test_arguments_are_told_by_their_names_where_there_are_several() -> None:
    @action("bid", count=range(1, 3), face=("red", "green"))
    def bid(self: OwnGame, state: RulesState, count: int, face: str) -> None:
        """Bid: so many of a colour."""

    game = declared(bid=bid)()
    (done, *_) = game.start(1).narrate("bid:2:red")[1]
    assert done.params["told"] == "Bid (count 2, face red)"
    menu = [
        told for told, _ in terminal.menu({**game.start(1).view(0), "board": game.board}, (), "en")
    ]
    assert "Bid: so many of a colour. (count 1, face green)" in menu
    told = rulebook.load("stopping", "en").clause("STO-01").text
    assert "`bid:1|2:red|green` (count, face)" in told


def test_names_of_arguments_that_the_method_does_not_take_are_refused() -> None:
    with pytest.raises(
        ValueError, match=re.escape("(number); its method takes count after the state")
    ):

        @action("bid", number=range(3))
        def bid(self: OwnGame, state: RulesState, count: int) -> None:
            """Bid."""


PLACES = grid(1, 2)


@pytest.mark.parametrize(
    ("picture", "said"),
    [
        (Picture(places={}), "has a place at least"),
        (Picture(places=PLACES, links=[(0, 7)]), "leads to a space that has no place"),
        (Picture(places=PLACES, pieces=[Piece("pawn", "P")]), "draws 'pawn'; fields are"),
        (Picture(places=PLACES, ground=[Ground("at", ("", "x", "y"))]), "it needs a size"),
        (Picture(places=PLACES, ground=[Ground("floor", ("",))]), "2 values and 1 signs"),
        (Picture(places=PLACES, tracks=[Track("hand")]), "it has to be Public"),
        (Picture(places=PLACES, tracks=[Track("at", 4)]), "its track has 1 to 3 boxes, not 4"),
        (Picture(places=PLACES, tracks=[Track("at", 0)]), "its track has 1 to 3 boxes, not 0"),
        (Picture(places=PLACES, tracks=[Track("at", 2)]), "at has 3 values, and its track 2 boxes"),
    ],
)
def test_what_cannot_be_drawn_is_refused(picture: Picture, said: str) -> None:
    fields = {
        "at": Public(values=range(3)),
        "floor": Public(values=range(2), size=2),
        "hand": Private(values=range(3), start=EMPTY),
    }
    with pytest.raises(ValueError, match=said):
        declared(picture=picture, **fields)()


@pytest.mark.parametrize(
    ("drawn", "said"),
    [
        ({"pieces": [Piece("at", "P")]}, "at, drawn as a piece, has a space 2 without a place"),
        ({"ground": [Ground("floor", ("", "x"))]}, "floor, drawn on the spaces, has a space 2, 3"),
        ({}, "the argument to of the action go has a space 2, 3 without a place; places are 0, 1"),
    ],
)
def test_spaces_without_a_place_are_refused(drawn: dict[str, Any], said: str) -> None:
    @action("go", to=Spaces(range(4 if not drawn else 2)))
    def go(self: OwnGame, state: RulesState, to: int) -> None:
        """Go."""

    fields = {"at": Public(values=range(3)), "floor": Public(values=range(2), size=4)}
    with pytest.raises(ValueError, match=said):
        declared(picture=Picture(places=PLACES, **drawn), go=go, **fields)


def test_a_board_that_follows_from_the_options_may_have_fewer_spaces_than_its_fields() -> None:
    assert Orchard(size=2).start(1).legal


def test_ways_are_told_where_spaces_are_linked() -> None:
    @action("go", to=Spaces(range(3)))
    def go(self: OwnGame, state: RulesState, to: int) -> None:
        """Go."""

    places = {0: Place(0, 0, "Den"), 1: Place(1, 0, "Ford"), 2: Place(2, 1, "Hill")}
    picture = Picture(places=places, links=((0, 1), (1, 2)))
    game = declared(go=go, picture=picture)()
    view = {**game.start(1).view(0), "board": game.board}
    assert [plain(line) for line in terminal.plan(view, "en")] == [
        "Den: Ford",
        "Ford: Den, Hill",
        "Hill: Ford",
    ]


def test_a_cell_that_is_shown_cites_what_showed_it_and_the_end_says_why() -> None:
    caught = BEGUN.play("step:6").narrate(f"light:{25 + 1}")[1]
    clauses = {event.kind: event.clause for event in caught}
    assert clauses["shown"] == "ORC-05"
    over = BEGUN.play("step:6").play("light:26")
    heading = plain(terminal.heading({**over.view(1), "game": "orchard"}, "en"))
    assert heading == "The thief is caught in the light. The game is over: Player 2 wins"


def test_the_legend_calls_signs_what_their_author_calls_them() -> None:
    legend = BEGUN.game.board["picture"]["legend"]
    assert [(each["sign"], each["lit"], each["label"]) for each in legend] == [
        ("T", False, "the thief"),
        ("apple", False, "an apple"),
        ("", True, "in the light"),
    ]
    told = "\n".join(map(plain, terminal.board(seen(1), "en", 90, 60) or ()))
    assert "T the thief · apple an apple" in told
    assert "in the light" in told


def test_a_sign_that_says_what_it_is_needs_no_legend() -> None:
    picture = Picture(
        places=PLACES, ground=[Ground("floor", ("", "reeds"))], pieces=[Piece("at", "P")]
    )
    at = Public(values=range(2), doc="the punt")
    floor = Public(values=range(2), size=2, names=("", "reeds"))
    (told,) = declared(picture=picture, at=at, floor=floor)().board["picture"]["legend"]
    assert (told["field"], told["label"]) == ("at", "the punt")
