"""Puzzle collection: matches of strong bots by seed, the puzzles found in each, and a varied set of them.

Now and then somebody slips, or there would be little to be seen. The same seeds give the same set.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from .. import bots, load, puzzles
from ..analysis import Likely, likely, rounded
from ..bots.paired_comparison import ActionLine
from ..chance import seed_bytes
from ..game import Belief, Game, State
from .puzzle_judge import judged
from .puzzle_search import (
    LEVEL,
    MARGIN,
    Budget,
    Solution,
    answer,
    goes_astray,
    proved,
    solution,
)

SIMULATIONS = 500
"""So many have those who play, for one decision."""

SLIPS = 0.1
"""The share of actions that are done at random."""

LEVELS = ("greedy", "imp", "devil")
"""Who finds a solution says how hard it is."""

TRIES = 3
"""By so many seeds each of them is asked; who finds it most times has found it."""

PER_MATCH = 4
"""So many moves, and so many questions, come from one match, at most; no two moves of them have one theme."""

PER_THEME = 4
"""A theme has this part of a set at most, as far as there are others; one answer half of its questions."""

EASY = 2
"""So has what a bot finds that thinks no further than its own turn."""

ASKED_EVERY = 5
"""At every so manieth decision something is asked, and about so many moves at most."""

GLANCE = 20
"""In so many worlds it is seen whether a question is worth asking."""

PLACES = 3
"""Digits after the point with which chances are told."""


@dataclass(frozen=True)
class Found:
    """A puzzle as it was found: in which match, when, and as the document that is kept."""

    match: int
    number: int
    document: str


def seats_of(game: str, match: int) -> int:
    """How many play in a match: as usual in every second, else one less where a game allows that."""
    kind = load(game)
    return max(kind.seat_range[0], kind.seats - match % 2)


def found_in(game_name: str, budget: Budget, seed: int, match: int) -> tuple[Found, ...]:
    """The puzzles in one match, by number. Deterministic."""
    game = load(game_name, seats_of(game_name, match))
    key = seed_bytes(seed) + b"/match/%d" % match
    moves: dict[str, Found] = {}
    questions: list[Found] = []
    for number, state in enumerate(_positions(game, key)):
        assert state.to_play is not None
        belief, own = state.belief(state.to_play), key + b"/%d" % number
        if len(moves) < PER_MATCH:
            document = _move(belief, budget, own, moves)
            if document is not None:
                moves[document["theme"]] = Found(match, number, json.dumps(document))
        if len(questions) < PER_MATCH and number % ASKED_EVERY == 0:
            document = _question(belief, budget, own)
            if document is not None:
                questions.append(Found(match, number, json.dumps(document)))
        if len(moves) == len(questions) == PER_MATCH:
            break
    return (*moves.values(), *questions)


def _positions(game: Game, key: bytes) -> Iterator[State]:
    """The decisions of a match with more than one way, in order."""
    player = bots.parse(f"{LEVEL}:simulations={SIMULATIONS}")
    seated = [player.make(game, key + b"/seat/%d" % seat) for seat in range(game.seats)]
    chance = np.random.default_rng(list(key))
    state = game.start(key)
    while state.to_play is not None:
        if len(state.legal) > 1:
            yield state
        belief = state.belief(state.to_play)
        slips = chance.random() < SLIPS
        action = chance.choice(state.legal) if slips else seated[state.to_play].choose(belief)
        state = state.play(str(action))


def _move(
    belief: Belief, budget: Budget, key: bytes, known: Container[str]
) -> dict[str, Any] | None:
    """A move to be found, with a theme that is not known yet."""
    first = solution(belief, budget, key)
    if first is None or _theme(belief, key, first) in known:
        return None
    solved = proved(belief, budget, key, first.actions)
    if solved is None or goes_astray(belief, solved) or _theme(belief, key, solved) in known:
        return None
    judgement = judged(belief, solved.actions[0])
    if judgement is not None and not judgement.agrees:
        return None
    document = _move_document(belief, key, solved)
    return document if judgement is None else {**document, "exact": judgement.document()}


def _theme(belief: Belief, key: bytes, solved: Solution) -> str:
    return puzzles.theme_of(
        belief.game.name, {**_position(belief, key), "solution": solved.actions}
    )


def _position(belief: Belief, key: bytes) -> dict[str, Any]:
    """What a seat knows, in a world that it holds possible: nothing in it is of the true one."""
    return {
        "seats": belief.game.seats,
        "seat": belief.seat,
        "position": State(belief.game, belief.world).position(),
        "key": key.hex(),
    }


def _move_document(belief: Belief, key: bytes, solved: Solution) -> dict[str, Any]:
    lines = solved.ranking.lines
    others = sorted(lines[1:], key=lambda line: -line.chance)[:3]
    return {
        **_position(belief, key),
        "theme": _theme(belief, key, solved),
        "solution": list(solved.actions),
        "lines": [
            {"actions": list(line.actions), "chance": round(line.chance, PLACES)}
            for line in (lines[0], *others)
        ],
        "margin": rounded(solved.ranking.margin),
        "reasons": [_reason(each) for each in likely(belief, lines[0].actions, key)],
        "grade": _grade(belief, key, solved.actions[0]),
    }


def _grade(belief: Belief, key: bytes, action: str) -> int:
    """From 1: how many of the levels do not find an action, and one."""
    missed = 0
    for name in LEVELS:
        tried = [bots.level(name).make(belief.game, key + b"/%d" % each) for each in range(TRIES)]
        missed += 2 * sum(bot.choose(belief) == action for bot in tried) <= TRIES
    return 1 + missed


def _question(belief: Belief, budget: Budget, key: bytes) -> dict[str, Any] | None:
    """The first question about what is hidden that has one answer, and is not too plain."""
    state = State(belief.game, belief.world)
    moves: list[ActionLine] = [(action,) for action in belief.legal]
    moves += [move.actions for move in state.composite_moves()]
    for line in moves[:: max(1, len(moves) // ASKED_EVERY)]:
        if answer(belief, line, GLANCE, key) and answer(belief, line, budget.worlds, key):
            facts = answer(belief, line, budget.tenfold.worlds, key + b"/tenfold")
            if facts:
                return {
                    **_position(belief, key),
                    "theme": puzzles.QUESTION,
                    "about": list(line),
                    "answers": [_reason(each) for each in facts],
                    "grade": _plainness(facts),
                }
    return None


def _plainness(facts: Sequence[Likely]) -> int:
    """From 1: the less likely the answer is, the harder it is to find."""
    return 1 + sum(facts[0].share.chance < bound for bound in (0.9, 0.8, 0.7))


def _reason(each: Likely) -> dict[str, Any]:
    chance = round(each.share.chance, PLACES)
    return {"kind": each.fact.kind, "facts": dict(each.fact.facts), "chance": chance}


def chosen(found: Iterable[Found], count: int) -> list[dict[str, Any]]:
    """A varied set of so many at most, easy ones first: no theme and no kind has too much of it.

    Where there are not enough of others, more of the same is taken.
    """
    themed = [json.loads(each.document) for each in found]
    taken: list[dict[str, Any]] = []
    for most_alike in (count // PER_THEME, count // 2, count):
        for puzzle in themed:
            if len(taken) == count:
                break
            if puzzle not in taken and _is_other(puzzle, taken, most_alike, count):
                taken.append(puzzle)
    taken.sort(key=lambda puzzle: puzzle["grade"])
    return taken_in_turns(taken)


def taken_in_turns(puzzles: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Puzzles in an order in which what one after another is about differs as far as it can.

    So it is among the moves as among the questions, and both are spread evenly over the whole.
    """
    kinds = [
        _spread([dict(each) for each in puzzles if ("about" in each) == asks])
        for asks in (False, True)
    ]
    placed = [
        ((place + 0.5) / len(kind), number, each)
        for number, kind in enumerate(kinds)
        for place, each in enumerate(kind)
    ]
    return [each for _, _, each in sorted(placed, key=lambda one: one[:2])]


