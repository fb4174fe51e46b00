"""A mansion in a few sentences, for whoever is building one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..state import HAND, MAX_SEATS
from .plan import Mansion


def summary(mansion: Mansion) -> tuple[str, ...]:
    """What there is, line by line, and what may be meant but is worth a second look."""
    return (*_counts(mansion), *_remarks(mansion))


def _counts(mansion: Mansion) -> tuple[str, ...]:
    spaces = mansion.spaces
    named = sum(space.named for space in spaces)
    visible = sum(map(len, mansion.sees.values())) // 2
    joined = sum(map(len, mansion.neighbours.values())) // 2
    return (
        f"{len(spaces)} spaces: {named} named, {len(mansion.path)} numbered, "
        f"{len(mansion.rooms)} with a room card; all pawns start in {mansion.start}",
        f"{_many(len(mansion.doors), 'door')} between {_many(joined, 'pair')} of spaces, "
        f"{_many(len(mansion.railings), 'opening')} for sight only",
        f"{_many(visible, 'pair')} of spaces see each other, along {_many(len(mansion.lines), 'line')}",
        f"{_many(mansion.cards, 'card')}: {sum(mansion.moves.values())} move, "
        f"{len(mansion.rooms)} room, {_many(len(mansion.weapons), 'weapon')}, "
        f"{_many(sum(mansion.failures.values()), 'failure')} "
        f"with {_many(_points(mansion.failures), 'point')}; enough for {_seats(mansion)}",
    )


def _many(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def _points(failures: Mapping[int, int]) -> int:
    return sum(value * count for value, count in failures.items())


def _seats(mansion: Mansion) -> str:
    """KDL-05: each is dealt six cards."""
    most = min(mansion.cards // HAND, MAX_SEATS)
    return "no game" if most < 2 else f"up to {most} players"


def _remarks(mansion: Mansion) -> Iterable[str]:
    stays = [space for space, onward in mansion.next_space.items() if onward is None]
    if stays:
        yield f"note: the Doctor stays where he is in {', '.join(stays)} (KDL-25)"
