"""What stands in the place of `networks.shipped` in a browser: what was learnt comes with a game's module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from diablerie.networks.laid_out import LaidOutPolicy

if TYPE_CHECKING:
    from diablerie.game import Game

_known: dict[tuple[str, int], LaidOutPolicy] = {}


def attach(content: bytes) -> None:
    """Let a game be played by what was learnt, as `LaidOutPolicy.to_bytes` has written it."""
    policy = LaidOutPolicy.from_bytes(content)
    _known[policy.facts["game"], policy.facts["seats"]] = policy


def shipped_search(game: Game) -> LaidOutPolicy | None:
    """What a search goes by that was learnt for a game; None where nothing was, or for other rules."""
    found = _known.get((game.name, game.seats))
    return found if found is not None and found.is_for(game) else None
