"""What the library tells of games: run as it stands by the Python of servers, and by that in the browser."""

from __future__ import annotations

import hashlib
import json
import random
import re
from datetime import UTC, datetime, timedelta
from typing import Any

import diablerie
from diablerie import bots
from diablerie.bots.win_probability import win_probabilities
from diablerie.local import LocalServer
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


def device_of(kept: str, most: int) -> Any:
    """A match that a device has kept, gone on with: what lines are sent, a hint, chances at its end."""
    server, chance = LocalServer(), random.Random(1)
    path = f"/api/matches/{server.load(kept)}"
    name, view = path.rpartition("/")[2], json.loads(server.answer("GET", path).body)["view"]
    lines = [server.open(name, seat) for seat in [*range(len(view["match"]["seats"])), None]]
    found: list[Any] = []
    for line in lines:
        server.send(line, json.dumps({"type": "resume", "after": 0}))
    for number in range(most):
        found.append(digest([timeless(server.take(line)) for line in lines]))
        seen = json.loads(server.answer("GET", path).body)
        seat = seen["view"]["state"]["to_play"]
        if seat is None:
            break
        own = json.loads(server.answer("GET", f"{path}?seat={seat}").body)
        act = {"type": "act", "cmd": f"c{number}", "expect": seen["v"]}
        action = chance.choice([*own["view"]["state"]["legal"], "nothing"])
        server.send(lines[seat], json.dumps({**act, "action": action}))
    seat = json.loads(server.answer("GET", path).body)["view"]["state"]["to_play"]
    own = json.loads(server.answer("GET", f"{path}?seat={seat or 0}").body)
    wanted, hint = json.dumps({"seat": seat}), {"complete": seat is None}
    while not hint["complete"]:
        hint = json.loads(server.answer("POST", f"{path}/hint", wanted).body)
    lines_of = {"seat": seat, "lines": [[action] for action in own["view"]["state"]["legal"][:5]]}
    moves = {"complete": seat is None}
    while not moves["complete"]:
        moves = json.loads(server.answer("POST", f"{path}/moves", json.dumps(lines_of)).body)
    for line in lines[:-1]:
        server.send(line, json.dumps({"type": "do", "cmd": f"r{line}", "deed": "resign"}))
    for thought in ("chances", "review?seat=0"):
        server.answer("GET", f"{path}/{thought}")
    while server.wait() is not None:
        server.work()
    again = [timeless(server.answer("GET", f"{path}/{each}").body) for each in AFTERWARDS]
    return {"frames": found, "hint": hint, "moves": moves, "afterwards": again}


AFTERWARDS = (
    "chances",
    "review?seat=0",
    "replay?after=0&limit=5",
    "replay?revealed=true&after=9&limit=2",
    "room",
)


def timeless(text: str) -> str:
    """A message without the moments in it, and without reasons in English: the page speaks them."""
    return SPOKEN.sub("", MOMENT.sub("now", text))


MOMENT = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+Z")
SPOKEN = re.compile(r'"message":"(\\.|[^"\\])*"')
