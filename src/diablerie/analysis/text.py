"""Text: chances and reasons in words."""

from __future__ import annotations

from babel.numbers import format_percent

from ..words import speak
from .hidden_fact_chances import Likely


def percent(chance: float, lang: str) -> str:
    """A chance from 0 to 1 as a language writes it: 38 %, without a place behind the point."""
    return str(format_percent(chance, locale=lang))


def reason_text(reason: Likely, game: str, lang: str) -> str:
    """Something that bears on what a seat does, in words; where it is not certain, with how likely it is."""
    told = dict(reason.fact.facts) | {"chance": percent(reason.share.chance, lang)}
    if "seat" in told:
        told["seat"] = speak(lang, f"{game}-seat-{told['seat']}")
    return speak(lang, f"{game}-counsel-{reason.fact.kind}", **told)
