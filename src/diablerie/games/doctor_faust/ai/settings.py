"""What bots are told of Doctor Faust: traits, styles, levels, and how opponents are supposed to play."""

from __future__ import annotations

from ....capabilities.ai import AI
from ....traits import Trait, Traits

TRAITS: Traits = {
    # How a position is judged.
    "full_advantage": Trait(25.0, 5.0, 100.0, "a lead of so many points is worth tanh(1)"),
    "exposed": Trait(0.8, 0.0, 1.0, "the share of the pile feared for a pair in reach (DF-35)"),
    "uneasy": Trait(0.1, 0.0, 1.0, "the same while its owner can still part it"),
    # How readily an action is tried, against a plain step of 1.
    "towards_soul": Trait(2.0, 0.0, 20.0, "a stone's step towards a pyramid within reach"),
    "into_trap": Trait(0.3, 0.0, 20.0, "a step into a trap"),
    "stopping_early": Trait(0.3, 0.0, 20.0, "the pyramid onto a stone with points left"),
    "earning": Trait(5.0, 0.0, 100.0, "what earns a card with the last point, or a bonus"),
    "winning": Trait(40.0, 0.0, 1000.0, "the pyramid onto the other's pair"),
    "losing": Trait(0.02, 0.0, 20.0, "the pyramid onto the own pair"),
    "lay": Trait(0.4, 0.0, 100.0, "all ways together of laying a card"),
    "sending_on": Trait(
        0.0, -1.0, 1.0, "a card the more, e to this, for each space that it sends on"
    ),
}

STYLES = {
    "bold": {"exposed": 0.5, "uneasy": 0.0, "lay": 1.0},
    "careful": {"exposed": 1.0, "uneasy": 0.25},
    "spiteful": {"lay": 2.0, "full_advantage": 15.0},
}

OPPONENT_TRAITS = {"sending_on": 0.27}
"""What people and bots who think ahead do otherwise than the prior has it: they keep odd cards."""

LEVELS = {
    "imp": {"simulations": 150},
    "devil": {"simulations": 700},
    "archdevil": {"simulations": 20_000},
}

AI_SETTINGS = AI(traits=TRAITS, styles=STYLES, levels=LEVELS, opponent_traits=OPPONENT_TRAITS)
