"""`diablerie play` as tests play it: line by line, in a game that is the same every time."""

from __future__ import annotations

from tests.cli.calling import call

PLAY = ("play", "doctor-faust", "--seed", "4")
ALONE = (*PLAY, "--against", "random")


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def told(*lines: str, options: tuple[str, ...] = ()) -> list[str]:
    """What a player alone with a random bot is told after typing these lines."""
    answered = call(*ALONE, *options, typed=typed(*lines))
    assert answered.exit_code == 0, answered.output
    assert answered.stderr == ""
    return answered.stdout.splitlines()
