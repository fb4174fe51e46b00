"""Small sets of cells, persons or seats as one number each, so that statements are quick to keep."""

from __future__ import annotations

from ....compiled import compiled


@compiled
def holds(members: int, item: int) -> bool:
    """Whether an item is in a set."""
    return (members >> int(item)) & 1 == 1


@compiled
def with_item(members: int, item: int) -> int:
    """The set and this item."""
    return members | (1 << int(item))


@compiled
def without(members: int, item: int) -> int:
    """The set but for this item."""
    return members & ~(1 << int(item))


@compiled
def size_of(members: int) -> int:
    """How many items a set has."""
    size = 0
    while members:
        members &= members - 1
        size += 1
    return size


@compiled
def exchanged(members: int, one: int, other: int) -> int:
    """The set after two items have changed places."""
    if holds(members, one) == holds(members, other):
        return members
    if holds(members, one):
        return with_item(without(members, one), other)
    return with_item(without(members, other), one)


@compiled
def nth_item(members: int, index: int) -> int:
    """The item of a set with `index` smaller ones in it."""
    for _ in range(index):
        members &= members - 1
    item = 0
    while not holds(members, item):
        item += 1
    return item


def members(of: int, bound: int) -> list[int]:
    """The items of a set below a bound, in order."""
    return [item for item in range(bound) if of >> item & 1]
