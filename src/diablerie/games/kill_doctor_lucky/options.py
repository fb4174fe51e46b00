"""The switches of Kill Doctor Lucky, with what the sources say of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...options import DocumentOption, Option
from .mansion import read_mansion, read_mansion_text
from .state import MAX_SEATS


def canonical_mansion(given: Mapping[str, Any] | str) -> str:
    """A mansion document as the text that is kept. Raises MansionError saying what is wrong with it."""
    mansion = read_mansion_text(given) if isinstance(given, str) else read_mansion(given)
    return mansion.text


OPTIONS = (
    Option(
        "weapon_bonus",
        0,
        "How much every weapon is worth more than is printed; bare hands are not (KDL-30).",
        "offered at the end of the rules, French and English, for games that last too long",
        values=(0, 1),
    ),
    Option(
        "remove_f3",
        False,
        "Whether the four 3-point failures are left out of the deck (KDL-31).",
        "offered at the end of the rules, French and English, for games that last too long",
        values=(False, True),
    ),
    Option(
        "last_must_foil",
        False,
        "Whether the last player asked must foil an attempt that their failure cards can foil (KDL-19).",
        "the French example says of the last player that they must play their card; the rules leave it open",
        values=(False, True),
    ),
    Option(
        "drag_past",
        True,
        "Whether a move card may take the Doctor on through a room where another player stands (KDL-10).",
        "French: nobody can drag him across a room, where he sets another going; here only his own walk does",
        values=(True, False),
    ),
    Option(
        "dealer",
        None,
        "The seat that deals the cards that decide who begins; null: drawn by lot (KDL-04).",
        "the last game's winner in both texts; for a first game they are silent",
        maximum=MAX_SEATS - 1,
        is_seat=True,
    ),
    Option(
        "first_player",
        None,
        "The seat that begins; null: whoever is dealt the first room card (KDL-04).",
        "the deal in both texts; a seat replaces only who begins, the Doctor is placed all the same",
        maximum=MAX_SEATS - 1,
        is_seat=True,
    ),
    Option(
        "max_turns",
        2000,
        "After so many turns the game is over without a winner; 0 for no limit (KDL-32).",
        "no text; nothing in them forces an attempt",
        maximum=1_000_000,
    ),
    DocumentOption(
        "mansion",
        None,
        "Somebody's own house and deck; null: the printed one (KDL-01, KDL-02).",
        "the printed house: the publisher's drawing of 1997, used through the sixth printing of 2000",
        canonical=canonical_mansion,
    ),
)
