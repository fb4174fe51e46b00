"""Commands: what a game lets be done on the command line with files of its own, besides what all games do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class FileCommand:
    """One command: it takes the text of a file, or what comes with the game, and answers with a text.

    `run` gets the text (None: no file was named) and the `switches` by name as keywords; these are given
    with a sentence on each. It raises ValueError for a file that will not do; the error may say the `fault`
    and its `line`. `saves`: what is written in help for the file that the answer can be saved in, None: the
    answer is for reading.
    """

    name: str
    doc: str
    run: Callable[..., str]
    switches: Mapping[str, str] = field(default_factory=dict)
    saves: str | None = None


@dataclass(frozen=True)
class Commands:
    """The commands of one game, under a name of their own: `diablerie NAME COMMAND [FILE]`.

    `file_doc` says what `FILE` is.
    """

    name: str
    doc: str
    file_doc: str
    commands: tuple[FileCommand, ...]
