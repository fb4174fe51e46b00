"""The printed house: its doors, sight, the Doctor's steps and the deck are those of the board."""

from __future__ import annotations

import json
import pickle
from itertools import combinations, pairwise, product
from xml.etree import ElementTree as ET

import pytest

from diablerie.games.kill_doctor_lucky.mansion import draw_mansion, printed, read_mansion_text
from tests.games.kill_doctor_lucky.house import printed_house

MANSION = printed()
FACTS = printed_house()
IDS = [space.id for space in MANSION.spaces]

LINES = """
ns master_suite w_stairs w_hall kitchen
ns master_suite lancaster_room
ns w_hall kitchen wine_cellar winter_garden
ns nw_hall lancaster_room
ns w_hall sw_hall winter_garden
ns trophy_room green_house
ns sitting_room w_hall trophy_room
ns gallery dining_hall drawing_room foyer piazza
ns billiard_room e_hall parlor
ns parlor carriage_house
ns e_hall se_hall hedge_maze
ns ne_hall lilac_room
ns e_hall servants_quarters white_room hedge_maze
ns tennessee_room lilac_room
ns tennessee_room e_stairs e_hall servants_quarters
ew nursery armory library ne_hall tennessee_room
ew master_suite nw_hall nursery gallery library
ew sitting_room dining_hall billiard_room
ew w_stairs lancaster_room
ew lilac_room e_stairs
ew w_hall dining_hall e_hall
ew trophy_room drawing_room parlor
ew kitchen sw_hall trophy_room
ew parlor se_hall servants_quarters
ew green_house piazza carriage_house hedge_maze
ew winter_garden green_house piazza carriage_house
"""
"""Every sight line that cannot be made longer, from north to south or from west to east."""

FROM_UNNUMBERED = """
foyer 19 · gallery 13 · white_room 17 · wine_cellar 8 · w_hall 8 · sw_hall 8 · e_hall 16 · se_hall 17
nw_hall 11 · ne_hall 15 · w_stairs 10 · e_stairs 15
"""
"""KDL-25: from each unnumbered space, the number where the Doctor goes."""

SEES_EXACTLY = {
    "kitchen": "trophy_room winter_garden master_suite wine_cellar w_hall sw_hall w_stairs",
    "gallery": "dining_hall drawing_room foyer piazza nursery master_suite nw_hall library",
}
"""The examples of the rulebook (KDL-16)."""

TWO_DOORS = """
w_hall kitchen
e_hall servants_quarters
green_house piazza
piazza carriage_house
"""


def rows(table: str) -> list[list[str]]:
    return [row.split() for row in table.strip().splitlines()]


def visible_pairs() -> set[frozenset[str]]:
    return {frozenset((one, other)) for one in IDS for other in MANSION.sees[one]}


# Spaces and doors


def test_there_are_24_named_rooms_6_hallways_and_2_stairways() -> None:
    """KDL-01."""
    kinds = [space.kind for space in MANSION.spaces]
    assert (kinds.count("room"), kinds.count("hallway"), kinds.count("stairway")) == (24, 6, 2)
    assert {space.id for space in MANSION.spaces if space.named} == FACTS.named
    assert all(space.named == (space.kind == "room") for space in MANSION.spaces)


def test_twenty_rooms_bear_the_numbers_0_to_19() -> None:
    numbers = {space.id: space.number for space in MANSION.spaces if space.number is not None}
    assert numbers == FACTS.numbers
    assert [FACTS.numbers[space] for space in MANSION.path] == list(range(20))


def test_all_start_in_the_drawing_room() -> None:
    """KDL-03."""
    assert MANSION.start == "drawing_room"


def test_55_doors_join_51_pairs_of_spaces() -> None:
    pairs = [frozenset((door.a, door.b)) for door in MANSION.doors]
    assert (len(pairs), len(set(pairs))) == (55, 51)
    twice = {pair for pair in pairs if pairs.count(pair) == 2}
    assert twice == {frozenset(row) for row in rows(TWO_DOORS)}


@pytest.mark.parametrize("space", IDS)
def test_neighbours_are_behind_doors(space: str) -> None:
    assert set(MANSION.neighbours[space]) == FACTS.doors[space]


def test_the_railing_of_the_gallery_is_no_door() -> None:
    """KDL-13."""
    assert "dining_hall" in MANSION.sees["gallery"]
    assert "dining_hall" not in MANSION.neighbours["gallery"]


