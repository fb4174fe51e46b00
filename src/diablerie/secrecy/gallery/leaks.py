"""Planted leaks, each beside an honest twin that does the same kind of thing without telling.

Every one of them has been seen in earnest: what is left of the deck, a mask that has thought ahead, a
tensor through the wrong eyes, a seed for debugging, an error that explains too well, a label for how long
something took, a log that everybody reads, an order by strength, a digest, a bot that looks, beliefs
that know more or less than their seat, a view that forgets.
"""

from __future__ import annotations

from hashlib import blake2b

import numpy as np

from ..subject_under_test import CHANCE
from .poker import ACTIONS, CARDS, SEATS, Table, Told, error, log, mask, tensor, view


def view_with_the_cards_left(table: Table, seat: int) -> Told:
    """Leaky: which cards are left in the deck, so that the missing one is known."""
    return {"view": view(table, seat), "left": table.deck}


def view_with_how_many_are_left(table: Table, seat: int) -> Told:
    """Honest: how many cards are left."""
    return {"view": view(table, seat), "left": len(table.deck)}


def mask_of_what_is_worth_doing(table: Table, seat: int) -> Told:
    """Leaky: folding is not offered to who holds the better card."""
    holds_better = len(table.deal) == SEATS and table.deal[seat] == max(table.deal)
    allowed = mask(table, seat)
    assert isinstance(allowed, list)
    return [
        0 if action == "fold" and holds_better else legal
        for action, legal in zip(ACTIONS, allowed, strict=True)
    ]


def mask_without_a_hopeless_fold(table: Table, seat: int) -> Told:
    """Honest: folding is not offered to who holds the best card there is."""
    holds_best = table.deal[seat : seat + 1] == (max(CARDS),)
    allowed = mask(table, seat)
    assert isinstance(allowed, list)
    return [
        0 if action == "fold" and holds_best else legal
        for action, legal in zip(ACTIONS, allowed, strict=True)
    ]


def tensor_through_the_eyes_of_the_first(table: Table, seat: int) -> Told:
    """Leaky: everybody gets the tensor of seat 0."""
    return tensor(table, 0)


def tensor_with_the_seat(table: Table, seat: int) -> Told:
    """Honest: one's own tensor, and whose it is."""
    return [tensor(table, seat), float(seat)]


def info_with_the_seed(table: Table, seat: int) -> Told:
    """Leaky: the number of the deal, for debugging."""
    return {"deal": sum(card * len(CARDS) ** who for who, card in enumerate(table.deal))}


def info_with_what_one_holds(table: Table, seat: int) -> Told:
    """Honest: the number of one's own card."""
    return {"card": table.deal[seat : seat + 1]}


def error_that_explains(table: Table, seat: int) -> Told:
    """Leaky: a refusal says what the action would have been good for."""
    if len(table.deal) < SEATS:
        return []
    verdict = "you would win" if table.deal[seat] == max(table.deal) else "you would lose"
    return [error(table, seat), verdict]


def error_with_what_is_legal(table: Table, seat: int) -> Told:
    """Honest: a refusal lists what is legal."""
    return [error(table, seat), table.legal if table.to_play == seat else ()]


def timing_of_a_search_in_the_deck(table: Table, seat: int) -> Told:
    """Leaky: the rules look for the winner among the cards from the top; that takes longer for low ones."""
    steps = len(CARDS) - max(table.deal, default=0)
    return "quick" if steps == 1 else "slow"


def timing_by_ply(table: Table, seat: int) -> Told:
    """Honest: later actions take longer, whatever anybody holds."""
    return "quick" if len(table.line) < SEATS else "slow"


def log_of_the_deal(table: Table, seat: int) -> Told:
    """Leaky: the dealer writes down what they deal."""
    return [*(f"{card} to seat {who}" for who, card in enumerate(table.deal)), *table.line]


def log_of_ones_own_card(table: Table, seat: int) -> Told:
    """Honest: everybody has a log of their own, with their own card."""
    return [log(table, seat), table.deal[seat : seat + 1]]


def view_in_order_of_strength(table: Table, seat: int) -> Told:
    """Leaky: the seats are listed as the sort for the showdown has left them."""
    order = sorted(range(len(table.deal)), key=lambda who: -table.deal[who])
    return {"view": view(table, seat), "seats": order}


def view_in_order_of_play(table: Table, seat: int) -> Told:
    """Honest: the seats are listed from whoever is to move."""
    first = 0 if table.to_play in (None, CHANCE) else len(table.line)
    return {"view": view(table, seat), "seats": [(first + n) % SEATS for n in range(SEATS)]}


def view_with_a_digest_of_everything(table: Table, seat: int) -> Told:
    """Leaky: a digest of the whole state as its name; who tries all cards finds the one that fits."""
    return {"view": view(table, seat), "state": _digest(table.world)}


def view_with_a_digest_of_itself(table: Table, seat: int) -> Told:
    """Honest: a digest of what the view tells anyhow."""
    return {"view": view(table, seat), "state": _digest(str(view(table, seat)))}


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()


# Beliefs


def the_true_card(table: Table, seat: int, rng: np.random.Generator) -> int:
    """Leaky: every world drawn is the true one."""
    return table.deal[1 - seat]


def any_card_but_the_lowest(table: Table, seat: int, rng: np.random.Generator) -> int:
    """Wrong: a world that is possible is never drawn, unless it is the last one left."""
    return int(rng.choice([card for card in CARDS[1:] if card != table.deal[seat]]))


def the_true_card_more_often(table: Table, seat: int, rng: np.random.Generator) -> int:
    """Leaky: all possible worlds are drawn, the true one twice as often."""
    others = [card for card in CARDS if card != table.deal[seat]]
    return int(rng.choice([*others, table.deal[1 - seat]]))


def any_card(table: Table, seat: int, rng: np.random.Generator) -> int:
    """Wrong: draws the card that the seat holds itself, too."""
    return int(rng.choice(CARDS))


# Bots


def bot_that_looks(table: Table, seed: int) -> str:
    """Leaky: bets and calls with the better card."""
    return table.legal[-1] if table.deal[_mover(table)] == max(table.deal) else table.legal[0]


def bot_that_does_not(table: Table, seed: int) -> str:
    """Honest: bets and calls with one of the better half of the cards, and now and then without."""
    is_high = table.deal[_mover(table)] >= len(CARDS) // 2
    bluffs = np.random.default_rng(seed).random() < 0.2
    return table.legal[-1] if is_high or bluffs else table.legal[0]


def _mover(table: Table) -> int:
    assert table.to_play is not None
    return table.to_play


# Too little


def view_that_forgets(table: Table, seat: int) -> Told:
    """Not enough: the seat's card alone, so that whether there is a bet to answer remains untold."""
    return {"seat": seat, "card": table.deal[seat : seat + 1]}
