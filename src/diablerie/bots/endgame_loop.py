"""Endgame solving: the rest of a game laid out whole, and played well by counterfactual regret minimisation.

`rules` is put into the namespace by `compiled.specialise`.

`lay_out` follows every action from every world that a spectator holds possible to the end of the game, and
gathers what a seat cannot tell apart into information sets: it has seen the same actions, and knows the
same. `improve` then lets both seats play against each other by CFR+ (Tammelin 2014), whose average comes
near to an equilibrium.
"""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from ..chance import WORDS
from ..compiled import Record, compiled

if TYPE_CHECKING:
    rules: ModuleType

NONE, FULL = -1, -2
"""In the place of a number: there is none; there is no room for all of them."""

SEATS = 2
"""For so many seats, of which one loses what the other wins."""

HALF = 31
LOW, HIGH = 2147483629, 2147483647
"""The bits of one half of a key, and the primes by which the halves are reckoned."""

UNIT = 1 << 24
"""Into so many parts what a seat knows is told apart: there is no finer number of 32 bits near 1."""


TREMBLE = 1 / 256
"""As likely anybody does anything at least: so it is learnt what to do after a mistake."""


@compiled
def lay_out(
    tables: Record,
    worlds: Record,
    weights: Record,
    line: Record,
    marks: Record,
    nodes: Record,
    sets: Record,
    choices: Record,
    places: Record,
    tensor: Record,
    scratch: Record,
) -> int:
    """Lay out what can follow from some worlds; how many nodes that takes, or FULL or NONE.

    FULL: there is no room for all. NONE: a line is longer than there is room for, or chance has a say in one.
    `worlds`: state records, and how likely they are, `weights` (float32). Overwritten, one for each position
    of the longest line: `line`, state records, and `marks`. Written: `nodes`, `sets`, `choices` (see
    `endgame`), and in `scratch` how many sets and choices there are. `places` (int32, zeros, a power of two):
    where sets stand, by key; `tensor`: what a seat knows.
    """
    scratch.nodes = scratch.sets = scratch.choices = 0
    for index in range(len(worlds)):
        line[0] = worlds[index]
        marks[0].keys[:] = 0
        depth, choice, is_new = 0, NONE, True
        while depth >= 0:
            if is_new:
                tell(tables, line, marks, depth, tensor, scratch)
                node = enter(
                    tables, line[depth], marks[depth], nodes, sets, choices, places, scratch
                )
                if node == FULL:
                    return FULL
                nodes[node].parent = marks[depth - 1].node if depth > 0 else NONE
                nodes[node].chance = weights[index]
                nodes[node].choice = choice
            node = marks[depth].node
            group = nodes[node].set
            is_new = group != NONE and marks[depth].tried < sets[group].count
            if is_new:
                choice = sets[group].first + marks[depth].tried
                marks[depth].tried += 1
                depth += 1
                if depth == len(line):
                    return NONE
                line[depth] = line[depth - 1]
                do(tables, line, marks, depth, choices[choice].action, scratch)
                if is_by_chance(line[depth - 1], line[depth]):
                    return NONE
            else:
                depth -= 1
    return int(scratch.nodes)


@compiled
def do(
    tables: Record, line: Record, marks: Record, depth: int, action: int, scratch: Record
) -> None:
    """Do an action in the last position of a line, of which there is a copy; each seat sees it in its way."""
    for seat in range(scratch.seats):
        marks[depth].keys[seat] = rules.seen_as(tables, line[depth - 1], action, seat) + 1
    rules.apply(tables, line[depth], action)


@compiled
def tell(
    tables: Record, line: Record, marks: Record, depth: int, tensor: Record, scratch: Record
) -> None:
    """Reckon the keys of the last position of a line, where so far stands what each seat has seen last."""
    for seat in range(scratch.seats):
        before = marks[depth - 1].keys[seat] if depth > 0 else 0
        seen = marks[depth].keys[seat]
        marks[depth].keys[seat] = key_after(tables, line[depth], seat, before, seen, tensor)


@compiled
def is_by_chance(before: Record, after: Record) -> bool:
    """Whether the generator was asked for anything between two states."""
    differing = 0
    for word in range(WORDS):
        differing += int(before.rng[word] != after.rng[word])
    return differing > 0


@compiled
def key_after(
    tables: Record, state: Record, seat: int, before: int, seen: int, tensor: Record
) -> int:
    """What tells from all others what a seat has seen, what it knows included: a hash of 62 bits, never 0.

    `before`: the same before the last action, which it has `seen`.
    """
    rules.observe(tables, state, seat, tensor)
    low = (before & ((1 << HALF) - 1)) + seen
    high = (before >> HALF) + seen
    for place in range(len(tensor)):
        if tensor[place] != 0:
            told = int(float(tensor[place]) * UNIT)
            low = ((low * 16_777_619 + place) % LOW * 16_777_619 + told) % LOW
            high = ((high * 48_271 + place) % HIGH * 48_271 + told) % HIGH
    return int((high << HALF | low) + 1)


@compiled
def enter(
    tables: Record,
    state: Record,
    mark: Record,
    nodes: Record,
    sets: Record,
    choices: Record,
    places: Record,
    scratch: Record,
) -> int:
    """Make the last position of a line a node, and give its number; FULL where there is no room."""
    node = int(scratch.nodes)
    if node == len(nodes):
        return FULL
    scratch.nodes += 1
    mark.node, mark.tried = node, 0
    nodes[node].choice = nodes[node].set = NONE
    if state.to_play < 0:
        payoffs = scratch.values[: scratch.seats]
        rules.payoffs(tables, state, payoffs)
        nodes[node].worth = payoffs[0]
        return node
    group = set_of(tables, state, mark.keys[state.to_play], sets, choices, places, scratch)
    nodes[node].set = group
    return FULL if group == FULL else node


