"""`diablerie engine`: what each command answers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import diablerie
from diablerie import bots
from tests.analysis.test_review import short
from tests.cli.asking import GAME, ask, error_of
from tests.games.kill_doctor_lucky.cottage import COTTAGE


def test_games_tells_games_bots_and_version() -> None:
    answered = ask("games")
    assert [game["name"] for game in answered["games"]] == list(diablerie.games())
    assert [bot["name"] for bot in answered["bots"]] == list(bots.names())
    assert answered["version"] == diablerie.__version__


@pytest.mark.parametrize("game", diablerie.games())
def test_legal_is_what_the_package_says(game: str) -> None:
    state = diablerie.load(game).start(seed=3)
    assert ask("legal", game=game, seed=3) == {"to_play": state.to_play, "legal": list(state.legal)}


@pytest.mark.parametrize("game", diablerie.games())
def test_play_goes_on_from_a_position_it_told(game: str) -> None:
    told = ask("play", game=game, seed=3)
    state = diablerie.load(game).start(seed=3)
    for _ in range(12):
        if state.is_over:
            break
        action = state.legal[0]
        state = state.play(action)
        told = ask("play", game=game, seed=3, position=told["position"], moves=[action])
        assert told["position"] == state.position()
        assert told["legal"] == list(state.legal)
        assert all(event["clause"] for event in told["events"])


def test_play_tells_events_whole_and_says_what_is_private() -> None:
    (laid,) = ask("play", game=GAME, moves=["8@5"])["events"]
    assert laid["params"] == {"seat": 0, "space": 5, "value": 8}
    assert laid["private"] == {"value": 0}


@pytest.mark.parametrize("game", diablerie.games())
@pytest.mark.parametrize("seat", [0, 1, None])
def test_view_is_what_a_seat_may_know(game: str, seat: int | None) -> None:
    state = diablerie.load(game).start(seed=3)
    answered = ask("view", game=game, seed=3, seat=seat)
    assert answered["view"] == state.view(seat)
    assert bool(answered["walks"]) == (seat == state.to_play and bool(state.composite_moves()))


def test_analyse_and_best_know_no_more_than_the_seat_to_move() -> None:
    """The same but for Red's hidden cards, with Blue to move."""
    first, second = (
        {"to_play": 1, "hands": [hand, [4, 5]], "laid": [{"space": 3, "seat": 0, "value": laid}]}
        for hand, laid in (([2, 3], 9), ([2, 9], 3))
    )
    for cmd, keys in (
        ("analyse", {"simulations": 300}),
        ("analyse", {"level": "imp"}),
        ("best", {"level": "greedy"}),
        ("best", {"level": "imp"}),
    ):
        told = [
            ask(cmd, game=GAME, position=position, seed=7, **keys) for position in (first, second)
        ]
        assert told[0] == told[1]
        assert told[0]["seat"] == 1


def test_analyse_orders_actions_by_visits_and_answers_the_same_for_the_same_seed() -> None:
    told = ask("analyse", game=GAME, simulations=500, seed=1)
    visits = [action["visits"] for action in told["actions"]]
    assert visits == sorted(visits, reverse=True)
    assert told["best"] == told["actions"][0]["action"]
    assert all(-1 <= action["value"] <= 1 for action in told["actions"])
    assert ask("analyse", game=GAME, simulations=500, seed=1) == told


def test_analyse_tells_the_chance_and_what_bears_on_the_foremost_actions() -> None:
    """A card of Blue on the way of Red's stone throws back: all of their cards are odd."""
    laid = [{"space": 5, "seat": 1, "value": 9}]
    position = {"points": 2, "stones": [[4, 4], [9, 12]], "hands": [[], [3, 5]], "laid": laid}
    told = ask("analyse", game=GAME, position=position, simulations=300, seed=1, lang="de")
    assert told["worlds"] == 200
    assert 0 <= told["chance"]["low"] <= told["chance"]["chance"] <= told["chance"]["high"] <= 1
    assert told["chance"] == told["actions"][0]["chance"]
    reasons = {each["action"]: each["reasons"] for each in told["actions"]}
    (reason,) = reasons["s1"]
    assert (reason["kind"], reason["facts"], reason["chance"]) == ("back", {"space": 5}, 1)
    assert reason["text"].startswith("Die Karte auf 5 wirft den Stein")
    assert all(each["line"][0] == each["action"] for each in told["actions"])


