"""The switches and editions of Doctor Faust, with what the sources say of each."""

from __future__ import annotations

from typing import Any

from ...options import EDITION, Option
from .state import SEATS, SPACES

OPTIONS = (
    Option(
        EDITION,
        "blatz-de",
        "The rules text to play by; every switch can be set apart from it.",
        "German original (Blatz 1994); English translation (Schloth); French translation (Arles)",
        values=("blatz-de", "schloth-en", "arles-fr"),
    ),
    Option(
        "devil_scoring",
        "odd_plus",
        "Which unused devil cards add to the score; the others subtract (DF-41).",
        "odd: German p. 13 and 18; even: French ch. 4 and 6; the English list is lost",
        values=("odd_plus", "even_plus"),
    ),
    Option(
        "lane_bonus",
        "cross",
        "When the pyramid earns a soul card at a lane's end: on crossing or on arriving (DF-32).",
        "cross: German p. 12 and 18; arrive: French ch. 3 and 6",
        values=("cross", "arrive"),
    ),
    Option(
        "infamy",
        "immediate",
        "Whether the pyramid meeting a pair ends the game at once or only with the last point (DF-35).",
        "immediate: German p. 12, English, French ch. 5 and 6; turn_end: French ch. 3",
        values=("immediate", "turn_end"),
    ),
    Option(
        "contact",
        "last_action",
        "How stone and pyramid meet: by the last action, together at the end, or with any point (DF-26).",
        "last_action: German p. 11, French ch. 3; any_time: the short rules, German p. 17, French ch. 6,"
        " to the letter; turn_state: a review (ps-hiroshima), at second hand",
        values=("last_action", "turn_state", "any_time"),
    ),
    Option(
        "leave_shared",
        "never",
        "Whether the pyramid may ever leave a space while stones stand on it (DF-14).",
        "silent in all texts",
        values=("never", "next_turn"),
    ),
    Option(
        "stones_per_turn",
        2,
        "How many of a player's two stones may walk in one turn (DF-10).",
        "German p. 6 ('one of the two') and French ch. 3 ('one of the stones'), which can be read either way",
        values=(2, 1),
    ),
    Option(
        "end_on_last_card",
        "immediate",
        "Whether the game stops with the last soul card, or the turn is finished first (DF-42).",
        "all texts end the game with the last soul card; what happens in mid-turn none says",
        values=("immediate", "finish_turn"),
    ),
    Option(
        "trap_on_soul",
        "no_twin",
        "Where the forced move of a stone trapped on the pyramid starts: there, or at its twin (DF-24).",
        "no_twin: English; silent in the others",
        values=("no_twin", "twin_first"),
    ),
    Option(
        "devil_values",
        "2..9",
        "The values of each player's eight devil cards.",
        "2 to 9: Keirat's review; the texts show only an 8 and a 3",
        values=("2..9", "1..8"),
    ),
    Option(
        "soul_start",
        15,
        "The space where the pyramid starts (DF-02).",
        "'the black space at the far end': English; which corner, no text says",
        maximum=SPACES - 1,
    ),
    Option(
        "devil_start",
        0,
        "The space where all four stones start (DF-02).",
        "the other black space: French ch. 2, English",
        maximum=SPACES - 1,
    ),
    Option(
        "max_turns",
        400,
        "After so many turns the game is scored as it stands; 0 for no limit (DF-48).",
        "no text; nothing in them forces progress",
        maximum=1_000_000,
    ),
    Option(
        "first_player",
        0,
        "The seat that begins: 0 is red, 1 is blue (DF-06).",
        "by agreement in all texts; in a series the last winner",
        maximum=SEATS - 1,
    ),
)

EDITIONS: dict[str, dict[str, Any]] = {
    "blatz-de": {},
    "schloth-en": {},
    "arles-fr": {"devil_scoring": "even_plus", "lane_bonus": "arrive", "infamy": "turn_end"},
}
"""What each edition sets apart from the defaults. The English text contradicts none of them."""
