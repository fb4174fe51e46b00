"""Datasets: every row is what its seat knew and did, nothing hidden is in them, the games are the arena's."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import minari
import numpy as np
import pyarrow.parquet as pq
import pytest

import diablerie
from diablerie import State
from diablerie.lab import OtherRun, Schedule, hold
from diablerie.lab.dataset import Dataset, collect, read
from diablerie.lab.episodes import Episode, Recorder
from diablerie.lab.minari_dataset import require_new, write_minari
from diablerie.lab.playing import Sitting
from tests.settings import many

from .schedules import quick

GAMES = diablerie.built_in_games()
TURNS = 4


def short(name: str) -> Schedule:
    """A few turns of a game, by the weakest bots."""
    return Schedule(diablerie.load(name, max_turns=TURNS), ("random", "greedy"), b"1")


@pytest.fixture(scope="module", params=GAMES)
def collected(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Dataset, Path]:
    """A dataset of two blocks with the truth beside it, and where its transitions are."""
    dataset = Dataset(short(request.param), with_truth=True)
    seats = dataset.schedule.game.seats
    return dataset, collect(dataset, 2 * seats, tmp_path_factory.mktemp("run"))


def by_game(episodes: Iterable[Episode]) -> dict[tuple[int, int], list[Episode]]:
    games = defaultdict(list)
    for episode in episodes:
        games[episode.sitting.block, episode.sitting.rotation].append(episode)
    return games


def test_the_decisions_of_all_seats_are_the_game(collected: tuple[Dataset, Path]) -> None:
    dataset, kept = collected
    schedule = dataset.schedule
    game = schedule.game
    games = by_game(read(kept))
    assert len(games) == 2 * game.seats
    for (block, _), episodes in games.items():
        state = game.start(schedule.seed + f"/block/{block}".encode())
        decisions = {
            ply: (episode, step) for episode in episodes for step, ply in enumerate(episode.plies)
        }
        assert sorted(decisions) == list(range(len(decisions)))
        for ply in range(len(decisions)):
            episode, step = decisions[ply]
            assert episode.seat == state.to_play
            assert np.array_equal(episode.observations[step], state.tensor(episode.seat))
            assert np.array_equal(episode.masks[step], state.mask)
            assert np.array_equal(episode.truths[step], state.truth())
            state = state.play(game.action(int(episode.actions[step])))
        assert state.is_over
        for episode in episodes:
            assert np.array_equal(episode.observations[-1], state.tensor(episode.seat))
            assert not episode.masks[-1].any()
            assert episode.rewards.sum() == np.float32(state.returns[episode.seat])
            assert episode.rewards[:-1].sum() == 0
            assert episode.terminations.tolist() == [False] * (len(episode) - 1) + [True]


def test_columns_are_as_they_are_documented(collected: tuple[Dataset, Path]) -> None:
    dataset, kept = collected
    table = pq.read_table(kept)
    assert table.schema.equals(dataset.schema)
    documented = Path("docs/lab.md").read_text("utf-8")
    for column in table.column_names:
        assert f"`{column}`" in documented
    decided = table.filter(table["action"].is_valid())
    texts = dataset.schedule.game.action_texts
    assert decided["notation"].to_pylist() == [texts[k] for k in decided["action"].to_pylist()]


def test_the_games_are_the_arenas(tmp_path: Path) -> None:
    collect(Dataset(quick()), 4, tmp_path / "run")
    hold(quick(), 4, folder=tmp_path / "arena")
    games = [pq.read_table(tmp_path / name / "games.parquet") for name in ("run", "arena")]
    assert games[0].equals(games[1])


def test_one_broken_off_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    def tired(work: Callable[[Any], Any], pieces: Iterable[Any]) -> Iterator[Any]:
        for count, piece in enumerate(pieces):
            if count == 2:
                raise KeyboardInterrupt
            yield piece, work(piece)

    dataset = Dataset(quick())
    with pytest.raises(KeyboardInterrupt):
        collect(dataset, 8, tmp_path / "broken", workers=tired)
    assert not (tmp_path / "broken" / "games.parquet").exists()
    played: list[Any] = []

    def counting(work: Callable[[Any], Any], pieces: Iterable[Any]) -> Iterator[Any]:
        for piece in pieces:
            played.append(piece)
            yield piece, work(piece)

    broken = collect(dataset, 8, tmp_path / "broken", workers=counting)
    whole = collect(dataset, 8, tmp_path / "whole")
    assert played == [2, 3]
    files = sorted(whole.iterdir())
    assert [file.name for file in files] == sorted(file.name for file in broken.iterdir())
    assert all(file.read_bytes() == (broken / file.name).read_bytes() for file in files)


def test_another_datasets_folder_is_refused(tmp_path: Path) -> None:
    collect(Dataset(quick()), 2, tmp_path)
    with pytest.raises(OtherRun, match="its truth is False, not True"):
        collect(Dataset(quick(), with_truth=True), 2, tmp_path)


def test_the_decisions_of_one_bot_alone_are_kept(tmp_path: Path) -> None:
    kept = collect(Dataset(quick(), only="greedy"), 4, tmp_path)
    assert {episode.bot for episode in read(kept)} == {"greedy"}
    with pytest.raises(ValueError, match="bots are random, greedy"):
        Dataset(quick(), only="devil")


def test_of_a_game_that_was_forfeited_nothing_is_kept(tmp_path: Path) -> None:
    policy = tmp_path / "breaks.py"
    policy.write_text("def policy(view):\n    raise RuntimeError('no')\n")
    schedule = quick(str(policy), "greedy")
    kept = collect(Dataset(schedule), 2, tmp_path / "run")
    assert list(read(kept)) == []
    assert pq.read_table(tmp_path / "run" / "games.parquet")["forfeit"].to_pylist() != [-1, -1]


def seen(state: State, worlds: list[tuple[State, str]], seat: int, with_truth: bool) -> list[bytes]:
    """The bytes that a seat's row would have in each of some positions, the last included."""
    recorder = Recorder(state.game, [seat], with_truth)
    for world, action in worlds:
        recorder.watch(world, action)
    [episode] = recorder.episodes(worlds[-1][0], Sitting(0, 0, (0,) * state.game.seats), ("x",))
    return [part.tobytes() for part in (episode.observations, episode.masks, episode.truths)]


