"""A real file system of a few megabytes, which can be filled."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

BLOCK = 4096


@dataclass
class SmallDisk:
    """A tmpfs of its own at `folder`."""

    folder: Path

    def fill(self) -> None:
        """Take all the room there is."""
        with (self.folder / "filler").open("ab", buffering=0) as file, suppress(OSError):
            while True:
                file.write(b"x" * BLOCK)

    def clear(self) -> None:
        """Give the room back."""
        (self.folder / "filler").unlink()


def _mounted(folder: Path, size: str, owner: str) -> None:
    """Mount a tmpfs, or skip the test where that is not allowed."""
    options = f"size={size},mode=700,uid={owner}"
    command = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("only who may mount file systems can have a small one")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[SmallDisk]:
    """A disk with room for a small database and no more."""
    folder = tmp_path / "disk"
    folder.mkdir()
    _mounted(folder, "4m", "root")
    yield SmallDisk(folder)
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


@pytest.fixture
def small_tablespace(short_folder: Path) -> Iterator[SmallDisk]:
    """A disk with room for a database of PostgreSQL's, which runs as nobody, and no more."""
    _mounted(short_folder, "24m", "nobody")
    yield SmallDisk(short_folder)
    subprocess.run(["umount", "--lazy", str(short_folder)], check=True)
