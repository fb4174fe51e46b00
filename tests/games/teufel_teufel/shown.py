"""What the playthrough of Teufel Teufel has to show: so many seats, and each of these kinds of actions."""

from __future__ import annotations

SEATS = 3
KINDS = {"peek", "banish", "swap", "lift", "lose", "reveal"}
