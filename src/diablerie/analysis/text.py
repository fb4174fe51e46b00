"""Text: chances and reasons in words."""

from __future__ import annotations

from collections.abc import Mapping

from babel.numbers import format_percent

from ..words import speak
from .hidden_fact_chances import Likely


def percent(chance: float, lang: str) -> str:
    """A chance from 0 to 1 as a language writes it: 38 %, without a place behind the point."""
    return str(format_percent(chance, locale=lang))


def reason_text(reason: Likely, game: str, lang: str) -> str:
    """Something that bears on what a seat does, in words; where it is not certain, with how likely it is."""
    return fact_text(game, reason.fact.kind, dict(reason.fact.facts), reason.share.chance, lang)


def fact_text(
    game: str, kind: str, facts: Mapping[str, str | int], chance: float, lang: str
) -> str:
    """A hidden fact with how likely it is, from 0 to 1, in words. `facts`: the parameters of its message."""
    told = {**facts, "chance": percent(chance, lang)}
    if "seat" in told:
        told["seat"] = speak(lang, f"{game}-seat-{told['seat']}")
    return speak(lang, f"{game}-counsel-{kind}", **told)
