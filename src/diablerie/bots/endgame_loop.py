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

UNIT = 4_096
"""Into so many parts what a seat knows is told apart."""


@compiled
def lay_out(
    tables: Record,
    worlds: Record,
    line: Record,
    keys: Record,
    path: Record,
    tried: Record,
    nodes: Record,
    sets: Record,
    choices: Record,
    places: Record,
    tensor: Record,
    scratch: Record,
) -> int:
    """Lay out what can follow from some worlds; how many nodes that takes, or FULL or NONE.

    FULL: there is no room for all. NONE: a line is longer than there is room for, or chance has a say in one.

    `worlds`: state records. Overwritten, one for each action of the longest line: `line`, state records;
    `keys` (int64[longest, SEATS]), what each seat has seen; `path` and `tried` (int64[longest]). Written:
    `nodes`, `sets` and `choices` (see `endgame`), and in `scratch` how many sets and choices there are.
    `places` (int32, zeros, a power of two): where sets stand, by key; `tensor`: what a seat knows.
    """
    scratch.nodes = scratch.sets = scratch.choices = 0
    for index in range(len(worlds)):
        line[0] = worlds[index]
        for seat in range(SEATS):
            rules.observe(tables, line[0], seat, tensor)
            keys[0, seat] = key_after(0, 0, tensor)
        depth = 0
        path[0], tried[0] = enter(tables, line, keys, 0, nodes, sets, choices, places, scratch), 0
        if path[0] == FULL:
            return FULL
        nodes[path[0]].parent = NONE
        while depth >= 0:
            node = path[depth]
            group = nodes[node].set
            if group == NONE or tried[depth] == sets[group].count:
                depth -= 1
                continue
            choice = sets[group].first + tried[depth]
            tried[depth] += 1
            depth += 1
            if depth == len(line):
                return NONE
            line[depth] = line[depth - 1]
            do(tables, line, keys, depth, choices[choice].action, tensor)
            if is_by_chance(line[depth - 1], line[depth]):
                return NONE
            path[depth] = enter(tables, line, keys, depth, nodes, sets, choices, places, scratch)
            tried[depth] = 0
            if path[depth] == FULL:
                return FULL
            nodes[path[depth]].parent = node
            nodes[path[depth]].choice = choice
    return int(scratch.nodes)


@compiled
def do(tables: Record, line: Record, keys: Record, depth: int, action: int, tensor: Record) -> None:
    """Do an action in the last position of a line, of which there is a copy, and tell each seat."""
    for seat in range(SEATS):
        keys[depth, seat] = rules.seen_as(tables, line[depth - 1], action, seat)
    rules.apply(tables, line[depth], action)
    for seat in range(SEATS):
        rules.observe(tables, line[depth], seat, tensor)
        keys[depth, seat] = key_after(keys[depth - 1, seat], keys[depth, seat] + 1, tensor)


@compiled
def is_by_chance(before: Record, after: Record) -> bool:
    """Whether the generator was asked for anything between two states."""
    differing = 0
    for word in range(WORDS):
        differing += int(before.rng[word] != after.rng[word])
    return differing > 0


@compiled
def key_after(before: int, seen: int, tensor: Record) -> int:
    """What tells from all others what a seat has seen: a hash of 62 bits, never 0."""
    low = (before & ((1 << HALF) - 1)) + seen
    high = (before >> HALF) + seen
    for place in range(len(tensor)):
        if tensor[place] != 0:
            told = place * 65_537 + int(tensor[place] * UNIT)
            low = (low * 16_777_619 + told) % LOW
            high = (high * 48_271 + told) % HIGH
    return int((high << HALF | low) + 1)


@compiled
def enter(
    tables: Record,
    line: Record,
    keys: Record,
    depth: int,
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
    state = line[depth]
    nodes[node].choice = NONE
    nodes[node].set = NONE
    if state.to_play < 0:
        payoffs = scratch.values[: scratch.seats]
        rules.payoffs(tables, state, payoffs)
        nodes[node].worth = payoffs[0]
        return node
    nodes[node].set = set_of(
        tables, state, keys[depth, state.to_play], sets, choices, places, scratch
    )
    return node if nodes[node].set != FULL else FULL


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
        rules.observe(tables, moments[index], seat, tensor)
        key = key_after(key, seen, tensor)
    return int(places[place_of(key, sets, places)]) - 1


@compiled
def improve(nodes: Record, sets: Record, choices: Record, done: int, rounds: int) -> None:
    """Go on for so many rounds of CFR+, after `done` others: first one seat learns, then the other."""
    for more in range(rounds):
        for seat in range(SEATS):
            choose(sets, choices)
            reach(nodes, sets, choices)
            expect(nodes, choices)
            learn(nodes, sets, choices, seat)
            remember(sets, choices, seat, done + more + 1)


@compiled
def choose(sets: Record, choices: Record) -> None:
    """Each choice the oftener, the more it is regretted not to have made it."""
    for group in range(len(sets)):
        first, count = sets[group].first, sets[group].count
        total = 0.0
        for choice in range(first, first + count):
            total += choices[choice].regret
        for choice in range(first, first + count):
            even = 1 / count
            choices[choice].chance = choices[choice].regret / total if total > 0 else even


@compiled
def reach(nodes: Record, sets: Record, choices: Record) -> None:
    """How likely each seat makes what choices lead to each node."""
    for node in range(len(nodes)):
        parent = nodes[node].parent
        for seat in range(SEATS):
            nodes[node].reach[seat] = 1.0 if parent == NONE else nodes[parent].reach[seat]
        if parent != NONE:
            mover = sets[nodes[parent].set].mover
            nodes[node].reach[mover] *= choices[nodes[node].choice].chance
        if nodes[node].set != NONE:
            group = nodes[node].set
            sets[group].reach = nodes[node].reach[sets[group].mover]


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
            choices[nodes[node].choice].gained += nodes[parent].reach[1 - seat] * gained
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