def _spread(puzzles: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """So that neighbours differ in their subjects, each of which comes up as evenly as that allows."""
    left, ordered = list(puzzles), list[dict[str, Any]]()
    total = Counter(map(subject, left))
    while left:
        many = Counter(map(subject, left))
        last = subject(ordered[-1]) if ordered else None
        others = [each for each in left if subject(each) != last] or left
        # What is more than half of what is left must come now, or it comes twice in a row later.
        pressing = [each for each in others if 2 * many[subject(each)] > len(left)]
        chosen = max(
            pressing or others, key=lambda each: many[subject(each)] / total[subject(each)]
        )
        ordered.append(chosen)
        left.remove(chosen)
    return ordered


def subject(puzzle: Mapping[str, Any]) -> tuple[str, str]:
    """What a puzzle is about: its theme, and of a question what the answer is."""
    answers = puzzle.get("answers")
    return puzzle["theme"], answers[0]["kind"] if answers else ""


def _is_other(
    puzzle: Mapping[str, Any], taken: Sequence[Mapping[str, Any]], most: int, count: int
) -> bool:
    """Whether a puzzle brings something to those that are taken."""
    alike = sum(other["theme"] == puzzle["theme"] for other in taken)
    answered = sum(subject(other) == subject(puzzle) for other in taken)
    most_answered = most // 2 if "about" in puzzle and most < count else most
    easy = sum(other["grade"] == 1 for other in taken)
    is_twin = any(
        other["position"] == puzzle["position"]
        or (other["seats"], _asked(other)) == (puzzle["seats"], _asked(puzzle))
        for other in taken
        if most < count
    )
    is_hard = puzzle["grade"] > 1 or easy < count // EASY
    return alike < most and answered < most_answered and not is_twin and is_hard


def _asked(puzzle: Mapping[str, Any]) -> Any:
    return [puzzle.get("solution"), puzzle.get("about"), puzzle["grade"]]


def collected(
    game: str, budget: Budget, seed: int, matches: int, found: Iterable[Found], count: int
) -> dict[str, Any]:
    """A set as it is kept: how it was made, and the puzzles."""
    return {
        "game": game,
        "made": {
            "level": LEVEL,
            **asdict(budget),
            "margin": MARGIN,
            "seed": seed,
            "matches": matches,
        },
        "puzzles": chosen(found, count),
    }
