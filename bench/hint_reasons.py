"""What hints say for themselves: how many have a reason in the game's terms, and how many none.

    python bench/hint_reasons.py [GAME[:POSITIONS] ...] [--sentences N] [--lang de]

Positions are drawn from matches of `imp` against itself, by seed, ten from each match; those with one legal
action are left out. `--sentences` prints that many hints as they are said, drawn evenly from all.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import diablerie
from diablerie import Belief, Game, bots
from diablerie.analysis import Likely, reason_text
from diablerie.analysis.hint import hint
from diablerie.bots.deliberation import concluded
from diablerie.bots.win_probability import WinProbability
from diablerie.capabilities.facts import Fact

POSITIONS = 200
FROM_A_MATCH = 10
"""So many positions are drawn from each match."""

LINES = "line-"
"""So begin the kinds of what lines have in common."""


def positions(game: Game, count: int) -> Iterator[Belief]:
    """Beliefs of the seats to move in positions of matches, one match after another."""
    drawn, number = 0, 0
    while drawn < count:
        found = choices(game, number)
        chosen = Random(number).sample(found, min(FROM_A_MATCH, len(found), count - drawn))
        drawn += len(chosen)
        number += 1
        yield from chosen


def choices(game: Game, number: int) -> list[Belief]:
    """What the seat to move knew wherever it had a choice in a match."""
    players = [bots.load("imp", game, 10 * number + seat) for seat in range(game.seats)]
    state = game.start(seed=number)
    found: list[Belief] = []
    while state.to_play is not None:
        belief = state.belief(state.to_play)
        if len(belief.legal) > 1:
            found.append(belief)
        state = state.play(players[state.to_play].choose(belief))
    return found


def kind_of(told: dict[str, Any]) -> str:
    """What a hint rests on."""
    kinds = [reason["kind"] for reason in told["reasons"]]
    if not kinds:
        return "nothing but the search"
    if kinds[0].startswith(LINES):
        return "what lines have in common"
    return "the game's terms"


def sentences(told: dict[str, Any], game: Game, lang: str) -> str:
    """A hint's actions and reasons as they are said."""
    chances = (WinProbability(each["chance"], 0.0, 1.0) for each in told["reasons"])
    facts = (Fact.of(each["kind"], **each["facts"]) for each in told["reasons"])
    said = (
        reason_text(Likely(fact, chance), game.name, lang)
        for fact, chance in zip(facts, chances, strict=True)
    )
    then = told["then"] or {"actions": []}
    return f"{' '.join([*told['actions'], '/', *then['actions']])}: {' '.join(said)}"


def main() -> None:
    """Print a line for each game, and sentences if they are wanted."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(diablerie.games()))
    parser.add_argument("--sentences", type=int, default=0)
    parser.add_argument("--lang", default="en")
    given = parser.parse_args()
    for wanted in given.games:
        name, _, count = wanted.partition(":")
        game = diablerie.load(name)
        bots.warm(game)
        hints = [concluded(hint(belief)) for belief in positions(game, int(count or POSITIONS))]
        found = Counter(map(kind_of, hints))
        kinds = Counter(reason["kind"] for told in hints for reason in told["reasons"])
        print(f"{name}, {len(hints)} hints: {dict(found.most_common())}", flush=True)
        print(f"  reasons: {dict(kinds.most_common())}", flush=True)
        step = max(1, len(hints) // max(1, given.sentences))
        for told in hints[::step][: given.sentences]:
            print(f"  {sentences(told, game, given.lang)}", flush=True)


if __name__ == "__main__":
    main()
