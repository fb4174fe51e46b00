"""Books of the catalogue: rulebooks, what is found in them, and lessons, in a language, as JSON documents.

What is the same at any time is made once; nobody changes it.
"""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import Any

from .. import lessons, rulebook, rulebook_search
from ..rejection import not_among
from ..words import LANGUAGES, catalogue_of, speak
from .choices import check_built_in, check_game


@cache
def rulebook_in(game: str, lang: str) -> dict[str, Any]:
    """A game's rulebook, whole and by clauses. Raises Rejection not-found for an unknown game or language."""
    check_game(game)
    check_language(lang)
    book = rulebook.load(game, lang)
    sections = [
        {"id": s.id, "title": s.title, "clauses": [clause.id for clause in s.clauses]}
        for s in book.sections
    ]
    clauses = [
        {"id": c.id, "title": c.title, "section": section.title, "html": c.html()}
        for section in book.sections
        for c in section.clauses
    ]
    return {
        "lang": lang,
        "title": book.title,
        "html": book.html(),
        "sections": sections,
        "clauses": clauses,
    }


def found_in(game: str, lang: str, words: str) -> dict[str, Any]:
    """What a rulebook has on some words, or a clause by its number: eight places at most.

    Raises Rejection not-found for an unknown game or language.
    """
    check_game(game)
    check_language(lang)
    return {"hits": [asdict(hit) for hit in rulebook_search.search(game, lang, words)]}


def words_in(game: str, lang: str) -> dict[str, Any]:
    """The messages of a game, as Fluent. Raises Rejection not-found for an unknown game or language."""
    check_game(game)
    check_language(lang)
    return {"game": game, "lang": lang, "fluent": catalogue_of(game, lang)}


@cache
def lesson_in(game: str, lang: str) -> dict[str, Any]:
    """The steps of a game's lesson. Raises Rejection not-found for an unknown game or language."""
    check_built_in(game)
    check_language(lang)
    lesson = lessons.lesson(game)
    played = lesson.steps[0].start.game
    return {
        "game": game,
        "lang": lang,
        "title": played.title,
        "seats": played.seats,
        "seat": lessons.LEARNER,
        "steps": [_step(game, step, lang) for step in lesson.steps],
    }


def check_language(lang: str) -> None:
    """Raise Rejection not-found for a language that there is not."""
    if lang not in LANGUAGES:
        raise not_among("lang", lang, LANGUAGES, kind="not-found")


def _step(game: str, step: lessons.LessonStep, lang: str) -> dict[str, Any]:
    stem = f"{game}-lesson-{step.name}"
    return {
        "name": step.name,
        "title": speak(lang, stem),
        "text": speak(lang, f"{stem}-text"),
        "task": speak(lang, f"{stem}-task"),
        "done": speak(lang, f"{stem}-done"),
        "clauses": list(step.clauses),
        "solution": list(step.solution),
        "position": step.start.position(),
    }
