"""Games of OpenSpiel through the kit: leaks that OpenSpiel's own suites let pass, and published games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from diablerie.secrecy import Case, Pair, Report, Resampled, Shown, check, check_blind
from diablerie.secrecy.adapters import open_spiel
from diablerie.secrecy.adapters.open_spiel_rules import SHOWN, one_each, open_play
from diablerie.secrecy.noninterference import compare_received
from tests.envs.test_open_spiel import run_suite

from .spiel_poker import (
    HONEST,
    LEAKS,
    LEAKY_REFUSALS,
    LEAKY_STATE,
    LEAKY_TENSOR,
    game_string,
    register,
)

register()

POSITIONS = 150
DEALT_IN_TURN = open_play(one_each)


def found(case: Case) -> set[tuple[str, str]]:
    """By which equivalence leaks were found, and in which channel."""
    return {
        (report.equivalence, finding.channel)
        for report in check(case, POSITIONS)
        for finding in report.findings
    }


@pytest.mark.parametrize("leak", [HONEST, *LEAKS])
def test_leaky_games_pass_open_spiels_own_suites(leak: str) -> None:
    game = pyspiel.load_game(game_string(leak))
    pyspiel.random_sim_test(game, 5, True, False, True)
    run_suite(api_test.EnforceAPIOnPartialTreeBase, game)
    without = ("test_number_of_nodes", "test_game_is_perfect_recall")
    run_suite(api_test.EnforceAPIOnFullTreeBase, game, without=without)
    assert api_test._assert_is_perfect_recall(game)


def test_an_honest_game_passes() -> None:
    reports = list(check(open_spiel.case(game_string(HONEST), DEALT_IN_TURN), POSITIONS))
    assert len(reports) == 4
    assert [str(report) for report in reports if not report.is_clean] == []


def test_a_leak_in_the_tensor_is_found_by_the_information_state() -> None:
    case = open_spiel.case(game_string(LEAKY_TENSOR))
    assert found(case) == {("its information state string", "observation tensor")}


def test_a_leak_in_the_information_state_is_found_by_the_rules_alone() -> None:
    assert found(open_spiel.case(game_string(LEAKY_STATE))) == set()
    by_the_rules = found(open_spiel.case(game_string(LEAKY_STATE), DEALT_IN_TURN))
    assert by_the_rules == {("what the rules show", "information state string")}


def test_a_leak_in_a_refusal_is_found_by_the_information_state_and_by_the_rules() -> None:
    assert found(open_spiel.case(game_string(LEAKY_REFUSALS), DEALT_IN_TURN)) == {
        ("its information state string", "refusals"),
        ("what the rules show", "refusals"),
    }


def decision(name: str, *deal: int) -> open_spiel.SpielPosition:
    position = open_spiel.SpielSubject(open_spiel.load(name)).start(np.random.default_rng(0))
    for card in deal:
        position = position.play(card)
    return position


def test_what_the_rules_in_python_say_against_an_action_is_received_by_the_player_to_move() -> None:
    position = decision(game_string(HONEST), 3, 1)
    refused = position.received(0)[open_spiel.REFUSALS].splitlines()
    assert len(refused) == 2
    assert {line.partition(" ")[2] for line in refused} < {
        "ValueError: you cannot fold: nothing has been bet",
        "ValueError: you cannot call: nothing has been bet",
        "ValueError: you cannot raise: only a bet can be raised",
    }
    assert position.received(1)[open_spiel.REFUSALS] == ""
    assert position.state.legal_actions() == [0, 1]


def test_rules_in_cpp_are_asked_for_no_action_that_is_not_legal() -> None:
    assert open_spiel.REFUSALS not in decision("leduc_poker", 0, 1).received(0)


def test_open_spiels_own_check_of_legality_says_the_whole_state_in_its_refusal() -> None:
    fold = 0

    def said(*deal: int) -> str:
        state = decision("leduc_poker", *deal).state
        with pytest.raises(pyspiel.SpielError) as refusal:
            state.apply_action_with_legality_check(fold)
        return str(refusal.value).partition("[State]")[2]

    assert said(0, 1).split() == ["0", "1"]
    assert said(0, 2).split() == ["0", "2"]


@pytest.mark.parametrize(
    "name",
    ["kuhn_poker", "kuhn_poker(players=3)", "leduc_poker", "tiny_hanabi", "phantom_ttt"],
)
def test_in_these_published_games_nothing_is_found(name: str) -> None:
    reports = list(check(open_spiel.case(name), POSITIONS))
    assert [str(report) for report in reports if report.findings] == []
    assert sum(report.compared for report in reports) >= 100


def told_in_go_fish(drawn: str) -> open_spiel.SpielPosition:
    """Seven cards to each, player 0 asks for a card that player 1 has not, and draws."""
    position = open_spiel.SpielSubject(open_spiel.load("go_fish")).start(np.random.default_rng(0))
    for said in [*"kmckcjgjlagehe", "1k", drawn]:
        state = position.state
        position = position.play(state.string_to_action(state.current_player(), said))
    return position


def test_in_go_fish_the_other_player_is_told_what_is_drawn() -> None:
    found = compare_received(Pair(1, told_in_go_fish("g"), told_in_go_fish("d")))
    assert [finding.channel for finding in found] == [
        "information state string",
        "observation string",
    ]
    assert "0 asked -3 for 6 recieved 1" in found[0].text
    assert "0 asked -3 for 3 recieved 1" in found[0].other_text


@pytest.mark.parametrize("name", SHOWN)
def test_what_the_rules_show_leaves_other_worlds_open(name: str) -> None:
    pairs = Resampled(Shown(SHOWN[name])).pairs(
        open_spiel.SpielSubject(open_spiel.load(name)), 40, np.random.default_rng(2)
    )
    assert any(pair.differs for pair in pairs)


@pytest.mark.parametrize(
    ("name", "is_written_down"),
    [
        ("kuhn_poker(players=3)", True),
        ("dark_hex(gameversion=adh)", True),
        ("go_fish(players=3)", False),
        ("liars_dice(bidding_rule=reset-quantity)", False),
    ],
)
def test_rules_are_laid_on_games_with_parameters_of_which_they_are_true(
    name: str, is_written_down: bool
) -> None:
    equivalences = open_spiel.case(name).equivalences
    assert (
        any(isinstance(equivalence, Resampled) for equivalence in equivalences) == is_written_down
    )


def test_a_simultaneous_game_is_taken_turn_by_turn() -> None:
    game = open_spiel.load("goofspiel(imp_info=True,num_cards=3,points_order=descending)")
    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL


def test_a_game_that_open_spiel_does_not_know_is_refused() -> None:
    with pytest.raises(ValueError, match="OpenSpiel does not load 'whist_with_ghosts'"):
        open_spiel.case("whist_with_ghosts")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("tarok", "draws chance by itself"),
        ("negotiation", "draws chance by itself"),
        ("crossword", "has no numbered actions"),
    ],
)
def test_a_game_that_cannot_be_checked_is_refused_with_the_reason(name: str, why: str) -> None:
    with pytest.raises(open_spiel.CannotBeChecked, match=f"{name}.* {why}"):
        open_spiel.case(name)


def blind(make: Any) -> Report:
    case = open_spiel.case("leduc_poker")
    return check_blind(case.subject, open_spiel.asking(make), case.equivalences[0], positions=300)


SIMULATIONS = 30


def search_over_information_sets(game: Any, player: int, seed: int) -> Any:
    rng = np.random.RandomState(seed)
    rollout = mcts.RandomRolloutEvaluator(1, rng)
    return ismcts.ISMCTSBot(game, rollout, 2.0, SIMULATIONS, random_state=rng)


def seeded_search_over_information_sets(game: Any, player: int, seed: int) -> Any:
    bot, draws = search_over_information_sets(game, player, seed), np.random.default_rng(seed)
    bot.set_resampler(lambda state, who: state.resample_from_infostate(who, draws.random))
    return bot


def search_over_the_true_state(game: Any, player: int, seed: int) -> Any:
    rng = np.random.RandomState(seed)
    rollout = mcts.RandomRolloutEvaluator(1, rng)
    return mcts.MCTSBot(game, 2.0, SIMULATIONS, rollout, random_state=rng)


def random_play(game: Any, player: int, seed: int) -> Any:
    return uniform_random.UniformRandomBot(player, np.random.RandomState(seed))


@pytest.mark.parametrize("make", [seeded_search_over_information_sets, random_play])
def test_bots_that_know_what_their_player_knows_are_blind(make: Any) -> None:
    assert blind(make).is_clean


def test_a_search_over_the_true_state_is_not_blind() -> None:
    report = blind(search_over_the_true_state)
    assert len(report.findings) > report.compared // 10


def test_a_bot_that_its_seed_does_not_settle_is_refused() -> None:
    with pytest.raises(ValueError, match="not settled by its seed"):
        blind(search_over_information_sets)