def test_analyse_measures_three_actions_and_none_if_asked_to() -> None:
    told = ask("analyse", game=GAME, simulations=2_000, seed=1, worlds=20)
    assert ["chance" in each for each in told["actions"][:4]] == [True, True, True, False]
    plain = ask("analyse", game=GAME, simulations=200, seed=1, worlds=0)
    assert "chance" not in plain
    assert set(plain["actions"][0]) == {"action", "visits", "value"}


def test_review_finds_what_the_command_finds() -> None:
    record = short(GAME).record(None)
    told = ask("review", record=record, simulations=20, worlds=20, seed=1)
    assert [account["seat"] for account in told["accounts"]] == [0, 1]
    assert told["decisions"]
    part = ask("review", record=record, simulations=20, worlds=20, seed=1, seat=1)
    assert part["decisions"] == [each for each in told["decisions"] if each["seat"] == 1]
    assert part["accounts"] == told["accounts"][1:]


@pytest.mark.parametrize("level", bots.names())
def test_best_is_a_legal_action_of_every_level(level: str) -> None:
    position = {"points": 1, "hands": [[], []]}
    told = ask("best", game=GAME, position=position, level=level, seed=2)
    assert told["best"] in ("s1", "s2", "soul")


def test_rules_without_a_clause_lists_all() -> None:
    told = ask("rules", game=GAME, lang="fr")
    assert len(told["clauses"]) == 49
    assert told["clauses"][19]["id"] == "DF-19"


LUCKY = "kill-doctor-lucky"
LAIR = {"to_play": 0, "lucky": "nursery", "pawns": ["nursery", "kitchen", "parlor"]}


def test_a_card_drawn_is_told_whole_with_whose_secret_it_is() -> None:
    (drawn, *after) = ask("play", game=LUCKY, seed=3, position=LAIR | {"pawns": ["kitchen"] * 4},
                          moves=["snoop"])["events"]  # fmt: skip
    assert (drawn["kind"], drawn["clause"], drawn["private"]) == ("draw", "KDL-07", {"card": 0})
    assert [event["kind"] for event in after] == ["doctor-walks", "turn"]


def test_a_house_of_ones_own_is_played_in() -> None:
    options = {"mansion": json.loads(COTTAGE)}
    told = ask("play", game=LUCKY, seats=2, seed=1, options=options, moves=["go:parlour"])
    assert told["events"][0]["params"]["to"] == "parlour"
    assert "snoop" in told["legal"]
    error = error_of("legal", game=LUCKY, options={"mansion": {"spaces": []}})
    assert error["message"] == "spaces must be 1 to 64, not 0"


def test_an_attempt_that_is_seen_is_refused_with_who_sees_it() -> None:
    position = {**LAIR, "pawns": ["nursery", "kitchen", "armory"]}
    error = error_of("play", game=LUCKY, seats=3, position=position, moves=["attempt"])
    assert error["message"] == "You are watched: Bella can see into the Nursery from the Armory."
    assert error["params"] == {"seat": 2, "from": "armory", "space": "nursery"}


def test_who_is_asked_is_answered_for_without_the_others_cards() -> None:
    """The same but for the cards of the others, with one failure to decide on."""
    mine = ["fail1", "move1"]
    told = [
        ask("best", game=LUCKY, seats=3, seed=7, level="greedy", moves=["attempt"],
            position={**LAIR, "hands": [theirs, mine, last]})
        for theirs, last in ((["fail3"], ["move2"]), (["fail2"], ["move3"]))
    ]  # fmt: skip
    assert told[0] == told[1]
    assert told[0]["seat"] == 1


# Documents as options


def test_a_document_is_taken_as_an_object_or_from_a_file(tmp_path: Path) -> None:
    printed = (
        Path(diablerie.__file__).parent / "games" / "kill_doctor_lucky" / "mansion" / "mansion.json"
    )
    document = json.loads(printed.read_text("utf-8"))
    for mansion in (document, str(printed)):
        answered = ask("legal", game="kill-doctor-lucky", options={"mansion": mansion}, seed=1)
        assert "end" in answered["legal"]
    missing = str(tmp_path / "none.json")
    error = error_of("legal", game="kill-doctor-lucky", options={"mansion": missing})
    assert error["message"] == f"{missing}: No such file or directory"
