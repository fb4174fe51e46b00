"""Every game of hidden information that OpenSpiel loads by name: what is found in it, and nothing else."""

from __future__ import annotations

import pyspiel
import pytest

from diablerie.secrecy import check
from diablerie.secrecy.adapters import open_spiel

pytestmark = pytest.mark.soak

POSITIONS = 60

REFUSED = {
    "bridge_uncontested_bidding",
    "crossword",
    "negotiation",
    "tarok",
}
"""They draw chance by themselves, or have no numbered actions."""

TAKES_TOO_LONG = {"bridge"}

SEEN = {
    "coop_box_pushing": {"reward"},
    "dark_hex_ir": {"information state tensor"},
    "go_fish": {"information state string", "observation string", "observation tensor"},
    "repeated_leduc_poker": {"own past", "legal actions"},
}
"""What docs/secrecy.md tells of, by channel."""


def loaded_by_name() -> list[str]:
    """The games, without those of ours and of these tests."""
    hidden = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    left_out = REFUSED | TAKES_TOO_LONG
    return [
        kind.short_name
        for kind in pyspiel.registered_games()
        if kind.information == hidden and kind.default_loadable
        if not kind.short_name.startswith(("diablerie_", "secrecy_", "python_"))
        if kind.short_name not in left_out
    ]


@pytest.mark.parametrize("name", loaded_by_name())
def test_nothing_is_found_but_what_is_known(name: str) -> None:
    reports = list(check(open_spiel.case(name), POSITIONS))
    found = {finding.channel for report in reports for finding in report.findings}
    assert found <= SEEN.get(name, set()), "\n".join(map(str, reports))
