"""Ratings: what openskill has, what the model of Bradley and Terry has, and how sure it is."""

from __future__ import annotations

import math

import choix
import numpy as np
import pytest
from openskill.models import PlackettLuce

from diablerie.lab import Played, standings

NAMES = ("one", "two", "three")


def game(block: int, rotation: int, players: tuple[int, ...], returns: tuple[float, ...]) -> Played:
    best = [seat for seat, each in enumerate(returns) if each == max(returns)]
    shares = tuple(1 / len(best) if seat in best else 0.0 for seat in range(len(returns)))
    return Played(block, rotation, players, shares, returns, returns, "over", 10, 50)


def games_by(strengths: tuple[float, ...], blocks: int) -> list[Played]:
    rng = np.random.default_rng(1)
    found = []
    for block in range(blocks):
        one, other = rng.permutation(len(strengths))[:2]
        for rotation, players in enumerate([(int(one), int(other)), (int(other), int(one))]):
            gap = strengths[players[0]] - strengths[players[1]]
            won = rng.random() < 1 / (1 + 10 ** (-gap / 400))
            found.append(game(block, rotation, players, (1.0, -1.0) if won else (-1.0, 1.0)))
    return found


def test_skills_are_openskill_s() -> None:
    played = [
        game(0, 0, (0, 1, 2), (1.0, -0.5, -0.5)),
        game(0, 1, (1, 2, 0), (-0.5, -0.5, 1.0)),
        game(1, 0, (2, 0, 1), (0.0, 0.0, 0.0)),
    ]
    model = PlackettLuce()
    ratings = [model.rating() for _ in NAMES]
    for each in played:
        teams = [[ratings[player]] for player in each.players]
        for player, team in zip(
            each.players, model.rate(teams, scores=list(each.returns)), strict=True
        ):
            ratings[player] = team[0]
    found = {each.bot: each.skill for each in standings(NAMES, played[::-1])}
    for name, rating in zip(NAMES, ratings, strict=True):
        skill = found[name]
        assert skill is not None
        assert (skill.mu, skill.sigma) == (rating.mu, rating.sigma)


def test_elo_finds_the_strengths_and_its_intervals_hold_them() -> None:
    strengths = (200.0, 0.0, -200.0)
    found = standings(NAMES, games_by(strengths, 400))
    assert [each.bot for each in found] == list(NAMES)
    for each, strength in zip(found, strengths, strict=True):
        assert each.elo.low <= strength <= each.elo.high
        assert each.elo.value == pytest.approx(strength, abs=60)
    assert sum(each.elo.value for each in found) == pytest.approx(0, abs=1e-6)


def test_elo_is_what_choix_finds() -> None:
    """Of many games the tenth of a win on top is little."""
    played = games_by((200.0, 0.0, -200.0), 1_000)
    pairs = [
        (each.players[seat], each.players[1 - seat])
        for each in played
        for seat in range(2)
        if each.returns[seat] > 0
    ]
    expected = 400 / math.log(10) * choix.ilsr_pairwise(3, pairs)
    found = {each.bot: each.elo.value for each in standings(NAMES, played)}
    assert [found[name] for name in NAMES] == pytest.approx(list(expected), abs=3)


def test_with_more_seats_it_is_the_choice_of_the_winner() -> None:
    rng = np.random.default_rng(2)
    weights = np.array([0.6, 0.3, 0.1])
    played, chosen = [], []
    for block in range(3_000):
        winner = int(rng.choice(3, p=weights))
        returns = tuple(1.0 if who == winner else -0.5 for who in range(3))
        played.append(game(block, 0, (0, 1, 2), returns))
        chosen.append((winner, tuple(who for who in range(3) if who != winner)))
    expected = 400 / math.log(10) * choix.ilsr_top1(3, chosen)
    found = {each.bot: each.elo.value for each in standings(NAMES, played)}
    assert [found[name] for name in NAMES] == pytest.approx(list(expected), abs=3)


def test_a_draw_is_half_a_win_each_way() -> None:
    won, lost, drawn = (1.0, -1.0), (-1.0, 1.0), (0.0, 0.0)
    with_draws = [game(k, 0, (0, 1), result) for k, result in enumerate([won, drawn] * 10)]
    without = [game(k, 0, (0, 1), result) for k, result in enumerate([won, won, won, lost] * 5)]
    one, other = (
        {each.bot: each.elo.value for each in standings(NAMES[:2], played)}
        for played in (with_draws, without)
    )
    assert one == pytest.approx(other)
    assert one["one"] > 50


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_an_even_game_weighs_no_more_than_a_decided_one(seats: int) -> None:
    """Twenty of a hundred games without a winner bring two bots nearer, but hardly level."""
    players = (0, 1) * (seats // 2)
    played = []
    for k in range(100):
        best = 0 if k % 4 else 1
        decided = tuple(1.0 if seat == best else -1 / (seats - 1) for seat in range(seats))
        played.append(game(k, 0, players, decided if k % 5 else (0.0,) * seats))
    first, second = standings(NAMES[:2], played)
    assert first.bot == "one"
    assert 100 < first.elo.value - second.elo.value < 220


def test_blocks_that_all_ended_alike_are_not_sure() -> None:
    first, second = standings(NAMES[:2], [game(k, 0, (0, 1), (1.0, -1.0)) for k in range(10)])
    assert (first.share.value, first.share.high) == (1, 1)
    assert first.share.low < 0.8
    assert second.share.high > 0.2


def test_a_place_in_the_middle_counts() -> None:
    played = [game(k, 0, (0, 1, 2), (1.0, 0.0, -1.0)) for k in range(20)]
    assert [each.bot for each in standings(NAMES, played)] == list(NAMES)


def test_more_games_make_surer() -> None:
    few, many = (standings(NAMES, games_by((100.0, 0.0, -100.0), blocks)) for blocks in (40, 400))
    assert many[0].elo.high - many[0].elo.low < few[0].elo.high - few[0].elo.low


def test_who_sits_in_several_seats_has_no_skill_but_a_share() -> None:
    played = [game(0, 0, (0, 1, 0), (1.0, -0.5, -0.5)), game(0, 1, (1, 0, 0), (-0.5, -0.5, 1.0))]
    first, second = standings(NAMES[:2], played)
    assert (first.bot, first.skill, second.skill) == ("one", None, None)
    assert first.share.value == 1
    assert first.fair == pytest.approx(2 / 3)
    assert first.games == 2


def test_without_games_there_is_nothing_to_rate() -> None:
    with pytest.raises(ValueError, match="no games"):
        standings(NAMES, [])
