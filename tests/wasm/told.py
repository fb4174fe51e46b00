"""What the library tells of games: run as it stands by the Python of servers, and by that in the browser."""

from __future__ import annotations

import hashlib
import json
import random
from datetime import UTC, datetime, timedelta
from typing import Any

import diablerie
from diablerie import bots
from diablerie.bots.win_probability import win_probabilities
from diablerie.matches.match import Match
from diablerie.matches.players import Player

REFUSALS = 12
"""So many actions that are not legal are asked about at each step."""


def digest(told: Any) -> str:
    """Anything that JSON can say, in a word."""
    return hashlib.sha256(json.dumps(told, sort_keys=True, default=str).encode()).hexdigest()[:16]


def steps_of(name: str, seeds: list[int], most: int, **options: Any) -> list[str]:
    """All that is shown along random games, to every seat and to spectators: a word for each step."""
    game = diablerie.load(name, **options)
    chance, found = random.Random(5), []
    for seed in seeds:
        state, events = game.narrate_start(seed)
        for _ in range(most):
            if state.is_over:
                break
            told = [[event.revealed() for event in events], all_of(state), refusals(state, chance)]
            found.append(digest(told))
            state, events = state.narrate(chance.choice(state.legal))
        found.append(digest([state.revealed_view, str(state.outcome), state.returns]))
    return found


def all_of(state: diablerie.State) -> Any:
    """A state as everybody sees it, and what each can know of it."""
    viewers = [*range(state.game.seats), None]
    beliefs = [state.belief(viewer) for viewer in viewers]
    return [
        state.legal,
        state.position(),
        [move.document() for move in state.composite_moves()],
        [state.view(viewer) for viewer in viewers],
        [state.tensor(seat).tolist() for seat in range(state.game.seats)],
        [belief.world.tobytes().hex() for belief in beliefs],
        [belief.view for belief in beliefs],
        beliefs[0].sample(7).position(),
        state.record.tobytes().hex(),
        state.game.position(state.position(), seed=3).position(),
    ]


def refusals(state: diablerie.State, chance: random.Random) -> Any:
    """Why some actions are not legal."""
    found = []
    for _ in range(REFUSALS):
        action = state.game.action(chance.randrange(state.game.n_actions))
        if not state.allows(action):
            try:
                state.play(action)
            except diablerie.IllegalAction as error:
                told = {key: str(value) for key, value in error.params.items()}
                found.append([action, error.clause, error.reason, told, error.legal])
    return found


def choices_of(name: str, seeds: list[int]) -> Any:
    """What bots of every level would do in positions of random games, and what they think of it."""
    game = diablerie.load(name)
    found: list[Any] = []
    for seed in seeds:
        chance, state = random.Random(seed), game.start(seed)
        for _ in range(chance.randrange(40)):
            if not state.is_over:
                state = state.play(chance.choice(state.legal))
        if state.to_play is None:
            continue
        belief = state.belief(state.to_play)
        levels = {level: bots.load(level, game, seed=seed) for level in bots.names()}
        found += [[level, bot.choose(belief)] for level, bot in levels.items()]
        thinker = bots.Ismcts(game, bots.Plan.suited(game, 300), seed=seed)
        found.append([[each.action, each.visits, each.value] for each in thinker.opinions(belief)])
        found.append([str(each) for each in win_probabilities(belief, 20, seed)])
    return json.loads(json.dumps(found))


def match_of(name: str, seed: int, most: int, **options: Any) -> Any:
    """A match of random actions: a word for what all saw of each step, and the record at its end."""
    game = diablerie.load(name, **options)
    now, chance = datetime(2026, 1, 1, tzinfo=UTC), random.Random(seed)
    found: list[str] = []
    players = [Player.person(f"p{seat}") for seat in range(game.seats)]
    match = Match.start(game, players, bytes([seed]) * 32, now)
    viewers = [*range(game.seats), None]
    while not match.is_over and len(found) < most:
        now += timedelta(seconds=3)
        assert match.to_play is not None
        before = [match.view(viewer) for viewer in viewers]
        events = match.act(match.to_play, chance.choice(match.state.legal), now)
        found.append(
            digest([before, [event.seen_by(each) for event in events for each in viewers]])
        )
    return {"steps": found, "record": match.record(None)}
