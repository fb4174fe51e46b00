"""Journal: what a run has come to so far, kept in a folder; one broken off goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ..extras import needs

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

PLAN = "plan.json"
PIECES = "pieces.jsonl"
GAMES = "games.parquet"

LONGEST = 80
"""So many characters of what a plan says are repeated in an error."""

Row = TypeVar("Row", bound="DataclassInstance")


class OtherRun(ValueError):
    """The folder holds another run than the one that is to go on."""


class Journal(Generic[Row]):
    """A folder with what is run, every piece of it as soon as it is done, and all rows at the end.

    A piece of work is known by its number; what comes of it are rows, dataclasses of plain values.
    """

    def __init__(self, folder: Path, plan: Mapping[str, Any], row: type[Row]) -> None:
        """Open it, or begin one. Raises OtherRun where something else was run in it."""
        self.folder = folder
        self._row = row
        self._pieces = folder / PIECES
        keep_plan(folder, plan)

    def done(self) -> dict[int, tuple[Row, ...]]:
        """The pieces that are done, by number. A line that was cut off is as if never written."""
        if not self._pieces.exists():
            return {}
        lines = self._pieces.read_bytes().splitlines(keepends=True)
        whole = [line for line in lines if line.endswith(b"\n")]
        if len(whole) < len(lines):
            self._pieces.write_bytes(b"".join(whole))
        told = map(json.loads, whole)
        return {each["piece"]: tuple(map(self._read, each["rows"])) for each in told}

    def keep(self, piece: int, rows: Iterable[Row]) -> None:
        """Keep a piece that has just been done."""
        with self._pieces.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps({"piece": piece, "rows": [asdict(row) for row in rows]}) + "\n")

    def finish(self, rows: Iterable[Row]) -> Path:
        """Write all rows into one Parquet file, and give its name."""
        with needs("diablerie[lab]"):
            import pyarrow as pa
            import pyarrow.parquet as pq

        plain = [asdict(row) for row in rows]
        columns = {each.name: [row[each.name] for row in plain] for each in fields(self._row)}
        file = self.folder / GAMES
        pq.write_table(pa.table(columns), file)
        return file

    def finished(self) -> Iterator[Row]:
        """The rows that `finish` has written. Raises FileNotFoundError where there are none."""
        with needs("diablerie[lab]"):
            import pyarrow.parquet as pq

        yield from map(self._read, pq.read_table(self.folder / GAMES).to_pylist())

    def _read(self, row: Mapping[str, Any]) -> Row:
        facts = {k: tuple(v) if isinstance(v, list) else v for k, v in row.items()}
        return self._row(**facts)


def keep_plan(folder: Path, plan: Mapping[str, Any]) -> None:
    """Keep in a folder what is run there. Raises OtherRun where something else was run in it."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = json.loads(json.dumps(plan))
    kept = folder / PLAN
    if not kept.exists():
        # Whole or not at all.
        fresh = kept.with_suffix(".new")
        fresh.write_text(json.dumps(wanted, indent=2) + "\n", "utf-8")
        fresh.replace(kept)
    elif (found := _plan_in(kept)) != wanted:
        raise OtherRun(_difference(folder, found, wanted))


def _plan_in(file: Path) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    except ValueError as error:
        raise ValueError(f"{file} is no plan of a run: {error}") from error
    return found


def _abridged(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _difference(folder: Path, found: Mapping[str, Any], wanted: Mapping[str, Any]) -> str:
    for name in {**wanted, **found}:
        if found.get(name) != wanted.get(name):
            return (
                f"{folder} holds another run: its {name} is {_abridged(found.get(name))}, "
                f"not {_abridged(wanted.get(name))}; name another folder, or remove that one"
            )
    return f"{folder} holds another run"
