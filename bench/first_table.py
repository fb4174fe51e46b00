"""How soon Kill Doctor Lucky shows what it is about: turns of one's own, and turns between attempts.

    python bench/first_table.py --seats 3 --option weapon_bonus=1 --option remove_f3=true --others imp:bold

A newcomer who does what a bot does sits in each seat in turn and begins, bots of a level in all others.
"""

from __future__ import annotations

import json
import statistics
from typing import Annotated, Any

import typer

import diablerie
from diablerie import bots
from diablerie.bot import Bot
from diablerie.game import Game

GAME = "kill-doctor-lucky"


def match(
    game: Game, players: list[Bot], newcomer: int, seed: int
) -> tuple[int, int, int, bool, int]:
    """Turns of the newcomer, of all, attempts by anybody, whether the newcomer won; cards at each turn."""
    state, turn = game.start(seed=seed), None
    own = turns = attempts = cards = 0
    while state.to_play is not None:
        view = state.view(None)
        if view["turn"] != turn:
            turn, turns, own = view["turn"], turns + 1, own + (view["turn_of"] == newcomer)
            cards += int(state.record.hand_size[view["turn_of"]])
        state, events = state.narrate(players[state.to_play].choose(state.belief(state.to_play)))
        attempts += sum(event.kind == "attempt" for event in events)
    assert state.outcome is not None
    return own, turns, attempts, state.outcome.winner == newcomer, cards


def seated(game: Game, newcomer: int, who: str, others: str, seed: int) -> list[Bot]:
    """A bot for each seat."""
    names = [who if seat == newcomer else others for seat in range(game.seats)]
    return [bots.parse(name).make(game, seed=10 * seed + seat) for seat, name in enumerate(names)]


def measure(
    seats: Annotated[int, typer.Option(help="How many play.")] = 3,
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE.")] = None,
    newcomer: Annotated[str, typer.Option(help="Whom the newcomer plays like.")] = "devil",
    others: Annotated[str, typer.Option(help="Who sits in all other seats.")] = "imp:bold",
    games: Annotated[int, typer.Option(help="How many.")] = 200,
) -> None:
    """Play, and print the figures as JSON."""
    options: dict[str, Any] = {}
    for each in option or []:
        name, _, value = each.partition("=")
        options[name] = json.loads(value)
    tables = [
        diablerie.load(GAME, seats=seats, **{"first_player": seat, **options})
        for seat in range(seats)
    ]
    played = []
    for k in range(games):
        game, seat = tables[k % seats], k % seats
        played.append(match(game, seated(game, seat, newcomer, others, k), seat, k))
    own, turns, attempts, won, cards = zip(*played, strict=True)
    told = {
        "own_turns_median": statistics.median(own),
        "own_turns_90": sorted(own)[int(0.9 * games)],
        "turns_between_attempts": round(sum(turns) / max(1, sum(attempts)), 2),
        "cards_held": round(sum(cards) / sum(turns), 1),
        "turns_median": statistics.median(turns),
        "newcomer_wins": sum(won) / games,
    }
    typer.echo(json.dumps(told))


if __name__ == "__main__":
    typer.run(measure)
