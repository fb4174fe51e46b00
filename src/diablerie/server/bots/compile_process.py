"""Compile process: a game's rules and bots compiled in a child process.

The compiler keeps hundreds of megabytes for as long as its process lives. A process that is to live long
has another one compile, and loads what that one left in the cache.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

from ...compiled import cache_path, can_cache
from ...game import Game
from ..core.file_lock import alone

COMPILE = """
import sys, diablerie
from diablerie import bots, installed_games
installed_games.allow(sys.argv[1:])
bots.warm(diablerie.load(sys.argv[1]))
"""


FOLLOW = """
import os, signal, threading

def follow():
    os.read(0, 1)
    os.kill(os.getpid(), signal.SIGTERM)

threading.Thread(target=follow, daemon=True).start()
"""
"""Has a process go when the one that began it is gone, however it went: what it reads from has ended then."""


class ChildProcesses:
    """Runs programs of Python's one after another, each in a process of its own, until told to stop.

    They go with whoever began them, killed or not.
    """

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._is_stopped = False
        self._turn = threading.Lock()

    def run(self, program: str, *arguments: str) -> int | None:
        """The exit status of a program, once it has ended; None: it was not begun."""
        with self._turn:
            if self._is_stopped:
                return None
            command = [sys.executable, "-c", FOLLOW + program, *arguments]
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE)
        with self._process as process:
            return process.wait()

    def stop(self) -> None:
        """End the program that runs, and begin no other."""
        with self._turn:
            self._is_stopped = True
            if self._process is not None:
                self._process.terminate()

    @property
    def is_stopped(self) -> bool:
        """Whether no other will be begun."""
        return self._is_stopped


class Compiler:
    """Compiles one game after another, each in a process of its own, until it is told to stop."""

    def __init__(self) -> None:
        self._processes = ChildProcesses()

    def compile(self, game: Game) -> bool:
        """Have a game compiled into the cache; whether it is there: not without a cache, nor once stopped."""
        if not can_cache():
            return False
        mark = _mark(game.name)
        if not mark.exists():
            # Of several processes one compiles, the others load what it has left.
            with mark.with_suffix(".lock").open("wb") as file, alone(file):
                if not mark.exists() and self._processes.run(COMPILE, game.name) == 0:
                    mark.touch()
        return mark.exists()

    def stop(self) -> None:
        """End what is being compiled, and compile nothing more."""
        self._processes.stop()


def _mark(game: str) -> Path:
    """The file that says that all of a game is in the cache."""
    return cache_path() / f"{game}.compiled"
