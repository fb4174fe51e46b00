"""The page's drawing in an embedded V8: what a seat may know becomes plain SVG, in two parts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from ..documents import Document
from ..extras import needs
from ..page import DRAWING
from .trouble import EngineSpent, RenderingError

with needs("diablerie[render]"):
    from py_mini_racer import JSEvalException as ScriptError
    from py_mini_racer import (
        JSOOMException,
        JSPromise,
        JSPromiseError,
        JSTimeoutException,
        MiniRacer,
        init_mini_racer,
    )

SCRIPT = "main.js"
STYLES = "styles.css"

PATIENCE = 120.0
"""Seconds that a drawing may take, on a machine that has no time for it: it takes hundredths of one."""

MOST_MEMORY = 512 << 20
"""Bytes that the script may have: it has some fifty million."""


def begin_engine() -> None:
    """Begin V8, once in a process.

    V8 guards its memory by keys which a thread has from the one that began it, and no other: engines can be
    started in threads that are begun after this by the thread that called it. Elsewhere they end the process.
    """
    init_mini_racer(ignore_duplicate_init=True)


class Drawing(NamedTuple):
    """A picture in two parts, each an SVG of its own, to be laid one on the other."""

    ground: str
    """What lies under everything and is the same in most positions of a game."""
    top: str


class DrawingScript:
    """The script that draws, ready to be asked; by one thread at a time."""

    def __init__(self, folder: Path = DRAWING, patience: float = PATIENCE) -> None:
        """Start an engine and read script, styles and words. Raises RenderingError without them.

        `patience`: seconds that a drawing may take.
        """
        script, styles = sources(folder)
        self._patience = patience
        self._engine = MiniRacer()
        self._engine.set_hard_memory_limit(MOST_MEMORY)
        self._run(f"{script}\n;0")
        self._await(f"drawing.open({json.dumps(styles)})")

    def draw(self, position: Document) -> Drawing:
        """What `position` describes, as SVG. Raises RenderingError; after EngineSpent ask another."""
        drawn = self._run(f"JSON.stringify(drawing.draw({json.dumps(position)}))")
        return Drawing(**json.loads(str(drawn)))

    def _run(self, code: str) -> object:
        try:
            return self._engine.eval(code, timeout_sec=self._patience)
        except JSTimeoutException as error:
            raise EngineSpent(f"a drawing was not made in {self._patience:g} seconds") from error
        except JSOOMException as error:
            raise EngineSpent(f"a drawing has wanted over {MOST_MEMORY >> 20} MiB") from error
        except ScriptError as error:
            # What follows the first line is the code, the position with it.
            raise RenderingError(f"the drawing gave up: {_first_line(error)}") from None

    def _await(self, code: str) -> None:
        promise = self._run(code)
        assert isinstance(promise, JSPromise)
        try:
            promise.get(timeout=self._patience)
        except JSPromiseError as error:
            raise RenderingError(f"the drawing does not begin: {_first_line(error)}") from None


def sources(folder: Path = DRAWING) -> tuple[str, str]:
    """The script and its styles. Raises RenderingError where the page has not been built."""
    try:
        return (folder / SCRIPT).read_text("utf-8"), (folder / STYLES).read_text("utf-8")
    except OSError as error:
        raise RenderingError(
            "the page, which draws all of it, has not been built here: make web"
        ) from error


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]
