"""Turn check: what every bot makes sure of before it chooses, that it is being asked."""

from __future__ import annotations

from ..game import Belief, Game


def choices(game: Game, belief: Belief) -> tuple[str, ...]:
    """The legal actions of a belief that a bot for `game` can choose from.

    Raises ValueError if the belief is of another game or its seat is not to move.
    """
    if (belief.game.name, belief.game.seats) != (game.name, game.seats):
        raise ValueError(f"this bot plays {game!r}, not {belief.game!r}")
    if belief.to_play is None:
        raise ValueError("there is nothing to choose: the game is over")
    if belief.seat != belief.to_play:
        who = "a spectator" if belief.seat is None else f"seat {belief.seat}"
        raise ValueError(f"{who} has nothing to choose: seat {belief.to_play} is to move")
    return belief.legal
