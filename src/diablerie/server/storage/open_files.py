"""Open files: whether a path still names the SQLite database that is open (inodes compared).

A file that is removed, or moved over, stays open: what is written into it then is gone with the process,
or lies in a file that nobody looks for. SQLite itself does not notice.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from sqlalchemy import Connection

Identity = tuple[int, int]
"""A file by its device and its inode: no other has both as long as somebody has it open."""

COMPANIONS = ("-wal", "-shm")
"""What SQLite has beside a database's own file: the write-ahead log, and the index of it."""


@dataclass(frozen=True)
class OpenFiles:
    """The files of an open database, by their paths, each as it was found when it had been opened."""

    identities: Mapping[Path, Identity | None]

    @classmethod
    def of(cls, connection: Connection) -> Self:
        """The files of a connection to SQLite that has looked into its database."""
        file = connection.connection.driver_connection
        assert file is not None
        resolved = Path(file.execute("PRAGMA database_list").fetchone()[2])
        # Where the path is a link, it may come to lead elsewhere.
        asked = Path(str(connection.engine.url.database)).absolute()
        companions = (resolved.with_name(resolved.name + end) for end in COMPANIONS)
        return cls({path: _identity(path) for path in (asked, resolved, *companions)})

    def missing(self) -> Path | None:
        """A path that does not name what is open any more; None: all of them do."""
        for path, identity in self.identities.items():
            if _identity(path) != identity:
                return path
        return None


def _identity(path: Path) -> Identity | None:
    try:
        found = os.stat(path)  # noqa: PTH116 - with every commit: a path object takes twice as long
    except OSError:
        return None
    return found.st_dev, found.st_ino