@compiled
def set_of(
    tables: Record,
    state: Record,
    key: int,
    sets: Record,
    choices: Record,
    places: Record,
    scratch: Record,
) -> int:
    """The information set of whoever is to move, by its key; FULL where there is no room for another."""
    place = place_of(key, sets, places)
    if places[place] > 0:
        return int(places[place] - 1)
    mask = scratch.mask[: scratch.actions]
    rules.legal(tables, state, mask)
    found, first = int(scratch.sets), int(scratch.choices)
    if 2 * found >= len(places) or found == len(sets):
        return FULL
    for action in range(len(mask)):
        if mask[action]:
            if scratch.choices == len(choices):
                return FULL
            choices[scratch.choices].action = action
            scratch.choices += 1
    sets[found].key = key
    sets[found].mover = state.to_play
    sets[found].first = first
    sets[found].count = scratch.choices - first
    scratch.sets += 1
    places[place] = found + 1
    return found


@compiled
def place_of(key: int, sets: Record, places: Record) -> int:
    """Where a key stands, or would: there the number of its set and one more is, or 0."""
    place = key & (len(places) - 1)
    while places[place] > 0 and sets[places[place] - 1].key != key:
        place = (place + 1) & (len(places) - 1)
    return int(place)


@compiled
def set_at(
    tables: Record,
    moments: Record,
    actions: Record,
    seat: int,
    sets: Record,
    places: Record,
    tensor: Record,
) -> int:
    """The information set to which a seat has come, NONE if none is like it.

    `moments`: worlds that it held possible from the beginning of what is laid out to now; `actions` (int64,
    one fewer): what it has seen done in them.
    """
    key = 0
    for index in range(len(moments)):
        seen = 0 if index == 0 else actions[index - 1] + 1
        key = key_after(tables, moments[index], seat, key, seen, tensor)
    return int(places[place_of(key, sets, places)]) - 1


@compiled
def improve(nodes: Record, sets: Record, choices: Record, done: int, rounds: int) -> None:
    """Go on for so many rounds of CFR+, after `done` others: first one seat learns, then the other.

    What is left in `choices` is the average, and in `sets` how they are reached by it.
    """
    for turn in range(SEATS * done, SEATS * (done + rounds)):
        seat = turn % SEATS
        share(sets, choices, choices.regret)
        reach(nodes, sets, choices)
        expect(nodes, choices)
        learn(nodes, sets, choices, seat)
        remember(sets, choices, seat, turn // SEATS + 1)
    share(sets, choices, choices.total)
    reach(nodes, sets, choices)


@compiled
def share(sets: Record, choices: Record, parts: Record) -> None:
    """Make each choice as likely as its part of those of its information set; alike where there are none."""
    for group in range(len(sets)):
        first, count = sets[group].first, sets[group].count
        total = 0.0
        for choice in range(first, first + count):
            total += parts[choice]
        for choice in range(first, first + count):
            choices[choice].chance = parts[choice] / total if total > 0 else 1 / count


@compiled
def reach(nodes: Record, sets: Record, choices: Record) -> None:
    """How likely each seat makes the choices that lead to each node; none is sure never to be made."""
    for group in range(len(sets)):
        sets[group].met = 0
    for node in range(len(nodes)):
        parent = nodes[node].parent
        for seat in range(SEATS):
            nodes[node].reach[seat] = 1.0 if parent == NONE else nodes[parent].reach[seat]
        if parent != NONE:
            mover = sets[nodes[parent].set].mover
            nodes[node].reach[mover] *= max(TREMBLE, choices[nodes[node].choice].chance)
        if nodes[node].set != NONE:
            group = nodes[node].set
            mover = sets[group].mover
            sets[group].reach = nodes[node].reach[mover]
            sets[group].met = max(sets[group].met, nodes[node].reach[1 - mover])


@compiled
def expect(nodes: Record, choices: Record) -> None:
    """What the first seat may expect at each node; at an end that is what it has come to."""
    for node in range(len(nodes)):
        if nodes[node].set != NONE:
            nodes[node].worth = 0
    for node in range(len(nodes) - 1, -1, -1):
        parent = nodes[node].parent
        if parent != NONE:
            nodes[parent].worth += choices[nodes[node].choice].chance * nodes[node].worth


@compiled
def learn(nodes: Record, sets: Record, choices: Record, seat: int) -> None:
    """Add up what a seat regrets, which is never less than nothing (CFR+)."""
    sign = 1 if seat == 0 else -1
    for node in range(len(nodes)):
        parent = nodes[node].parent
        if parent != NONE and sets[nodes[parent].set].mover == seat:
            gained = sign * (nodes[node].worth - nodes[parent].worth)
            others = nodes[parent].chance * nodes[parent].reach[1 - seat]
            choices[nodes[node].choice].gained += others * gained
    for choice in range(len(choices)):
        choices[choice].regret = max(0.0, choices[choice].regret + choices[choice].gained)
        choices[choice].gained = 0


@compiled
def remember(sets: Record, choices: Record, seat: int, weight: int) -> None:
    """Add what a seat does now to its average, in which later rounds weigh more."""
    for group in range(len(sets)):
        if sets[group].mover == seat:
            first = sets[group].first
            for choice in range(first, first + sets[group].count):
                choices[choice].total += weight * sets[group].reach * choices[choice].chance
