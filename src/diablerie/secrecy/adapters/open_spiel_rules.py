"""What the rules of published games show each player, written down from the rules.

A function gets a step and a seat and returns what the seat sees of it, None for nothing. Positions hold
a state of OpenSpiel as `.state`. The order in which each implementation deals is taken from its source.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Mapping
from typing import Any, cast

from ..equivalence import Shows
from ..histories import HistoryStep
from ..subject_under_test import CHANCE, Seat

Owner = Callable[[Any, int], int | None]
"""To whom chance deals: by the state before and the number of actions so far; None: to everybody."""


def open_play(owner: Owner) -> Shows:
    """Every action is public, and what chance deals is seen by its owner alone."""

    def shows(step: HistoryStep, seat: Seat) -> Hashable:
        if step.actor != CHANCE:
            return step.choice
        state = _state(step)
        to = owner(state, state.move_number())
        return step.choice if to in (None, seat) else None

    return shows


def _state(step: HistoryStep) -> Any:
    return cast("Any", step.before).state


def one_each(state: Any, dealt: int) -> int | None:
    """Each player is dealt one thing in turn; whatever follows lies open."""
    return dealt if dealt < state.num_players() else None


def several_each(state: Any, dealt: int) -> int | None:
    """Each player is dealt all of theirs before the next; whatever follows lies open."""
    each = _parameter(state, "numdice", 1)
    return dealt // each if dealt < each * state.num_players() else None


def _parameter(state: Any, name: str, default: int) -> int:
    return int(state.get_game().get_parameters().get(name, default))


def to_the_first(_state: Any, _dealt: int) -> int | None:
    """Chance tells player 0 alone."""
    return 0


GIN_RUMMY_HAND = 10


def gin_rummy(state: Any, dealt: int) -> int | None:
    """Ten cards to each in turn, one face up; what is drawn from the stock only its drawer sees."""
    hand = _parameter(state, "hand_size", GIN_RUMMY_HAND)
    if dealt < 2 * hand:
        return dealt // hand
    history = state.full_history()
    return None if dealt == 2 * hand else int(history[-1].player)


DECK = 52


def in_circles(state: Any, dealt: int) -> int | None:
    """A card to each in turn until the deck is dealt."""
    return dealt % int(state.num_players()) if dealt < DECK else None


CRAZY_EIGHTS_HAND, CRAZY_EIGHTS_HAND_OF_TWO = 5, 7


def crazy_eights(state: Any, dealt: int) -> int | None:
    """The dealer is open, then a card to each in circles and one face up; who draws sees what they draw."""
    players = int(state.num_players())
    hand = CRAZY_EIGHTS_HAND_OF_TWO if players == 2 else CRAZY_EIGHTS_HAND
    if dealt == 0:
        return None
    if dealt <= hand * players:
        named = state.get_game().new_initial_state().legal_actions()
        dealer = named.index(state.full_history()[0].action)
        return int(dealer + dealt) % players
    return None if _nobody_has_chosen(state) else int(_last_to_choose(state))


GO_FISH_HAND = 7
_CARDS = re.compile(r"([a-z])(\d+)")


def go_fish(step: HistoryStep, seat: Seat) -> Hashable:
    """Seven cards to each of two in turn; who is told to fish sees what they draw.

    All see who asks for what, how many cards each then holds, and the books that are laid out.
    """
    state = _state(step)
    if step.actor == CHANCE:
        dealt = state.move_number()
        to = dealt // GO_FISH_HAND if _nobody_has_chosen(state) else _last_to_choose(state)
    else:
        to = None
    return step.choice if to in (None, seat) else None, _on_the_table(step.after.world, seat)


def _on_the_table(world: str, seat: Seat) -> Hashable:
    """What all and this seat see of a table of Go Fish: its text has a line per hand, then the stock."""
    *_, first, second, stock = world.strip().splitlines()
    hands = [dict(_CARDS.findall(line)) for line in (first, second)]
    left = {rank for cards in (*hands, dict(_CARDS.findall(stock))) for rank in cards}
    sizes = tuple(sum(map(int, hand.values())) for hand in hands)
    return sizes, frozenset(left), None if seat is None else tuple(hands[seat].items())


def _nobody_has_chosen(state: Any) -> bool:
    return all(step.player == CHANCE for step in state.full_history())


def _last_to_choose(state: Any) -> int:
    return next(int(s.player) for s in reversed(state.full_history()) if s.player != CHANCE)


CRIBBAGE_HAND = 6
CRIBBAGE_DEALS = 2 * CRIBBAGE_HAND + 1
"""Cards that chance turns in a hand of two: all that are dealt, and the starter."""


def cribbage(step: HistoryStep, seat: Seat) -> Hashable:
    """Six cards to each of two in turn; what one lays into the crib the other does not see."""
    turned = sum(past.player == CHANCE for past in _state(step).full_history()) % CRIBBAGE_DEALS
    if step.actor != CHANCE:
        to = step.actor if turned == 2 * CRIBBAGE_HAND else None
    else:
        to = turned // CRIBBAGE_HAND if turned < 2 * CRIBBAGE_HAND else None
    return step.choice if to in (None, seat) else None


def sealed(step: HistoryStep, seat: Seat) -> Hashable:
    """First-price sealed bids: each knows their own valuation and bid."""
    if step.actor == CHANCE:
        owner = one_each(_state(step), _state(step).move_number())
        return step.choice if owner == seat else None
    return step.choice if step.actor == seat else None


def one_tries_until_it_is_free(step: HistoryStep, seat: Seat) -> Hashable:
    """Phantom games: of one's own try one learns whether the place was free; of the other's nothing."""
    if step.actor != seat:
        return None
    return step.choice, step.after.world != step.before.world


def trade_comm(step: HistoryStep, seat: Seat) -> Hashable:
    """Each knows their own item and what is uttered; what the others offer is not shown before the end."""
    words = _said(step)
    if step.actor == CHANCE:
        return None if seat is None else words[1 + seat]
    return step.choice if words[0] == "Utter" or step.actor == seat else None


def social_deduction(step: HistoryStep, seat: Seat) -> Hashable:
    """Everybody knows their role and imposters one another; signals, messages and votes are public."""
    head, *players = re.split(r"_(?=\d)", _said(step)[0])
    if head == "ASSIGN_IMPOSTERS":
        return tuple(players) if str(seat) in players else "innocent"
    return step.choice


def _said(step: HistoryStep) -> list[str]:
    """A step in the words of the game."""
    state = _state(step)
    return str(state.action_to_string(state.current_player(), step.choice)).split()


SHOWN: Mapping[str, Shows] = {
    "kuhn_poker": open_play(one_each),
    "leduc_poker": open_play(one_each),
    "liars_dice": open_play(several_each),
    "tiny_hanabi": open_play(one_each),
    "tiny_bridge_2p": open_play(one_each),
    "tiny_bridge_4p": open_play(one_each),
    "lewis_signaling": open_play(to_the_first),
    "gin_rummy": open_play(gin_rummy),
    "crazy_eights": open_play(crazy_eights),
    "go_fish": go_fish,
    "cribbage": cribbage,
    "spades": open_play(in_circles),
    "trade_comm": trade_comm,
    "social_deduction": social_deduction,
    "first_sealed_auction": sealed,
    "phantom_ttt": one_tries_until_it_is_free,
    "dark_hex": one_tries_until_it_is_free,
}
"""By OpenSpiel's short name."""

MAY_DIFFER: Mapping[str, frozenset[str]] = {
    "kuhn_poker": frozenset({"players"}),
    "leduc_poker": frozenset({"players"}),
    "liars_dice": frozenset({"players", "numdice", "dice_sides"}),
    "lewis_signaling": frozenset({"num_states", "num_messages", "payoffs"}),
    "first_sealed_auction": frozenset({"players", "max_value"}),
    "dark_hex": frozenset({"gameversion", "board_size", "num_cols", "num_rows"}),
    "crazy_eights": frozenset({"players"}),
    "trade_comm": frozenset({"num_items"}),
}
"""The parameters for whose every value the rules above are true."""


def shown_in(game: Any, usual: Any) -> Shows | None:
    """What the rules of a game show, if they are written down and true of its parameters.

    `usual`: the same game with the parameters it has by default.
    """
    name = game.get_type().short_name
    given, default = game.get_parameters(), usual.get_parameters()
    differing = {each for each in given | default if given.get(each) != default.get(each)}
    return SHOWN.get(name) if differing <= MAY_DIFFER.get(name, frozenset()) else None
