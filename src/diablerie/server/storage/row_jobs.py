"""Row jobs: jobs of the database that only write rows, joined and written all at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection, Dialect, UpdateBase


@dataclass(frozen=True)
class Rows:
    """A job that only writes rows: statements, each with the parameters it is executed with.

    Jobs of this kind that have gathered are written with one execution of each statement for all of
    them, so they must not lean on the order in which they come.
    """

    parts: tuple[tuple[UpdateBase, Sequence[Mapping[str, Any]]], ...]

    def __call__(self, connection: Connection) -> None:
        """Write them."""
        for statement, rows in self.parts:
            connection.execute(statement, rows)

    @classmethod
    def joined(cls, jobs: Iterable[Rows]) -> Rows:
        """One job that does what several do."""
        together: dict[UpdateBase, list[Mapping[str, Any]]] = {}
        for job in jobs:
            for statement, rows in job.parts:
                together.setdefault(statement, []).extend(rows)
        return cls(tuple(together.items()))


@dataclass(frozen=True)
class _Compiled:
    """A statement as a driver takes it that counts parameters, and how each becomes its value."""

    text: str
    fields: tuple[tuple[str, Callable[[Any], Any] | None], ...]

    def values(self, row: Mapping[str, Any]) -> tuple[Any, ...]:
        """A row as the driver takes it."""
        return tuple(row[name] if turn is None else turn(row[name]) for name, turn in self.fields)


def write_rows(connection: Connection, rows: Rows) -> None:
    """Write rows that all have what their statements name: quicker than SQLAlchemy by itself.

    For a driver that counts parameters, as SQLite's; what fails raises its own errors.
    """
    driver = connection.connection.driver_connection
    assert driver is not None
    for statement, values in rows.parts:
        compiled = _compiled(statement, connection.dialect)
        driver.executemany(compiled.text, [compiled.values(row) for row in values])


@cache
def _compiled(statement: UpdateBase, dialect: Dialect) -> _Compiled:
    compiled = statement.compile(dialect=dialect)
    assert compiled.positiontup is not None
    kinds = {name: compiled.binds[name].type.dialect_impl(dialect) for name in compiled.positiontup}
    fields = tuple((name, kind.bind_processor(dialect)) for name, kind in kinds.items())
    return _Compiled(str(compiled), fields)
