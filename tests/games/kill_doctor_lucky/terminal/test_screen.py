"""Kill Doctor Lucky in a terminal: the plan of any house, the guests, the choices, and what may be typed."""

from __future__ import annotations

import json
from typing import Any

import pytest

import diablerie
from diablerie import State
from diablerie.games.kill_doctor_lucky import terminal
from diablerie.games.kill_doctor_lucky.terminal.drawing import Tenant
from diablerie.games.kill_doctor_lucky.terminal.drawing import drawn as drawn_plan
from diablerie.terminal import GameTerminal, StyledLine
from diablerie.text_interface.game_terminal import view_of
from diablerie.words import LANGUAGES
from tests.games.kill_doctor_lucky.cottage import COTTAGE
from tests.games.kill_doctor_lucky.lodge import LODGE
from tests.games.kill_doctor_lucky.table import place

SCREENS = [(80, 18), (100, 26), (120, 31)]

TERMINAL: GameTerminal = terminal
"""The module is checked against the protocol by this assignment."""


def plain(line: StyledLine) -> str:
    return "".join(text for text, _ in line)


def drawn(state: State, width: int = 120, height: int = 31, lang: str = "en") -> list[str]:
    board = terminal.board(view_of(state, state.to_play), lang, width, height)
    assert board is not None
    return [plain(line) for line in board]


def in_cottage(**position: Any) -> State:
    return diablerie.load("kill-doctor-lucky", seats=2, mansion=COTTAGE).position(position)


