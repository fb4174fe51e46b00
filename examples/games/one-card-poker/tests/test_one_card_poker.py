"""One-card poker by its rules, its secrets, and its published value."""

import pytest

import diablerie
from diablerie import State
from diablerie.secrecy import check
from diablerie.secrecy.adapters import own_games
from one_card_poker import OneCardPoker


def dealt(*cards: int) -> State:
    """A new game with these cards; the one left over is the rest."""
    game = OneCardPoker(len(cards))
    (rest,) = {*range(len(cards) + 1)} - {*cards}
    document = game.start(1).position()
    document["fields"] |= {"card": list(cards), "left_over": [rest]}
    return game.position(document)


@pytest.mark.parametrize(
    ("cards", "actions", "points", "reason"),
    [
        ((2, 1), "pass pass", (1, -1), "showdown"),
        ((0, 1), "pass bet pass", (-1, 1), "folded"),
        ((0, 1), "pass bet bet", (-2, 2), "showdown"),
        ((0, 1), "bet pass", (1, -1), "folded"),
        ((2, 1), "bet bet", (2, -2), "showdown"),
        ((0, 3, 2), "pass bet pass bet", (-2, 3, -1), "showdown"),
        ((0, 3, 2), "bet pass pass", (2, -1, -1), "folded"),
    ],
)
def test_the_pot_goes_where_it_should(
    cards: tuple[int, ...], actions: str, points: tuple[int, ...], reason: str
) -> None:
    state = dealt(*cards)
    for action in actions.split():
        state = state.play(action)
    assert state.scores == points
    assert state.outcome is not None
    assert state.outcome.reason == reason


def test_cards_are_shown_at_the_showdown_alone() -> None:
    state = dealt(0, 3, 2).play("pass").play("bet").play("pass")
    assert state.view(0)["secret"] == {"card": [0, "?", "?"], "left_over": ["?"]}
    assert state.play("bet").view(None)["secret"]["card"] == [0, 3, "?"]


def test_nobody_learns_what_they_may_not() -> None:
    reports = check(own_games.case(OneCardPoker(3)), 60)
    assert [str(report) for report in reports if not report.is_clean] == []


class Leaky(OneCardPoker):
    """Says that one may not bet, because the other has a better card."""

    name = "leaky-poker"

    def forbidden(self, state, name, *arguments):  # type: ignore[no-untyped-def]
        better = state.card[1 - state.to_play] > state.card[state.to_play]
        return "They have a better card." if name == "bet" and better else None


def test_a_leak_would_be_found() -> None:
    (report,) = check(own_games.case(Leaky(2)), 60)
    assert not report.is_clean


def test_for_two_it_is_worth_what_kuhn_says() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import cfr, expected_game_score

    import diablerie.envs.open_spiel  # noqa: F401 - registers the games

    game = pyspiel.load_game("diablerie_one_card_poker(deals=-1)")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(200):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    worth = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert 2 * worth[0] == pytest.approx(-1 / 18, abs=2e-4)


def test_it_is_found_by_its_name() -> None:
    assert diablerie.load("one-card-poker", 6) == OneCardPoker(6)
