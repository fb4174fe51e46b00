"""Compression: a file left beside itself by gzip and by brotli, for whoever serves it."""

from __future__ import annotations

import gzip
from pathlib import Path

from ..extras import needs

SUFFIXES = (".br", ".gz")
"""What is added to a file's name, the smallest first."""

LARGEST_WINDOW = 24
"""The base-2 logarithm of how far back brotli looks, in bytes."""


BEST, QUICK = 11, 9
"""How well brotli does: the best takes thirty times as long, seconds for a megabyte."""


def compress(file: Path, quality: int = BEST) -> None:
    """Leave a file compressed beside itself. Raises NotInstalled where brotli is missing, and OSError."""
    with needs("diablerie[wasm]"):
        import brotli

    content = file.read_bytes()
    small = brotli.compress(content, quality=quality, lgwin=LARGEST_WINDOW)
    file.with_name(f"{file.name}.br").write_bytes(small)
    file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(content, mtime=0))


def bytes_sent(file: Path) -> int:
    """How many bytes travel of a file, to who can take it as small as it is there. Raises OSError."""
    sizes = (file.with_name(f"{file.name}{suffix}") for suffix in SUFFIXES)
    return next((each.stat().st_size for each in sizes if each.is_file()), file.stat().st_size)
