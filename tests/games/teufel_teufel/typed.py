"""Teufel Teufel as tests play it at the command line, the same every time."""

from __future__ import annotations

from tests.cli.calling import call
from tests.cli.playing import typed

HELL = ("play", "teufel-teufel", "--seed", "5")


def damned(*lines: str, options: tuple[str, ...] = ("--against", "random")) -> list[str]:
    """What is told: to Ruprecht alone with a random bot, or at one keyboard."""
    answered = call(*HELL, "--seats", "2", *options, typed=typed(*lines))
    assert answered.exit_code == 0, answered.output
    return answered.stdout.splitlines()