def test_neighbours_are_mutual_and_in_the_order_of_the_spaces() -> None:
    for one, near in MANSION.neighbours.items():
        assert list(near) == [space for space in IDS if space in near]
        assert all(one in MANSION.neighbours[other] for other in near)


# Walking distances


def test_the_dining_hall_is_three_doors_from_the_lancaster_room() -> None:
    assert MANSION.distance("dining_hall", "lancaster_room") == 3


def test_no_way_is_longer_than_eight_doors() -> None:
    ways = [MANSION.distance(a, b) for a, b in product(IDS, IDS)]
    assert max(way for way in ways if way is not None) == 8
    assert None not in ways
    assert MANSION.distance("gallery", "piazza") == 8


def test_distance_is_0_to_oneself_and_1_to_neighbours_and_mutual() -> None:
    for a, b in product(IDS, IDS):
        assert (MANSION.distance(a, b) == 0) == (a == b)
        assert (MANSION.distance(a, b) == 1) == (b in MANSION.neighbours[a])
        assert MANSION.distance(a, b) == MANSION.distance(b, a)


# Sight


def test_there_are_26_sight_lines() -> None:
    """KDL-16."""
    found = [[line.axis, *line.spaces] for line in MANSION.lines]
    assert sorted(found) == sorted(rows(LINES))
    assert len(found) == 26


def test_all_on_one_line_see_each_other_and_nobody_else_does() -> None:
    on_lines = {frozenset(pair) for _, *line in rows(LINES) for pair in combinations(line, 2)}
    assert visible_pairs() == on_lines
    assert len(on_lines) == 93


@pytest.mark.parametrize("space", IDS)
def test_each_space_sees_what_the_board_says(space: str) -> None:
    assert set(MANSION.sees[space]) == FACTS.sight[space]


@pytest.mark.parametrize("space", SEES_EXACTLY)
def test_the_examples_of_the_rulebook_hold(space: str) -> None:
    assert set(MANSION.sees[space]) == set(SEES_EXACTLY[space].split())


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("foyer", "carriage_house"),
        ("armory", "gallery"),
        ("library", "billiard_room"),
        ("gallery", "ne_hall"),
    ],
)
def test_nobody_sees_round_corners_or_through_walls(one: str, other: str) -> None:
    assert other not in MANSION.sees[one]
    assert one not in MANSION.sees[other]


def test_every_neighbour_is_seen_and_nobody_sees_himself() -> None:
    for space in IDS:
        assert set(MANSION.neighbours[space]) <= set(MANSION.sees[space])
        assert space not in MANSION.sees[space]


def test_the_best_hiding_places_are_seen_from_three_spaces_the_worst_from_ten() -> None:
    seen_from = {space: len(seen) for space, seen in MANSION.sees.items()}
    best = {space for space, count in seen_from.items() if count == min(seen_from.values())}
    worst = {space for space, count in seen_from.items() if count == max(seen_from.values())}
    assert min(seen_from.values()) == 3
    assert best >= {"lancaster_room", "lilac_room", "white_room", "wine_cellar"}
    assert (max(seen_from.values()), worst) == (10, {"e_hall", "w_hall"})


def test_a_line_tells_the_range_that_all_its_openings_share() -> None:
    spans = {line.spaces: line.span for line in MANSION.lines}
    assert spans["gallery", "dining_hall", "drawing_room", "foyer", "piazza"] == (77, 91)
    assert spans["green_house", "piazza", "carriage_house", "hedge_maze"] == (106, 111)
    for line in MANSION.lines:
        for pair in pairwise(line.spaces):
            openings = [*MANSION.doors, *MANSION.railings]
            spans_between = [o.span for o in openings if {o.a, o.b} == set(pair)]
            assert any(a <= line.span[0] < line.span[1] <= b for a, b in spans_between)


# The Doctor


@pytest.mark.parametrize("space", IDS)
def test_the_doctor_goes_on_by_the_rules(space: str) -> None:
    """KDL-25."""
    assert MANSION.next_space[space] == FACTS.next_for_lucky(space)


def test_from_unnumbered_spaces_he_goes_to_the_highest_number_behind_a_door() -> None:
    words = FROM_UNNUMBERED.replace("·", " ").split()
    told = dict(zip(words[::2], words[1::2], strict=True))
    assert len(told) == 12
    for space, number in told.items():
        assert MANSION.next_space[space] == MANSION.path[int(number)]


