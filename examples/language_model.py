"""A stand-in for a language model against bots: `python examples/language_model.py`.

Put a call of your own model in the place of `answer`: it is handed all that its seat may know, every time.
"""

import random
import re

import diablerie
from diablerie.lab import TextContest, measure_model


def answer(observation: str) -> str:
    """Anything that is offered whole; rather what brings something, which is told with its clause."""
    choices = re.findall(r"^\d+\. (.*) \[([^\]…]+)\]$", observation, re.MULTILINE)
    promising = [written for words, written in choices if words.endswith(")")]
    return f"I choose [{random.choice(promising or [written for _, written in choices])}]."


def main(games: int = 20) -> None:
    """Play, and say how it went."""
    contest = TextContest(diablerie.load("doctor-faust"), "stand-in", "random")
    report = measure_model(answer, contest, games)
    won = f"{report.share.value:.0%} ({report.share.low:.0%} to {report.share.high:.0%})"
    print(f"wins {won} of {len(report.games)} games, refused {report.refused.value:.1%}")


if __name__ == "__main__":
    main()
