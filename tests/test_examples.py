"""The examples do what they say; that masked PPO learns enough is measured in docs/environments.md."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest
import torch

sys.path.insert(0, str(Path(__file__).parent.parent / "examples"))

import cfr
import language_model
import masked_ppo
import torchrl_seats
from diablerie.envs import vector

from .cli.calling import call
from .node import node_command

untested_version = pytest.mark.filterwarnings(
    "ignore:PettingZoo in TorchRL is tested using version"
)

HUNTER = Path(__file__).parent.parent / "examples" / "hunter.mjs"


def test_cfr_finds_what_the_last_turns_are_worth(capsys: pytest.CaptureFixture[str]) -> None:
    cfr.solve()
    *_, last = capsys.readouterr().out.splitlines()
    worth, exploitable = (float(number) for number in re.findall(r"[-+]?\d+\.\d+", last))
    assert worth == pytest.approx(-1 / 3, abs=1e-3)
    assert exploitable < 1e-4


def test_what_answers_in_text_is_measured_in_thirty_lines(
    capsys: pytest.CaptureFixture[str],
) -> None:
    language_model.main(games=2)
    assert re.fullmatch(r"wins \d+% \(.*\) of 2 games, refused 0\.0%\n", capsys.readouterr().out)
    file = Path(language_model.__file__)
    assert len(file.read_text("utf-8").splitlines()) <= 30


def test_a_bot_in_another_language_hunts_the_soul_in_the_arena() -> None:
    hunter = "cmd:" + shlex.join([node_command(), str(HUNTER)])
    asked = (
        "arena",
        "doctor-faust",
        "--bots",
        f'random,"{hunter}"',
        "--games",
        "4",
        "--seed",
        "1",
        "--json",
    )
    told = json.loads(call(*asked, "--processes", "1").stdout)
    assert told["standings"][0]["bot"] == hunter
    assert told["standings"][0]["share"]["value"] == 1.0


def test_a_bot_in_another_language_takes_no_more_than_sixty_lines() -> None:
    assert len(HUNTER.read_text("utf-8").splitlines()) <= 60


def test_what_is_good_for_one_seat_is_bad_for_the_other() -> None:
    reward = torch.tensor([[0.0], [0.0], [1.0]])
    sign = torch.tensor([[1.0], [-1.0], [0.0]])
    value = torch.tensor([[0.1], [0.2], [0.3]])
    found = masked_ppo.advantages(reward, sign, value, torch.tensor([9.0]))
    third = 1.0 - 0.3
    second = -0.3 - 0.2 - masked_ppo.TRACE * third
    first = 0.2 - 0.1 + masked_ppo.TRACE * second
    assert found.flatten().tolist() == pytest.approx([first, second, third])


def test_masked_ppo_does_nothing_illegal_and_learns_something(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(masked_ppo, "STEPS", 96)
    torch.set_num_threads(1)
    torch.manual_seed(1)
    envs = vector.make(masked_ppo.GAME, 32)
    observed, _ = envs.reset(seed=1)
    network = masked_ppo.Network(envs.game)
    optimizer = torch.optim.Adam(network.parameters(), masked_ppo.LEARNING_RATE)
    played = masked_ppo.play(envs, network, observed)
    assert played.mask.gather(-1, played.action[..., None]).all()
    before = error(network, played)
    for _ in range(3):
        masked_ppo.learn(network, optimizer, played)
    assert error(network, played) < before


def error(network: masked_ppo.Network, played: masked_ppo.Played) -> float:
    """How far what the network thinks is from what came of it."""
    with torch.no_grad():
        _, value = network(played.seen.flatten(0, 1), played.mask.flatten(0, 1))
    came = (played.value + played.advantage).flatten()
    return float((value - came).square().mean())


def test_masked_ppo_prints_its_curve(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(masked_ppo, "MARKS", 1)
    monkeypatch.setattr(masked_ppo, "STEPS", 2)
    monkeypatch.setattr(masked_ppo, "RIVALS", {"random": "random"})
    masked_ppo.main(minutes=0.001, games=4, seed=1)
    head, start, end = capsys.readouterr().out.splitlines()
    assert head == "minutes,actions,random"
    assert start.startswith("0.00,0,")
    assert int(end.split(",")[1]) >= 2 * masked_ppo.GAMES


@untested_version
def test_each_seat_learns_to_do_what_went_well(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(torchrl_seats, "TURNS", 2)
    monkeypatch.setattr(torchrl_seats, "BATCH", 2)
    torchrl_seats.main(batches=4, games=1)
    head, *marks = capsys.readouterr().out.splitlines()
    assert head == "games,seat_0,seat_1"
    assert [mark.split(",")[0] for mark in marks] == ["0", "2", "4", "6", "8"]


@untested_version
def test_what_went_better_than_the_rest_becomes_likelier() -> None:
    torch.manual_seed(1)
    env = torchrl_seats.table(turns=2)
    chooser = torchrl_seats.actor(env, "seat_0")
    rival = torchrl_seats.actor(env, "seat_1")
    games = torchrl_seats.play(env, [chooser, rival], 2)
    games[0]["next", "seat_0", "reward"][-1] = 1.0
    games[1]["next", "seat_0", "reward"][-1] = -1.0
    before = [likelihood(chooser, game) for game in games]
    adam = torch.optim.Adam(chooser.parameters(), 1e-3)
    torchrl_seats.learn(chooser, adam, "seat_0", games)
    after = [likelihood(chooser, game) for game in games]
    assert after[0] > before[0]
    assert after[1] < before[1]


def likelihood(chooser: Any, game: Any) -> float:
    """How likely a policy is to do what its seat has done in a game: a logarithm."""
    own = game[game["seat_0", "mask"].flatten()]
    with torch.no_grad():
        return float(chooser.get_dist(own).log_prob(own["seat_0", "action"]).sum())
