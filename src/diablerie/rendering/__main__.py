"""Drawing process: answers positions, each a line of JSON (see `position_seen`), with JPEG files.

Before each file stands its length in four bytes, the highest first; where that is 0 nothing could be drawn,
and why is on standard error. It ends with its standard input.
"""

from __future__ import annotations

import json
import os
import sys

from .renderer import Renderer
from .trouble import RenderingError

NICENESS = 5
"""Whoever plays comes first."""

LENGTH = 4


def main() -> None:
    """Answer until there is nothing more to be read."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    renderer, out = Renderer(), sys.stdout.buffer
    for line in sys.stdin.buffer:
        try:
            picture = renderer.jpeg(json.loads(line))
        except RenderingError as error:
            sys.stderr.write(f"{error}\n")
            picture = b""
        out.write(len(picture).to_bytes(LENGTH, "big") + picture)
        out.flush()


if __name__ == "__main__":
    main()
