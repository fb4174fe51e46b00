"""Dataset: what the seats of an arena's games saw and did, as transitions in Parquet files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..entrants import dismiss
from ..extras import needs
from .arena import Watcher
from .episodes import Episode, recorded
from .journal import Journal
from .playing import Played, Sitting
from .schedule import Schedule
from .workers import Workers, here

with needs("diablerie[lab]"):
    import pyarrow as pa
    import pyarrow.parquet as pq

TRANSITIONS = "transitions"
"""The folder in a run's folder, with one file for each block."""


@dataclass(frozen=True)
class Dataset:
    """The games of a schedule, and what is kept of them.

    `only`: the decisions of one bot alone, by its name; None: of all. `with_truth`: beside what the seat knew
    all that was so (`State.truth`), for a critic. Raises ValueError for a bot that is not in the schedule.
    """

    schedule: Schedule
    only: str | None = None
    with_truth: bool = False

    def __post_init__(self) -> None:
        if self.only is not None and self.only not in self.schedule.bots:
            named = ", ".join(self.schedule.bots)
            raise ValueError(f"of the decisions of {self.only!r} there are none; bots are {named}")

    @property
    def plan(self) -> dict[str, Any]:
        """All that settles it, as plain values."""
        return {**self.schedule.plan, "only": self.only, "truth": self.with_truth}

    @property
    def schema(self) -> Any:
        """The columns of its files (a `pyarrow.Schema`)."""
        game = self.schedule.game
        truth = [("truth", _list(pa.float32(), game.truth_shape[0]))] if self.with_truth else []
        return pa.schema(
            [
                ("block", pa.int32()),
                ("rotation", pa.int16()),
                ("seat", pa.int8()),
                ("bot", pa.string()),
                ("step", pa.int32()),
                ("ply", pa.int32()),
                ("observation", _list(pa.float32(), game.tensor_shape[0])),
                ("action_mask", _list(pa.uint8(), game.n_actions)),
                ("action", pa.int32()),
                ("notation", pa.string()),
                ("reward", pa.float32()),
                ("terminated", pa.bool_()),
                *truth,
            ]
        )

    def play_block(self, number: int) -> tuple[tuple[Played, ...], Any]:
        """The games of a block, and what is kept of them (a `pyarrow.Table`)."""
        pairs = [
            recorded(self.schedule, sitting, self.with_truth, self.only)
            for sitting in self.schedule.block(number)
        ]
        rows = [self._rows(episode) for _, episodes in pairs for episode in episodes]
        return tuple(game for game, _ in pairs), pa.concat_tables(
            [self.schema.empty_table(), *rows]
        )

    def _rows(self, episode: Episode) -> Any:
        """A row for each decision, and one for how the seat saw the end, in which nothing is done."""
        size = len(episode)
        texts = [self.schedule.game.action_texts[action] for action in episode.actions.tolist()]
        columns: dict[str, Any] = {
            "block": np.full(size + 1, episode.sitting.block),
            "rotation": np.full(size + 1, episode.sitting.rotation),
            "seat": np.full(size + 1, episode.seat),
            "bot": [episode.bot] * (size + 1),
            "step": np.arange(size + 1),
            "ply": [*episode.plies.tolist(), None],
            "observation": episode.observations,
            "action_mask": episode.masks,
            "action": [*episode.actions.tolist(), None],
            "notation": [*texts, None],
            "reward": [*episode.rewards.tolist(), None],
            "terminated": [*episode.terminations.tolist(), None],
            "truth": episode.truths,
        }
        return pa.table(
            [_column(columns[each.name], each.type) for each in self.schema], self.schema
        )


def collect(
    dataset: Dataset,
    games: int,
    folder: Path,
    *,
    workers: Workers = here,
    watch: Watcher | None = None,
) -> Path:
    """Play a dataset's games, and give the folder with its transitions; one broken off goes on.

    `games`: so many, rounded up to whole blocks. `folder`: where its plan, its games and its transitions are
    kept. Raises ValueError for an entrant from outside that does not get ready, OtherRun where the folder has
    something else in it.
    """
    schedule = dataset.schedule
    journal = Journal(folder, dataset.plan, Played)
    kept = folder / TRANSITIONS
    kept.mkdir(exist_ok=True)
    done = journal.done()
    count = schedule.blocks(games)
    left = [block for block in range(count) if block not in done]
    try:
        if left:
            schedule.rehearse()
        for block, (played, rows) in workers(dataset.play_block, left):
            _write_whole(kept / f"block-{block:06}.parquet", rows)
            # Only now: a block counts as done when its transitions are there.
            journal.keep(block, played)
            done[block] = played
            if watch is not None:
                watch(len(done) * schedule.game.seats, None)
    finally:
        dismiss()
    journal.finish(game for block in range(count) for game in done[block])
    return kept


def read(folder: Path) -> Iterator[Episode]:
    """The episodes of a folder that `collect` has given, in the order of blocks, rotations and seats."""
    for file in sorted(folder.glob("block-*.parquet")):
        table = pq.read_table(file)
        ends = np.flatnonzero(~table["action"].is_valid().to_numpy(zero_copy_only=False)) + 1
        start = 0
        for end in ends.tolist():
            yield _episode(table.slice(start, end - start))
            start = end


def _episode(rows: Any) -> Episode:
    size = len(rows) - 1
    first = rows.slice(0, 1).to_pylist()[0]
    decided = rows.slice(0, size)
    truths = _matrix(rows["truth"]) if "truth" in rows.column_names else np.zeros((size + 1, 0))
    return Episode(
        Sitting(first["block"], first["rotation"], ()),
        first["seat"],
        first["bot"],
        decided["ply"].to_numpy(),
        _matrix(rows["observation"]),
        _matrix(rows["action_mask"]),
        decided["action"].to_numpy(),
        float(decided["reward"].to_numpy()[-1]),
        truths.astype(np.float32),
    )


def _list(kind: Any, length: int) -> Any:
    return pa.list_(kind, length)


def _column(values: Sequence[Any] | NDArray[Any], kind: Any) -> Any:
    if isinstance(values, np.ndarray) and values.ndim == 2:
        flat = pa.array(values.ravel(), kind.value_type)
        return pa.FixedSizeListArray.from_arrays(flat, type=kind)
    return pa.array(values, kind)


def _matrix(column: Any) -> NDArray[Any]:
    chunks = column.combine_chunks()
    found: NDArray[Any] = chunks.flatten().to_numpy().reshape(len(chunks), -1)
    return found


def _write_whole(file: Path, table: Any) -> None:
    """Whole or not at all."""
    fresh = file.with_suffix(".new")
    pq.write_table(table, fresh, compression="zstd")
    fresh.replace(file)
