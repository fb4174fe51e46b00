"""Line reader: lines of a byte stream, none of them longer than is sensible."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO

LONGEST = 1 << 20
"""The longest line that is read, in bytes."""


def lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """The lines of a stream, without their ends; None for one that is longer than `LONGEST`."""
    while line := stream.readline(LONGEST + 1):
        if len(line) <= LONGEST or line.endswith(b"\n"):
            yield line.rstrip(b"\r\n")
        else:
            _skip_rest(stream)
            yield None


def _skip_rest(stream: BinaryIO) -> None:
    while (rest := stream.readline(LONGEST)) and not rest.endswith(b"\n"):
        continue
