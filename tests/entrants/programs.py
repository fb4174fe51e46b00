"""Programs that play, well or badly, written into files for tests and run as processes of their own."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

HEAD = """
import json, os, subprocess, sys, time

def ask():
    return json.loads(sys.stdin.readline())

def answer(asked, **told):
    print(json.dumps({"id": asked["id"], **told}), flush=True)

"""

FIRST_LEGAL = """
for line in sys.stdin:
    asked = json.loads(line)
    if asked["cmd"] == "enter":
        answer(asked, name="first", wants=["view"])
    else:
        answer(asked, action=asked["view"]["legal"][0])
"""
"""Does the first thing that is legal."""

ENTERS = """
answer(ask(), wants=["view"])
asked = ask()
"""
"""Gets ready, and is asked for an action; what follows is what it does then."""


def program(folder: Path, text: str, name: str = "bot.py") -> list[str]:
    """A program as a command; `text`: what it does, with HEAD before it."""
    file = folder / name
    file.write_text(HEAD + text)
    return [sys.executable, "-S", "-E", str(file)]


def named(folder: Path, text: str, name: str = "bot.py") -> str:
    """The same as the name of an entrant."""
    return "cmd:" + shlex.join(program(folder, text, name))
