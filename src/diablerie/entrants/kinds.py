"""Kinds of entrants from outside: policies in Python, models, programs, addresses; how each is reached."""

from __future__ import annotations

import hashlib
import math
import shlex
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

from ..extras import NotInstalled
from .channel import Channel
from .process import Process

HOST = Path(__file__).with_name("policy_host.py")

PYTHON = ".py"
ONNX = "onnx:"
COMMAND = "cmd:"
SCHEMES = ("http://", "https://")

POLICY = "policy"
"""What is looked for in a Python file, unless it is said."""


class Kind(Protocol):
    """Where an entrant runs."""

    @property
    def facts(self) -> Mapping[str, Any]:
        """What settles it besides its name."""

    def check(self) -> None:
        """Raise ValueError for what is not there, NotInstalled for a library that is not."""

    def channel(self) -> Channel:
        """Begin it."""


@dataclass(frozen=True)
class _File:
    """A file that a policy host plays by."""

    path: Path

    @property
    def facts(self) -> Mapping[str, Any]:
        """The file's digest: another content is another entrant."""
        return {"sha256": hashlib.sha256(self.path.read_bytes()).hexdigest()}

    def check(self) -> None:
        """Raise ValueError where there is no such file."""
        if not self.path.is_file():
            raise ValueError(f"{self.path}: there is no such file")

    def _hosted(self, kind: str, setting: str) -> Channel:
        # -P: the folder of the host is none that a policy imports from.
        return Process([sys.executable, "-P", str(HOST), kind, str(self.path), setting])


@dataclass(frozen=True)
class PythonFile(_File):
    """`my_policy.py` or `my_policy.py:name`: a function or class in a Python file."""

    name: str = POLICY

    def channel(self) -> Channel:
        """A process of this interpreter."""
        return self._hosted("python", self.name)


@dataclass(frozen=True)
class OnnxFile(_File):
    """`onnx:policy.onnx` or `onnx:policy.onnx:temperature=1`: a model, its best action or one drawn."""

    temperature: float = 0.0

    def check(self) -> None:
        """Raise ValueError where there is no such file, NotInstalled without ONNX Runtime."""
        super().check()
        if find_spec("onnxruntime") is None:
            needed = "this needs onnxruntime, which is not installed: pip install 'diablerie[onnx]'"
            raise NotInstalled(needed, name="onnxruntime")

    def channel(self) -> Channel:
        """A process of this interpreter."""
        return self._hosted("onnx", repr(self.temperature))


@dataclass(frozen=True)
class Command:
    """`cmd:"node bot.mjs"`: any program that speaks the protocol."""

    words: tuple[str, ...]

    @property
    def facts(self) -> Mapping[str, Any]:
        """None: what a program is made of is not known."""
        return {}

    def check(self) -> None:
        """Nothing: whether there is such a program is seen when it is begun."""

    def channel(self) -> Channel:
        """A process."""
        return Process(self.words)


@dataclass(frozen=True)
class Url:
    """`https://host/path`: a program that somebody has running."""

    url: str

    @property
    def facts(self) -> Mapping[str, Any]:
        """None: who answers there is not known."""
        return {}

    def check(self) -> None:
        """Raise ValueError for an address that is not called."""
        from .address import check_address

        check_address(self.url)

    def channel(self) -> Channel:
        """Connections to it."""
        from .address import Address

        return Address(self.url)


def kind_of(text: str) -> Kind | None:
    """The kind of an entrant from outside by its name, None for a name of ours.

    Raises ValueError for one that is written wrongly.
    """
    if text.startswith(SCHEMES):
        return Url(text)
    if text.startswith(COMMAND):
        return Command(_words(text))
    if text.startswith(ONNX):
        return _onnx(text)
    path, _, name = text.rpartition(":")
    if path.endswith(PYTHON) and name.isidentifier():
        return PythonFile(Path(path), name)
    return PythonFile(Path(text)) if text.endswith(PYTHON) else None


def _words(text: str) -> tuple[str, ...]:
    try:
        words = tuple(shlex.split(text.removeprefix(COMMAND)))
    except ValueError as error:
        raise ValueError(f"{text!r} is no command: {error}") from error
    if not words:
        raise ValueError(f"{text!r} names no program, as cmd:'node bot.mjs'")
    return words


def _onnx(text: str) -> OnnxFile:
    path, colon, setting = text.removeprefix(ONNX).rpartition(":temperature=")
    if not colon:
        return OnnxFile(Path(setting))
    try:
        temperature = float(setting)
    except ValueError:
        temperature = -1.0
    if not (math.isfinite(temperature) and temperature >= 0):
        raise ValueError(f"temperature in {text!r} is a number from 0 on, not {setting!r}")
    return OnnxFile(Path(path), temperature)
