"""A gallery of planted leaks, each with an honest twin: what the checks must find and what they must pass."""

from __future__ import annotations

from collections.abc import Mapping

from ..battery import Case
from ..blind import Bot
from ..equivalence import Grouped, Resampler, Shown
from . import leaks
from .poker import HONEST_CHANNELS, Channel, Poker, Sampler, any_other_card, shows, view

__all__ = ["CASES", "LEAKY", "Poker", "case"]

LEAKY = "leaky-"
HONEST = "honest-"

REPLACED: Mapping[str, tuple[str, Channel, Channel]] = {
    "view": ("view", leaks.view_with_the_cards_left, leaks.view_with_how_many_are_left),
    "mask": ("mask", leaks.mask_of_what_is_worth_doing, leaks.mask_without_a_hopeless_fold),
    "tensor": ("tensor", leaks.tensor_through_the_eyes_of_the_first, leaks.tensor_with_the_seat),
    "info": ("info", leaks.info_with_the_seed, leaks.info_with_what_one_holds),
    "error": ("error", leaks.error_that_explains, leaks.error_with_what_is_legal),
    "timing": ("timing", leaks.timing_of_a_search_in_the_deck, leaks.timing_by_ply),
    "log": ("log", leaks.log_of_the_deal, leaks.log_of_ones_own_card),
    "order": ("view", leaks.view_in_order_of_strength, leaks.view_in_order_of_play),
    "digest": (
        "view",
        leaks.view_with_a_digest_of_everything,
        leaks.view_with_a_digest_of_itself,
    ),
    "memory": ("view", leaks.view_that_forgets, view),
}
"""By the name of the leak the channel it is in, and what that tells with it and without."""

SAMPLERS: Mapping[str, Sampler] = {
    "truth": leaks.the_true_card,
    "narrowness": leaks.any_card_but_the_lowest,
    "skew": leaks.the_true_card_more_often,
    "width": leaks.any_card,
}

RULES = Shown(shows)


def case(poker: Poker, bot: Bot = leaks.bot_that_does_not) -> Case:
    """Everything that can be checked of a poker, with a bot that plays it."""
    return Case(
        poker,
        equivalences=(Grouped(RULES), Resampler()),
        posterior=RULES,
        enough={"view": True},
        bots={"a bot": bot},
    )


def _with_channel(name: str, channel: str, tell: Channel) -> Case:
    return case(Poker(name, {**HONEST_CHANNELS, channel: tell}))


def _cases() -> dict[str, Case]:
    found: dict[str, Case] = {}
    for name, (channel, leaky, honest) in REPLACED.items():
        found[LEAKY + name] = _with_channel(LEAKY + name, channel, leaky)
        found[HONEST + name] = _with_channel(HONEST + name, channel, honest)
    for name, sampler in SAMPLERS.items():
        found[LEAKY + name] = case(Poker(LEAKY + name, sampler=sampler))
    found[HONEST + "belief"] = case(Poker(HONEST + "belief", sampler=any_other_card))
    found[LEAKY + "bot"] = case(Poker(LEAKY + "bot"), leaks.bot_that_looks)
    found[HONEST + "bot"] = case(Poker(HONEST + "bot"), leaks.bot_that_does_not)
    return found


CASES: Mapping[str, Case] = _cases()
"""All planted leaks and their honest twins, by name."""