@pytest.mark.parametrize("name", GAMES)
def test_rows_are_the_same_in_worlds_that_a_seat_cannot_tell_apart(name: str) -> None:
    game = diablerie.load(name)
    rng = np.random.default_rng(3)
    found = 0
    for seed in range(many(6, soaking=60)):
        state = game.start(seed)
        for _ in range(int(rng.integers(4, 30))):
            if state.is_over:
                break
            state = state.play(state.legal[int(rng.integers(len(state.legal)))])
        seat = state.to_play
        if seat is None:
            continue
        other = state.belief(seat).sample(rng)
        action = state.legal[0]
        assert seen(state, [(state, action)], seat, False) == seen(
            state, [(other, action)], seat, False
        )
        # The critic's truth is such a leak, where there is one to be had.
        found += seen(state, [(state, action)], seat, True) != seen(
            state, [(other, action)], seat, True
        )
    assert found


def test_minari_reads_what_was_written(
    collected: tuple[Dataset, Path], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))
    dataset, kept = collected
    write_minari(dataset, kept, "diablerie/test-v0")
    found = minari.load_dataset("diablerie/test-v0")
    wanted = list(read(kept))
    assert found.total_episodes == len(wanted)
    assert found.total_steps == sum(map(len, wanted))
    for episode, told in zip(wanted, found.iterate_episodes(), strict=True):
        assert np.array_equal(told.observations["observation"], episode.observations)
        assert np.array_equal(told.observations["action_mask"], episode.masks)
        assert np.array_equal(told.actions, episode.actions)
        assert np.array_equal(told.rewards, episode.rewards)
        assert np.array_equal(told.terminations, episode.terminations)
        assert not told.truncations.any()
        assert np.array_equal(told.infos["truth"], episode.truths)
        first = {name: values[0] for name, values in told.observations.items()}
        assert found.observation_space.contains(first)
    env = found.recover_environment()
    assert env.reset(seed=1)[0]["observation"].shape == wanted[0].observations.shape[1:]
    assert env.unwrapped.game == dataset.schedule.game
    told = next(iter(found.storage.get_episode_metadata([1])))
    assert told["options"]["bot"] == wanted[1].bot
    with pytest.raises(ValueError, match="already"):
        write_minari(dataset, kept, "diablerie/test-v0")
    with pytest.raises(ValueError, match="faust-v0"):
        require_new("no version")


def test_minari_adds_to_what_does_not_go_in_at_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    monkeypatch.setattr("diablerie.lab.minari_dataset.AT_ONCE", 3)
    dataset = Dataset(replace(quick(), alone=True))
    kept = collect(dataset, 4, tmp_path / "run")
    found = write_minari(dataset, kept, "several-v0")
    assert found.total_episodes == 8
    assert "truth" not in (next(found.iterate_episodes()).infos or {})
