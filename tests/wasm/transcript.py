"""Transcripts: calls of a game's compiled functions with all that was handed over and came back.

`replay.mjs` makes the same calls of the WebAssembly module and compares every byte.
"""

from __future__ import annotations

import base64
import hashlib
import json
import random
from pathlib import Path
from typing import Any

import numpy as np

from diablerie import Game, State
from diablerie.bots import endgame, greedy
from diablerie.bots.action_likelihood import scratch_for as likelihood_scratch
from diablerie.bots.ismcts import Ismcts, node_dtype, scratch_for
from diablerie.bots.plan import Plan
from diablerie.chance import words
from diablerie.dtypes import new_record, new_records
from diablerie.memory import Memory
from diablerie.notes import dtype_with_room
from diablerie.traits import style_dtype
from diablerie.wasm.entry_points import entry_points

from ..networks.policies import random_policy, with_values


def digest(content: bytes) -> str:
    """SHA-256 in hexadecimal digits."""
    return hashlib.sha256(content).hexdigest()


class Transcript:
    """Calls natively what a module exports, and writes down each call."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.calls: list[dict[str, Any]] = []
        self._blobs: dict[str, str] = {}
        self._functions = {entry.name: entry for entry in entry_points(game)}

    @property
    def names(self) -> set[str]:
        """The entry points that there are."""
        return set(self._functions)

    def call(self, name: str, *given: Any, slices: int = 1) -> Any:
        """Call an entry point by its parameters; the module does it in so many slices (searches alone)."""
        entry = self._functions[name]
        sizes: dict[str, int] = {}
        for each, value in zip(entry.parameters, given, strict=True):
            if each.shape:
                sizes |= zip(each.shape, value.shape, strict=False)
        handed = [self._written(value) for value in given] + [sizes[n] for n in entry.lengths]
        result = entry.function(*given)
        after = [None if isinstance(each, int) else _after(each) for each in given]
        told = None if entry.returns is None else float(result)
        self.calls.append(
            {"name": name, "given": handed, "result": told, "after": after, "slices": slices}
        )
        return result

    def _written(self, value: Any) -> Any:
        if isinstance(value, int):
            return value
        content = np.asarray(value)
        if (
            not content.flags.c_contiguous
        ):  # the layers of a look-ahead once more, without their history
            return {"same": True}
        blob = content.tobytes()
        if not any(blob):
            return {"zeros": len(blob)}
        key = digest(blob)[:20]
        self._blobs[key] = base64.b64encode(blob).decode()
        return {"blob": key}

    def write(self, path: Path) -> None:
        """Write it as JSON."""
        path.write_text(json.dumps({"calls": self.calls, "blobs": self._blobs}))


def _after(value: Any) -> str | None:
    content = np.asarray(value)
    return digest(content.tobytes()) if content.flags.c_contiguous else None


def walk(transcript: Transcript, positions: int, seed: int) -> None:
    """All rules at so many positions of random games."""
    game, chance = transcript.game, random.Random(seed)
    tables, style, seats = game.tables, game.ai.style(), range(game.seats)
    record = game.blank_record()
    record.rng = words(b"walk", seed)
    for _ in range(positions):
        if record.to_play < 0 or not record.rng.any() or not any(record.tobytes()[32:]):
            transcript.call("deal", tables, record)
            _noted(transcript, "deal_noted", record)
        mask = np.zeros(game.n_actions, np.uint8)
        transcript.call("legal", tables, record, mask)
        action = int(chance.choice(np.flatnonzero(mask)))
        _refusals(transcript, record, {action, *chance.sample(range(game.n_actions), 5)})
        for seat in seats:
            transcript.call("seen_as", tables, record, action, seat)
            tensor = np.zeros(game.tensor_shape, np.float32)
            transcript.call("observe", tables, record, seat, tensor)
            transcript.call("redeal", tables, _copy(game, record), seat)
        values = np.zeros(game.seats, np.float32)
        transcript.call("evaluate", tables, style, record, values)
        weights = np.zeros(game.n_actions, np.float32)
        transcript.call("prior", tables, style, record, mask, weights)
        transcript.call("drop_duplicates", tables, record, action, mask)
        if "scores" in transcript.names:
            transcript.call("scores", tables, record, np.zeros(game.seats, np.int64))
        if "has_room" in transcript.names:
            transcript.call("has_room", tables, record)
        before = _copy(game, record)
        _noted(transcript, "apply_noted", record, action)
        transcript.call("apply", tables, record, action)
        transcript.call("undo", tables, before, _copy(game, record), action, 0)
        if record.to_play < 0:
            transcript.call("payoffs", tables, record, np.zeros(game.seats, np.float32))


def _refusals(transcript: Transcript, record: Any, actions: set[int]) -> None:
    for action in sorted(actions):
        transcript.call("refusal", transcript.game.tables, record, action)


def _noted(transcript: Transcript, name: str, record: Any, *actions: int) -> None:
    dtype = dtype_with_room(transcript.game.STATE)
    front = bytes(dtype.itemsize - len(record.tobytes()))
    transcript.call(
        name, transcript.game.tables, new_record(dtype, front + record.tobytes()), *actions
    )


def _copy(game: Game, record: Any) -> Any:
    return new_record(game.STATE, record.tobytes())


def decide(transcript: Transcript, decisions: int, simulations: int, seed: int) -> None:
    """So many decisions in matches that are mostly played well: searches and what bots besides call."""
    game, chance = transcript.game, random.Random(seed)
    state = game.start(seed=seed)
    memories = [Memory(game, seat) for seat in range(game.seats)]
    made = 0
    while made < decisions:
        if state.is_over:
            state = game.start(seed=chance.randrange(1 << 30))
            memories = [Memory(game, seat) for seat in range(game.seats)]
        action = state.legal[0]
        if len(state.legal) > 1:
            best = search(transcript, state, simulations, made)
            if made % 10 == 0:
                look_ahead(transcript, state)
                play_on(transcript, state, made)
                remember(transcript, memories[state.to_play or 0], state, made)
            action = game.action(best) if chance.random() < 0.7 else chance.choice(state.legal)
            made += 1
        for memory in memories:
            memory.see(state, action)
        state = state.play(action)


def search(transcript: Transcript, state: State, simulations: int, number: int) -> int:
    """Search for the seat to move; the action found. Every fifth is done by the module in four slices."""
    game, seat = transcript.game, state.to_play
    assert seat is not None
    bot = Ismcts(game, Plan.suited(game, simulations), seed=5)
    plan = bot._plan_record(0)
    worlds = new_records(game.STATE, 2)
    worlds[0] = state.belief(seat).world
    trees = int(plan.trees)
    nodes = new_records(node_dtype(game), trees * (simulations * (1 if trees == 1 else 2) + 1))
    scratch = scratch_for(game, words(b"search", number))
    slices = 4 if number % 5 == 0 else 1
    given = (game.tables, bot._styles, worlds, seat, nodes, 0, scratch, plan)
    transcript.call("search", *given, slices=slices)
    visits, totals = np.zeros(game.n_actions, np.int64), np.zeros(game.n_actions, np.float64)
    transcript.call("root_visits", nodes, trees, visits, totals, seat)
    if number % 10 == 0:
        learned_search(transcript, worlds, seat, plan)
    if trees == 1 and number % 10 == 0:
        below = new_records(node_dtype(game), len(nodes))
        transcript.call("transplant", nodes, int(nodes[0].first), below)
    return int(visits.argmax())


def learned_search(transcript: Transcript, worlds: Any, seat: int, plan: Any) -> None:
    """A search by policies that have learnt nothing, without values and with them."""
    game = transcript.game
    policy = random_policy(game)
    for each in (policy, with_values(policy, game)):
        nodes = new_records(node_dtype(game), int(plan.trees * (2 * plan.simulations + 1)))
        tables = policy.shown(game).tables
        styles = new_records(style_dtype(game.ai.traits), 2)
        styles[:] = game.ai.style()
        scratch = scratch_for(game, words(b"learned", 1))
        given = (tables, styles, worlds, seat, nodes, 0, scratch, plan)
        transcript.call("learned_search", *each.laid_out.arrays(len(nodes)), *given)


def look_ahead(transcript: Transcript, state: State) -> None:
    """What the greedy bot does, in layers of a few positions."""
    game, width = transcript.game, 64
    layers = new_records(game.STATE, 2, width)
    layers[0, 0] = state.belief(state.to_play).world
    contents = greedy.without_history(layers, game)
    firsts, seen = np.zeros((2, width), np.int32), np.zeros(2 * width, np.int64)
    scratch = greedy.scratch_for(game)
    transcript.call(
        "look_ahead", game.tables, game.ai.style(), layers, contents, firsts, seen, scratch
    )


def play_on(transcript: Transcript, state: State, number: int) -> None:
    """Worlds played to an end: by chance, from a belief, and by two lines to be compared."""
    game, seat = transcript.game, state.to_play
    assert seat is not None
    style, key = game.ai.style(), words(b"play on", number)
    worlds = new_records(game.STATE, 2)
    worlds[0] = state.belief(seat).world
    given = (game.tables, style, worlds, seat, scratch_for(game, key))
    transcript.call("play_worlds", *given, np.zeros(game.seats), 20, 200)
    worlds = new_records(game.STATE, 3)
    worlds[0] = state.belief(seat).world
    lines = np.full((2, 4), -1, np.int64)
    lines[:, 0] = [game.action_id(state.legal[0]), game.action_id(state.legal[-1])]
    given = (game.tables, style, worlds, seat, scratch_for(game, key))
    transcript.call("compare_lines", *given, lines, np.zeros((20, 2)), 200)
    record = state.rekeyed(b"play games", number).record
    mask = np.zeros(game.n_actions, np.uint8)
    transcript.call("play_games", game.tables, record, mask, 5)


def solve(transcript: Transcript, state: State) -> None:
    """All that can follow from one state, for two, laid out and solved for some rounds."""
    game, most, longest = transcript.game, 4_000, 12
    worlds = new_records(game.STATE, 1)
    worlds[0] = state.record
    nodes = new_records(endgame.NODE, most)
    sets, choices = new_records(endgame.SET, most), new_records(endgame.CHOICE, most)
    places = np.zeros(8_192, np.int32)
    scratch, tensor = endgame.scratch_for(game), np.zeros(game.tensor_shape, np.float32)
    count = transcript.call(
        "lay_out",
        game.tables,
        worlds,
        np.ones(1, np.float32),
        new_records(game.STATE, longest),
        new_records(endgame.MARK, longest),
        nodes,
        sets,
        choices,
        places,
        tensor,
        scratch,
    )
    assert count > 0
    nothing = np.zeros(0, np.int64)
    transcript.call("set_at", game.tables, worlds, nothing, state.to_play, sets, places, tensor)
    laid_out = nodes[:count], sets[: int(scratch.sets)], choices[: int(scratch.choices)]
    for done in (0, 10):
        transcript.call("improve", *laid_out, done, 10)


def remember(transcript: Transcript, memory: Memory, state: State, number: int) -> None:
    """Worlds drawn by what has been seen of the others."""
    game, belief = transcript.game, memory.belief(state)
    seat = belief.seat
    assert seat is not None
    scratch = likelihood_scratch(game, words(b"remember", number))
    worlds = new_records(game.STATE, 16)
    transcript.call("redeal_worlds", game.tables, belief.world, worlds, seat, scratch)
    moments = new_records(game.STATE, len(belief.past) + 2)
    for index, seen in enumerate(belief.past):
        moments[index] = new_record(game.STATE, seen.world)
    actions = np.array([seen.action for seen in belief.past], np.int64)
    found = np.zeros(len(worlds))
    style = game.ai.style(**game.ai.opponent_traits)
    transcript.call(
        "weigh_worlds", game.tables, style, moments, actions, worlds, seat, found, scratch
    )
    legal = [game.action_id(state.legal[index % len(state.legal)]) for index in range(16)]
    taken = np.array(legal, np.int64)
    transcript.call("likelihoods_of", game.tables, style, worlds, taken, np.zeros(16), scratch)
    transcript.call("choose_worlds", worlds, found, scratch)
