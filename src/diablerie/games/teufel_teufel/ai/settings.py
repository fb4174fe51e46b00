"""What bots are told of Teufel Teufel: traits, styles, levels, search settings."""

from __future__ import annotations

from ....capabilities.ai import AI
from ....traits import Trait, Traits

TRAITS: Traits = {
    # How a seat is judged, in turns that it still needs.
    "missing": Trait(10.5, 0.0, 20.0, "missing a letter; two cost it 1.2 times, six 1.6 times"),
    "seen": Trait(0.0, 0.0, 5.0, "each of them that it sees"),
    "unseen": Trait(0.85, 0.0, 10.0, "each that lies face down"),
    "way": Trait(0.07, 0.0, 3.0, "each turn to one that it sees"),
    "nearest": Trait(0.07, 0.0, 3.0, "each turn to the nearest of them besides"),
    "devil_cost": Trait(0.0, 0.0, 5.0, "being possessed"),
    "devil_cost_per_letter": Trait(0.15, 0.0, 3.0, "being possessed, for each letter to lose"),
    "rid": Trait(0.8, 0.0, 5.0, "being possessed with all letters"),
    "waiting": Trait(0.4, 0.0, 3.0, "being last to move"),
    "spread": Trait(2.0, 0.2, 10.0, "so many turns ahead make it e to 1 to leave before another"),
    # How readily an action is tried, against entering an open cell.
    "letter": Trait(8.0, 0.0, 100.0, "onto a letter that one lacks"),
    "face_down": Trait(2.0, 0.0, 50.0, "onto a card that lies face down"),
    "dead_end": Trait(0.2, 0.0, 20.0, "onto a person of another colour"),
    "tower_free": Trait(0.7, 0.0, 50.0, "into a tower, free"),
    "tower_possessed": Trait(3.0, 0.0, 50.0, "into a tower, possessed"),
    "devil_free": Trait(0.4, 0.0, 50.0, "onto a devil, free"),
    "devil_possessed": Trait(0.05, 0.0, 50.0, "onto a devil, possessed"),
    "company": Trait(2.0, 0.0, 50.0, "onto another sled"),
    "staying": Trait(0.3, 0.0, 50.0, "stopping"),
    "handing_over": Trait(4.0, 0.0, 50.0, "stopping to hand the devil over"),
    "swapping": Trait(0.5, 0.0, 20.0, "a swap that brings a letter near"),
    "shuffling": Trait(0.1, 0.0, 20.0, "a shuffle that takes a letter from an opponent"),
    "more": Trait(0.2, 0.0, 20.0, "one card more into a shuffle"),
    "peeking": Trait(1.0, 0.0, 20.0, "looking at a card from a tower"),
    "leaving_unseen": Trait(0.05, 0.0, 20.0, "leaving a tower without"),
    "banishing": Trait(1.0, 0.0, 20.0, "banishing the devil"),
    "banishing_per_letter": Trait(0.5, 0.0, 20.0, "the same, for each letter to lose"),
}

STYLES = {
    "bold": {"devil_cost_per_letter": 0.03, "devil_free": 1.5, "unseen": 0.3},
    "careful": {"devil_cost": 0.6, "devil_cost_per_letter": 0.4, "devil_free": 0.1},
    "spiteful": {"spite": 0.5, "shuffling": 0.4},
}

SEARCH = {"horizon": 4, "exploration": 0.65}

LEVELS = {
    "imp": {"simulations": 40},
    "devil": {"simulations": 300},
    "archdevil": {"simulations": 12_000},
}

AI_SETTINGS = AI(traits=TRAITS, styles=STYLES, search=SEARCH, levels=LEVELS)