# The plan


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_every_number_and_pawn_is_on_the_plan(width: int, height: int, lang: str) -> None:
    state = place(lucky="kitchen", pawns=["w_stairs", "gallery", "ne_hall"])
    plan = "\n".join(line[: width * 7 // 10] for line in drawn(state, width, height, lang))
    words = plan.replace("│", " ").replace("≡", " ").split()
    words += ["G"] if "w≡G" in plan else []
    assert {str(number) for number in range(20)} <= set(words)
    assert all(letter in words for letter in "DGRB")


def test_names_are_written_whole_where_there_is_room() -> None:
    text = "\n".join(drawn(place()))
    for name in ("10 Master Suite", "12 Armory", "Gallery", "Foyer", "Wine Cellar", "East Hall"):
        assert name in text


def test_doors_are_gaps_and_the_railing_is_dotted() -> None:
    lines = drawn(place(pawns=["kitchen"] * 3))
    gallery = next(number for number, line in enumerate(lines) if "Gallery" in line)
    below = next(line for line in lines[gallery:] if "┄" in line)
    assert lines[gallery].startswith("│")
    assert below.index("┼") < below.index("┄") < below.rindex("┄") < below.rindex("┼")
    assert sum("┄" in line for line in lines) == 1
    west, east = lines[gallery].index("Gallery"), len("Gallery")
    assert "│" not in lines[gallery][west - 10 : west + east + 10]


def test_a_house_of_ones_own_is_drawn_too() -> None:
    state = in_cottage(lucky="attic", pawns=["hall", "cellar"], to_play=0)
    lines = drawn(state, 80, 12)
    text = "\n".join(lines)
    for name in ("3 Parlour", "4 Attic", "Hall", "Cellar", "Steps"):
        assert name in text, text
    assert "┆" in text


@pytest.mark.parametrize("mansion", [json.loads(COTTAGE), LODGE])
@pytest.mark.parametrize(("width", "height"), [(60, 9), *SCREENS, (200, 60)])
def test_rooms_that_meet_share_a_wall(mansion: dict[str, Any], width: int, height: int) -> None:
    game = diablerie.load("kill-doctor-lucky", seats=2, mansion=mansion)
    lines = drawn(game.start(1), width, height)
    assert all(wall not in line for line in lines for wall in ("││", "┤├", "┘└", "┐┌"))


def test_more_pawns_than_a_space_has_room_for_do_not_break_its_walls() -> None:
    game = diablerie.load("kill-doctor-lucky", seats=8)
    for space in game.board["next"]:
        lines = drawn(game.position({"pawns": [space] * 8, "lucky": space, "to_play": 0}), 80, 18)
        bare = drawn(
            game.position({"pawns": ["foyer"] * 8, "lucky": "foyer", "to_play": 0}), 80, 18
        )
        walls = [
            [letter if letter in "│─┌┐└┘├┤┬┴┼" else " " for letter in line[:52]]
            for line in (*lines, *bare)
        ]
        assert walls[: len(lines)] == walls[len(lines) :], space


HOUSES = {"printed": None, "cottage": json.loads(COTTAGE), "lodge": LODGE}


@pytest.mark.parametrize("house", HOUSES)
def test_whoever_stands_in_a_space_is_seen_there_at_any_size(house: str) -> None:
    board = diablerie.load("kill-doctor-lucky", seats=2, mansion=HOUSES[house]).board
    spaces = [space["id"] for space in board["spaces"]]
    tenants = {id_: Tenant(None, id_, id_, "", [("@", "")]) for id_ in spaces}
    for width in range(30, 100, 7):
        for height in range(18, 41, 3):
            plan = drawn_plan(board, tenants, width, height)
            assert plan is not None
            assert "".join(map(plain, plan)).count("@") == len(spaces)


# The guests


def test_beside_the_plan_stand_the_guests_the_doctors_way_and_the_own_cards() -> None:
    hand = ["fail1", "fail1", "move2", "room:kitchen", "weapon:trowel"]
    state = place(lucky="kitchen", hands=[hand, None, []], to_play=0)
    beside = [line[83:].strip() for line in drawn(state)]
    assert beside[:3] == [
        "▸G Greta   5 0 Drawing Room",
        "R Rufus   6 0 Drawing Room",
        "B Bella   0 0 Drawing Room",
    ]
    assert beside[3:5] == ["D           8 Kitchen", "→ 9 → 10 → 11 → 12"]
    assert beside[6:11] == [
        "Your hand: 5 cards",
        "Move 2",
        "Kitchen card",
        "Trowel (2, but 6 in the Wine Cellar)",
        "2 × Failure 1",
    ]


def test_a_stronger_weapon_is_told_as_such() -> None:
    position = {"hands": [["weapon:trowel"], []], "lucky": "kitchen", "to_play": 0}
    game = diablerie.load("kill-doctor-lucky", seats=2, weapon_bonus=1)
    (line,) = terminal.hand(view_of(game.position(position), 0), "en")
    assert plain(line) == "your cards: Trowel (3, but 7 in the Wine Cellar)"


def test_hands_too_large_for_the_screen_end_in_dots() -> None:
    cards = [f"room:{room}" for room in ("parlor", "library", "kitchen", "armory", "foyer")]
    cards += [f"weapon:{weapon}" for weapon in ("trowel", "tight_hat", "loud_noise", "rat_poison")]
    cards += ["move1", "move2", "move3", "fail1", "fail2", "fail3", "room:wine_cellar"]
    cards += ["weapon:monkey_hand", "weapon:billiard_cue", "weapon:shoe_horn"]
    state = place(hands=[cards, [], []], lucky="kitchen", to_play=0)
    lines = drawn(state, 80, 18)
    assert lines[-1].endswith("…")


def test_an_attempt_is_told_to_everybody_with_what_is_left() -> None:
    position = {"lucky": "nursery", "pawns": ["nursery", "drawing_room", "drawing_room"]}
    state = place(**position, hands=[["weapon:chain_saw"], [], []]).play("attempt:chain_saw")
    for seat in (0, 1, 2, None):
        board = terminal.board(view_of(state, seat), "en", 120, 31)
        assert board is not None
        text = " ".join(plain(line)[83:].strip() for line in board)
        assert "in the Nursery with the Chain Saw · 4 points still to foil" in text
    assert terminal.prompt(view_of(state, 1), "en") == "Rufus, 4 points still to foil"


# What can be done

CARDS = ["move1", "move2", "room:kitchen", "room:foyer", "weapon:trowel", "fail2"]


def ready(**position: Any) -> State:
    return place(**{"hands": [CARDS, [], []], "lucky": "library", "to_play": 0, **position})


def menu_of(state: State) -> dict[str, str]:
    choices = terminal.menu(view_of(state, state.to_play), state.composite_moves(), "en")
    return {" ".join(actions): label for label, actions in choices}


def test_the_list_is_short_and_walks_by_card_are_begun() -> None:
    assert menu_of(ready(pawns=["kitchen", "parlor", "parlor"])) == {
        "go:wine_cellar": "Walk into the Wine Cellar",
        "go:sw_hall": "Walk into the Southwest Hall",
        "go:w_hall": "Walk into the West Hall",
        "me …": "You, by card: where to …",
        "lucky …": "The Doctor, by card: where to …",
        "snoop": "Snoop in the Kitchen: draw a card and end your turn",
        "end": "End your turn",
    }


def test_an_attempt_stands_first_with_its_value() -> None:
    state = ready(lucky="nursery", pawns=["nursery", "parlor", "parlor"])
    assert list(menu_of(state).items())[:2] == [
        ("attempt", "Attempt the murder with bare hands: one point"),
        ("attempt:trowel", "Attempt the murder with the Trowel: 2 points"),
    ]


def test_while_a_card_moves_somebody_the_list_goes_on_with_it() -> None:
    state = ready(pawns=["kitchen", "parlor", "parlor"]).play("move2:lucky").play("step:armory")
    assert list(menu_of(state)) == ["step:nursery", "step:library", "halt"]


def ways_to(state: State, piece: str, space: str) -> list[str]:
    moves = [move for move in state.composite_moves() if (move.piece, move.to) == (piece, space)]
    view = view_of(state, state.to_play)
    return [terminal.told(view, move, "en") for move in terminal.ways(moves)]


def test_the_ways_to_a_space_are_those_that_cost_different_things() -> None:
    state = ready(pawns=["drawing_room"] * 3)
    assert ways_to(state, "me", "parlor") == ["Go into the Parlor: free step"]
    assert ways_to(state, "me", "sw_hall") == [
        "Go into the Southwest Hall: Move 2",
        "Go into the Southwest Hall: free step, Move 1",
    ]
    assert ways_to(state, "lucky", "foyer") == ["Send the Doctor into the Foyer: Foyer card"]


# What may be typed


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("en", "go kitchen", "me kitchen"),
        ("en", "go 8", "me kitchen"),
        ("en", "GO  Wine Cellar", "me wine_cellar"),
        ("en", "doctor lib", "lucky library"),
        ("en", "kitchen", "me kitchen"),
        ("en", "servants", "me servants_quarters"),
        ("de", "go Küche", "me kitchen"),
        ("de", "doctor kuche", "lucky kitchen"),
        ("fr", "cuisine", "me kitchen"),
        ("en", "go", "me"),
        ("en", "doctor", "lucky"),
        ("en", "kill", "attempt"),
        ("en", "kill trow", "attempt:trowel"),
        ("en", "attempt tight hat", "attempt:tight_hat"),
        ("en", "kill him", "attempt:him"),
        ("en", "8", "8"),
        ("en", "dance", "dance"),
        ("en", "go home", "me home"),
        ("en", "p", "p"),
        ("en", "", ""),
    ],
)
def test_rooms_and_weapons_are_called_by_names_numbers_and_beginnings(
    lang: str, typed: str, meant: str
) -> None:
    cards = [*CARDS, *(f"room:{room}" for room in ("wine_cellar", "library"))]
    state = ready(pawns=["se_hall"] * 3, hands=[cards, [], []], lucky="armory")
    assert terminal.as_notation(typed, view_of(state, 0), state.composite_moves(), lang) == meant


