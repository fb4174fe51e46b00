"""`diablerie play` as tests play it: line by line, in a game that is the same every time."""

from __future__ import annotations

from tests.cli.calling import call

PLAY = ("play", "doctor-faust", "--seed", "4")
ALONE = (*PLAY, "--against", "random")
LUCKY = ("play", "kill-doctor-lucky", "--seed", "7")
HELL = ("play", "teufel-teufel", "--seed", "5")


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def told(*lines: str, options: tuple[str, ...] = ()) -> list[str]:
    """What a player alone with a random bot is told after typing these lines."""
    answered = call(*ALONE, *options, typed=typed(*lines))
    assert answered.exit_code == 0, answered.output
    assert answered.stderr == ""
    return answered.stdout.splitlines()


def hunted(*lines: str, seats: int = 4, lang: str = "en") -> list[str]:
    """What Greta is told, who begins in the Drawing Room with a Move 1, a Move 2 and room cards."""
    options = ("--against", "random", "--seats", str(seats), "--lang", lang)
    answered = call(*LUCKY, *options, typed=typed(*lines))
    assert answered.exit_code == 0, answered.output
    return answered.stdout.splitlines()


def damned(*lines: str, options: tuple[str, ...] = ("--against", "random")) -> list[str]:
    """What is told in Teufel Teufel: to Ruprecht alone with a random bot, or at one keyboard."""
    answered = call(*HELL, "--seats", "2", *options, typed=typed(*lines))
    assert answered.exit_code == 0, answered.output
    return answered.stdout.splitlines()
