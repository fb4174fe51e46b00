"""Hidden state of PettingZoo's environments: how to look into them, and deal anew what is hidden.

Written down from the rules of each game and the attributes in which the implementation keeps its cards,
not from what it shows its agents.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np


def _none(_env: Any) -> int:
    return 0


@dataclass(frozen=True)
class Inside:
    """What is inside an environment.

    `known`: all that a seat knows, by the environment and the actions so far; `everything`: all that
    is dealt, as text; `untouched`: how many cards of the deck nobody has seen; `deal`: gives the other
    seats others of these cards in place of theirs, in an environment that was just reset.
    """

    known: Callable[[Any, int, Sequence[int]], Hashable]
    everything: Callable[[Any], str]
    untouched: Callable[[Any], int] = _none
    deal: Callable[[Any, int, int, np.random.Generator], None] | None = None


def _poker(env: Any) -> Any:
    """The game of RLCard behind a poker environment."""
    return env.unwrapped.env.game


def _hand(player: Any) -> list[Any]:
    """A player's cards: Leduc poker keeps its single one without a list."""
    return player.hand if isinstance(player.hand, list) else [player.hand]


def _cards(cards: Sequence[Any]) -> tuple[str, ...]:
    return tuple(sorted(str(card) for card in cards))


def _open_cards(game: Any) -> Sequence[Any]:
    if hasattr(game, "public_cards"):
        shown: Sequence[Any] = game.public_cards or ()
        return shown
    return () if game.public_card is None else (game.public_card,)


def _poker_known(env: Any, seat: int, actions: Sequence[int]) -> Hashable:
    """Who began, every action, the open cards and one's own."""
    game = _poker(env)
    chips = tuple(player.in_chips for player in game.players)
    return (
        tuple(actions),
        env.agent_selection,
        chips,
        _cards(_open_cards(game)),
        _cards(_hand(game.players[seat])),
    )


def _poker_everything(env: Any) -> str:
    game = _poker(env)
    hands = [_cards(_hand(player)) for player in game.players]
    return f"{hands} {_cards(_open_cards(game))}"


def _poker_untouched(env: Any) -> int:
    return len(_poker(env).dealer.deck)


def _poker_deal(env: Any, seat: int, untouched: int, rng: np.random.Generator) -> None:
    """Mix the other hands with the bottom of the deck, which this game does not come to."""
    game = _poker(env)
    deck: list[Any] = game.dealer.deck
    others = [player for number, player in enumerate(game.players) if number != seat]
    pool = [*deck[:untouched], *(card for player in others for card in _hand(player))]
    mixed = [pool[number] for number in rng.permutation(len(pool))]
    deck[:untouched] = mixed[:untouched]
    at = untouched
    for player in others:
        size = len(_hand(player))
        drawn = mixed[at : at + size]
        player.hand = drawn if isinstance(player.hand, list) else drawn[0]
        at += size


POKER = Inside(_poker_known, _poker_everything, _poker_untouched, _poker_deal)

ROUND = 2
"""Choices in a round of rock, paper, scissors."""


def _rounds_known(_env: Any, seat: int, actions: Sequence[int]) -> Hashable:
    """The rounds in which both have chosen, and one's own choice in this one."""
    finished = len(actions) - len(actions) % ROUND
    own = tuple(actions[finished:]) if seat == 0 else ()
    return tuple(actions[:finished]), own


def _nothing(_env: Any) -> str:
    return "nothing is dealt"


INSIDES: Mapping[str, Inside] = {
    "classic/leduc_holdem_v4": POKER,
    "classic/texas_holdem_v4": POKER,
    "classic/texas_holdem_no_limit_v6": POKER,
    "classic/rps_v2": Inside(_rounds_known, _nothing),
}
"""By the names under which PettingZoo has them."""