@pytest.mark.parametrize(
    ("position", "typed", "clause"),
    [
        ({"pawns": ["dining_hall"] * 3}, "go gallery", 13),
        ({"hands": [[], [], []], "stepped": True}, "go parlor", 9),
        ({"hands": [[], [], []]}, "doctor kitchen", 9),
    ],
)
def test_where_no_walk_leads_the_rule_is_told(
    position: dict[str, Any], typed: str, clause: int
) -> None:
    state = ready(**position)
    action = terminal.as_notation(typed, view_of(state, 0), state.composite_moves(), "en")
    with pytest.raises(diablerie.IllegalAction) as refused:
        state.play(action)
    assert refused.value.clause == f"KDL-{clause:02d}"


def test_while_a_card_moves_the_doctor_a_room_alone_is_his() -> None:
    state = ready(pawns=["kitchen", "parlor", "parlor"]).play("move2:lucky")
    assert terminal.as_notation("12", view_of(state, 0), state.composite_moves(), "en") == "12"
    assert (
        terminal.as_notation("armory", view_of(state, 0), state.composite_moves(), "en")
        == "lucky armory"
    )


# The story


def test_steps_of_one_card_are_told_as_one_walk() -> None:
    def step(start: str, to: str, pawn: str = "me", seat: int = 0) -> dict[str, Any]:
        params = {"seat": seat, "pawn": pawn, "from": start, "to": to}
        return {"kind": "card-step", "clause": "KDL-10", "params": params}

    both = terminal.merge(step("foyer", "drawing_room"), step("drawing_room", "parlor"))
    assert both is not None
    assert (both["kind"], both["params"]["from"]) == ("card-walk", "foyer")
    last = terminal.merge(both, step("parlor", "e_hall"))
    assert last is not None
    assert (last["params"]["from"], last["params"]["to"]) == ("foyer", "e_hall")
    assert terminal.merge(step("foyer", "piazza"), step("foyer", "piazza", "lucky")) is None
    assert terminal.merge(step("a", "b"), step("b", "c", seat=1)) is None


def test_in_sentences_everything_is_told_too() -> None:
    state = ready(pawns=["kitchen", "parlor", "parlor"])
    assert [plain(line) for line in terminal.describe(view_of(state, 0), "en")] == [
        "The Doctor is in the Library and will walk into the Tennessee Room.",
        "You are in the Kitchen · 6 cards in hand",
        "Rufus is in the Parlor · no cards in hand",
        "Bella is in the Parlor · no cards in hand",
        "your cards: Move 1, Move 2, Foyer card, Kitchen card, Trowel (2, but 6 in the Wine Cellar), "
        "Failure 2",
    ]


def test_at_the_end_all_hands_are_told() -> None:
    outcome = {"reason": "murder", "winner": 1}
    state = place(hands=[["fail1"], ["move1"], []], lucky="kitchen", outcome=outcome, to_play=None)
    told = [plain(line) for line in terminal.describe(view_of(state, None), "en")]
    assert told[1:] == [
        "Greta is in the Drawing Room · Failure 1",
        "Rufus is in the Drawing Room · Move 1",
        "Bella is in the Drawing Room · no cards in hand",
    ]
