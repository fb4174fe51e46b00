"""What bots are told of Kill Doctor Lucky: traits, styles, levels, search settings, rule-based moves."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ....capabilities.ai import AI
from ....traits import Trait, Traits
from .rule_based_move import foiling_card

TRAITS: Traits = {
    # How a seat's power to attack is judged.
    "weapon": Trait(1.0, 0.0, 5.0, "a point of the best weapon"),
    "further_weapon": Trait(0.5, 0.0, 1.0, "each further weapon, as a part of the one before"),
    "card": Trait(0.5, 0.0, 5.0, "each step that cards bring"),
    "room_steps": Trait(2.0, 0.0, 10.0, "so many steps a room card counts as"),
    "enough_steps": Trait(6.0, 0.0, 30.0, "more steps than these count nothing"),
    "guard": Trait(2.0, 0.1, 20.0, "power is measured against the others' failure points and this"),
    # How its place is judged, as a part of its strength.
    "tempo": Trait(0.25, 0.0, 2.0, "having the turn"),
    "ambush": Trait(0.3, 0.0, 2.0, "being alone and unseen with the Doctor then"),
    "meeting": Trait(0.5, 0.0, 3.0, "standing where he will come by unseen"),
    "patience": Trait(0.85, 0.3, 1.0, "what a meeting one step later is worth"),
    "watched": Trait(2.0, 0.0, 10.0, "each watcher of a room, against it now"),
    "exposed": Trait(0.06, 0.0, 0.5, "each space that sees a room, against it in the long run"),
    "risk": Trait(0.1, 0.0, 1.0, "how likely an attempt succeeds that can just be foiled"),
    # How readily an action is tried.
    "ending": Trait(0.2, 0.0, 20.0, "ending the turn"),
    "snooping": Trait(2.0, 0.0, 20.0, "searching a room"),
    "step": Trait(0.5, 0.01, 20.0, "a step anywhere"),
    "to_ambush": Trait(3.0, 0.0, 50.0, "a step to where the Doctor is met unseen"),
    "move_self": Trait(0.4, 0.0, 20.0, "a move card for oneself"),
    "move_doctor": Trait(0.3, 0.0, 20.0, "a move card for the Doctor"),
    "stopping": Trait(1.0, 0.0, 20.0, "stopping with steps left, times what the place is worth"),
    "lure": Trait(4.0, 0.0, 50.0, "a room card that brings oneself and the Doctor together"),
    "elsewhere": Trait(0.02, 0.0, 20.0, "any other room card"),
    "bare_hands": Trait(2.0, 0.0, 50.0, "an attempt without a weapon"),
    "stabbing": Trait(1.5, 0.0, 20.0, "an attempt with a weapon, times its value"),
    "passing": Trait(1.0, 0.0, 50.0, "leaving the Doctor to those who come after"),
    "paying": Trait(0.3, 0.0, 50.0, "a failure card, where others can surely pay"),
    "last_hope": Trait(20.0, 0.0, 500.0, "a failure card, where nobody after can pay"),
}

STYLES = {
    "bold": {"ambush": 0.6, "risk": 0.25, "bare_hands": 6.0, "stabbing": 4.0},
    "careful": {"guard": 0.5, "risk": 0.03, "weapon": 1.5, "bare_hands": 0.5},
    "spiteful": {"spite": 0.5},
}

SEARCH = {"horizon": 0, "exploration": 0.6, "reduction": 0.04}

LEVELS = {"imp": {"simulations": 400}}

# A large exploration keeps to the policy, whose actions `mixing` then draws.
LEARNED_LEVELS: Mapping[str, Mapping[str, float]] = {
    "imp": {"simulations": 16, "mixing": 1, "exploration": 50.0},
    "devil": {"simulations": 60},
    "archdevil": {"simulations": 1_000},
}

AI_SETTINGS = AI(
    traits=TRAITS,
    styles=STYLES,
    search=SEARCH,
    levels=LEVELS,
    rule_based_move=foiling_card,
    weights=Path(__file__).with_name("weights"),
    learned_levels=LEARNED_LEVELS,
)
