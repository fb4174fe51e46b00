"""Look-ahead through one's own turn; `rules` is put into the namespace by `compiled.specialise`.

Breadth first: all different positions after one action, after two, and so on until the turn ends or
somebody else is asked. Positions reached by different orders of the same actions are looked at once.
"""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from ..compiled import Record, compiled

if TYPE_CHECKING:
    rules: ModuleType

NONE = -1

WON = 1.0
"""The value of a game that is won."""

SOONER = 1e-6
"""What a win is worth less for every action that it is away: no hope of others puts it off."""


@compiled
def look_ahead(
    tables: Record,
    style: Record,
    layers: Record,
    contents: Record,
    firsts: Record,
    seen: Record,
    scratch: Record,
) -> None:
    """Raise `scratch.best[action]` to the best value the seat to move can reach by beginning with it.

    `style`: see `AI.style`. `layers`: state records, shape (2, width); `layers[0, 0]` is the
    position. `contents`: the same without what tells no positions apart, integers (2, width, n).
    `firsts`: first action of each, int32 (2, width). `seen`: hashes met in a layer, int64, a power of
    two of them. `scratch`: see `greedy.scratch_for`.

    A layer holds `width` positions. Once it is full, what is left of the layer before is passed over,
    actions that end the turn included: the later a line comes in a layer, the sooner it is missed.
    """
    seat = layers[0, 0].to_play
    now, size = 0, 1
    firsts[0, 0] = NONE
    for steps in range(scratch.depth):
        seen[:] = 0
        later = 0
        scratch.steps = steps
        for index in range(size):
            later = expand(
                tables, style, layers, contents, firsts, seen, scratch, seat, now, index, later
            )
        now, size = 1 - now, later
        if size == 0:
            return
    for index in range(size):
        judge(tables, style, layers[now, index], firsts[now, index], seat, scratch)


@compiled
def expand(
    tables: Record,
    style: Record,
    layers: Record,
    contents: Record,
    firsts: Record,
    seen: Record,
    scratch: Record,
    seat: int,
    now: int,
    index: int,
    later: int,
) -> int:
    """Try every action that comes to mind in one position; return the size of the next layer."""
    position = layers[now, index]
    mask, weights = scratch.mask[: scratch.actions], scratch.weights[: scratch.actions]
    rules.legal(tables, position, mask)
    rules.prior(tables, style, position, mask, weights)
    for action in range(len(weights)):
        if weights[action] <= 0 or later == layers.shape[1]:
            continue
        layers[1 - now, later] = position
        after = layers[1 - now, later]
        rules.apply(tables, after, action)
        first = action if firsts[now, index] == NONE else firsts[now, index]
        if after.to_play != seat or after.turn != position.turn:
            judge(tables, style, after, first, seat, scratch)
        elif is_new(contents[1 - now, later], first, seen):
            firsts[1 - now, later] = first
            later += 1
    return later


@compiled
def judge(
    tables: Record, style: Record, position: Record, first: int, seat: int, scratch: Record
) -> None:
    """Credit the first action with what its line has come to."""
    values = scratch.values[: scratch.seats]
    rules.evaluate(tables, style, position, values)
    value = values[seat]
    if value >= WON:
        value -= scratch.steps * SOONER
    scratch.best[first] = max(scratch.best[first], value)


@compiled
def is_new(content: Record, first: int, seen: Record) -> bool:
    """Whether a position was not yet met with the same first action; remembers it."""
    key = hash_of(content, first)
    slot = key & (len(seen) - 1)
    while seen[slot] != 0:
        if seen[slot] == key:
            return False
        slot = (slot + 1) & (len(seen) - 1)
    seen[slot] = key
    return True


@compiled
def hash_of(content: Record, first: int) -> int:
    """A 62-bit hash of some integers, never 0: two multiplicative hashes of 31 bits side by side."""
    low = high = int(first) + 1
    for part in content:
        low = (low * 16777619 + int(part) % 2147483629) % 2147483629
        high = (high * 48271 + int(part) % 2147483647) % 2147483647
    return (high << 31 | low) + 1