def test_he_goes_straight_to_the_next_number_even_where_no_door_leads_there() -> None:
    parted = [
        (number, (number + 1) % 20)
        for number in range(20)
        if MANSION.path[(number + 1) % 20] not in MANSION.neighbours[MANSION.path[number]]
    ]
    told = "1-2 4-5 7-8 8-9 10-11 13-14 15-16 16-17 19-0"
    assert " ".join(f"{one}-{other}" for one, other in parted) == told


# The deck


def test_the_deck_has_96_cards() -> None:
    """KDL-02."""
    assert MANSION.deck_cards == dict(FACTS.deck)
    assert MANSION.cards == 96
    assert MANSION.moves == {1: 8, 2: 4, 3: 2}
    assert MANSION.failures == {1: 26, 2: 12, 3: 4}
    assert sum(value * count for value, count in MANSION.failures.items()) == 62


def test_cards_stand_in_the_order_moves_failures_rooms_weapons() -> None:
    cards = list(MANSION.deck_cards)
    assert cards[:6] == ["move1", "move2", "move3", "fail1", "fail2", "fail3"]
    assert cards[6:26] == [f"room:{space}" for space in MANSION.rooms]
    assert cards[26:] == [f"weapon:{weapon.id}" for weapon in MANSION.weapons]


def test_four_numbered_rooms_have_no_room_card() -> None:
    """KDL-04."""
    without = {space for space in MANSION.path if space not in MANSION.rooms}
    assert without == {"drawing_room", "lancaster_room", "tennessee_room", "servants_quarters"}


def test_weapons_are_worth_what_is_printed_on_them() -> None:
    """KDL-17."""
    for weapon in MANSION.weapons:
        facts = FACTS.weapons[weapon.id]
        assert weapon.value == facts.value
        assert weapon.special_space == facts.special_space
        assert weapon.special_value == facts.special_value
    assert len(MANSION.weapons) == len(FACTS.weapons) == 20


# Written down and drawn


def test_its_text_is_read_as_the_same_mansion() -> None:
    again = read_mansion_text(MANSION.text)
    assert again == MANSION
    assert again.text == MANSION.text
    assert hash(again) == hash(MANSION)
    assert "\n" not in MANSION.text


def test_it_can_be_pickled() -> None:
    assert pickle.loads(pickle.dumps(MANSION)) == MANSION


def test_the_board_is_json_and_holds_what_the_page_draws() -> None:
    board = json.loads(json.dumps(MANSION.board()))
    assert board == MANSION.board()
    assert board["size"] == [168, 128]
    assert board["start"] == "drawing_room"
    assert board["next"]["piazza"] == "drawing_room"
    assert board["lines"][0].keys() == {"axis", "spaces", "span"}
    assert (len(board["spaces"]), len(board["doors"]), len(board["railings"])) == (32, 55, 1)
    assert board["spaces"][0] == {
        "id": "drawing_room",
        "name": "Drawing Room",
        "kind": "room",
        "named": True,
        "number": 0,
        "rect": [65, 65, 103, 79],
    }
    assert board["weapons"]["trowel"] == {
        "name": "Trowel",
        "value": 2,
        "special_space": "wine_cellar",
        "special_value": 6,
    }


def test_the_plan_is_an_svg_that_names_and_numbers_every_room() -> None:
    plan = ET.fromstring(draw_mansion(MANSION))
    texts = [element.text for element in plan.iter("{http://www.w3.org/2000/svg}text")]
    for space in MANSION.spaces:
        assert all(word in " ".join(filter(None, texts)).split() for word in space.name.split())
        assert space.number is None or str(space.number) in texts
    assert "http" not in draw_mansion(MANSION).replace("http://www.w3.org/2000/svg", "")


def test_every_door_and_the_way_of_the_doctor_are_in_the_plan() -> None:
    plan = draw_mansion(MANSION, path=True)
    wide = sum(door.span[1] - door.span[0] > 8 for door in MANSION.doors)
    assert plan.count('class="swing"') + plan.count('class="sill"') == len(MANSION.doors) + wide
    assert plan.count('class="path"') == len(MANSION.path)
    assert 'class="path"' not in draw_mansion(MANSION)
