"""Kill Doctor Lucky as tests play it at the command line, the same every time."""

from __future__ import annotations

from tests.cli.calling import call
from tests.cli.playing import typed

LUCKY = ("play", "kill-doctor-lucky", "--seed", "7")


def hunted(*lines: str, seats: int = 4, lang: str = "en") -> list[str]:
    """What Greta is told, who begins in the Drawing Room with a Move 1, a Move 2 and room cards."""
    options = ("--against", "random", "--seats", str(seats), "--lang", lang)
    answered = call(*LUCKY, *options, typed=typed(*lines))
    assert answered.exit_code == 0, answered.output
    return answered.stdout.splitlines()
