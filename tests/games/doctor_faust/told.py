"""What Doctor Faust has to tell: the facts of each of its events and refusals."""

from __future__ import annotations

EVENTS: dict[str, set[str]] = {
    "turn": {"seat", "turn", "points"},
    "stone-step": {"seat", "stone", "from", "to"},
    "stone-walk": {"seat", "from", "to"},
    "soul-step": {"seat", "from", "to"},
    "soul-walk": {"seat", "from", "to"},
    "soul-stopped": {"seat", "space"},
    "card-laid": {"seat", "space", "value"},
    "trap": {"seat", "stone", "owner", "space", "value", "lost"},
    "forced-move": {"seat", "stone", "from", "to", "steps", "direction"},
    "no-chain": {"seat", "space"},
    "soul-passed": {"seat", "stone", "space"},
    "forced-back-on-soul": {"seat", "stone", "space"},
    "soul-card": {"seat", "value", "way"},
    "too-early": {"seat", "space", "points"},
    "joins-twin": {"seat", "stone", "from", "to"},
    "infamy": {"pair", "taker", "space"},
    "rest-taken": {"seat", "values", "total"},
    "game-over": {"reason", "winner", "scores"},
}
REFUSALS: dict[str, set[str]] = {
    "08": {"action"},
    "10": {"stone"},
    "14": {"space"},
    "16-turn": set(),
    "16-space": {"space"},
    "18": {"value"},
    "18-none": set(),
    "40": set(),
}
