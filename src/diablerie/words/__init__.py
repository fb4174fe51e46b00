"""What people read: all Fluent catalogues of the project, spoken in the reader's language.

The shared words lie in `words/<language>/*.ftl`, a game's own in
`games/<game>/words/<language>.ftl`, what hints of it say in `games/<game>/counsel/<language>.ftl`; the
page speaks from the same files. The sentences of a game's lesson lie in
`games/<game>/lesson/<language>.ftl`, those of its puzzles in `games/<game>/puzzles/<language>.ftl`.

Names of things. Rules know a thing (a room, a card) by its id, sentences need its name, and often
with an article or a preposition that only the language knows. A game that has such things says in
`<game>-things` which parameters of its messages hold one, `space card` for instance. When one of
its messages is spoken, the id in such a parameter gives way to the name, and the name's other forms
are there beside it: of `space="wine_cellar"` the message `<game>-name-wine-cellar` becomes `$space`,
and its attributes `.the`, `.in` ... become `$space-the`, `$space-in` ... (in an id of a message `_`
and `:` are hyphens). Without a message of its own
- a thing such as `room:kitchen` is called by `<game>-kind-room`, made from the name of the kitchen:
  `$thing`, `$thing-the` ...;
- any other thing, say of somebody's own board, by `<game>-kind`, which has every form that any name
  has and makes it from `$thing`, the id in plain letters: `cold_room` is "Cold Room".
"unknown" and "none" are no things, and numbers are not either. A number below nought has a minus sign.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

__all__ = ["LANGUAGES", "catalogue", "catalogue_of", "known_language", "speak"]

LANGUAGES = ("en", "fr", "de")
"""The languages everything is said in."""

GAME_ROOMS = ("words", "counsel", "lesson", "puzzles")
"""The folders of a game that hold words."""

NO_THINGS = ("unknown", "none")
"""What stands for a hidden or missing thing."""

MINUS = re.compile(r"(?<![\w-])-(?=\d)")
"""The hyphen with which a number is written that is less than nought."""

YES_OR_NO = {True: "yes", False: "no"}


def speak(lang: str, message_id: str, /, **params: str | int) -> str:
    """The message in a language of `LANGUAGES`, with its parameters filled in.

    Seats are passed as names, lists as joined text, an unknown value as "unknown" and nobody as
    "none"; a truth becomes "yes" or "no", and things, passed as ids, are named as the head of this
    module says.
    Raises ValueError if there is no such language or message, or if a parameter is missing.
    """
    bundle = _bundle(known_language(lang))
    pattern = bundle.get_message(message_id).value if bundle.has_message(message_id) else None
    if pattern is None:
        raise ValueError(f"there is no message {message_id!r} in {lang!r}")
    try:
        return _said(bundle, pattern, _with_names(bundle, _game_of(message_id), params))
    except ValueError as error:
        reason = f"message {message_id!r} cannot be said in {lang!r}: {error}"
        raise ValueError(reason) from None


def catalogue(lang: str) -> str:
    """The Fluent source of all messages in a language.

    Raises ValueError if there is no such language.
    """
    return "\n".join(file.read_text("utf-8") for file in _files(known_language(lang)))


def catalogue_of(game: str, lang: str) -> str:
    """The Fluent source of what a game's own messages are at its table; empty for a game without any.

    Raises ValueError if there is no such language.
    """
    known_language(lang)
    if game in _sources:
        return _sources[game][lang]
    rooms = [folder for folder in _game_folders() if folder.name.replace("_", "-") == game]
    return "".join((folder / "words" / f"{lang}.ftl").read_text("utf-8") for folder in rooms)


def known_language(lang: str) -> str:
    """The language itself. Raises ValueError, naming those there are, if there is no such language."""
    if lang not in LANGUAGES:
        raise ValueError(f"there is no language {lang!r}; the languages are {', '.join(LANGUAGES)}")
    return lang


def add_game(game: str, sources: Mapping[str, str]) -> None:
    """Have the messages of a game spoken that is in no folder here: Fluent sources, one for each language.

    Raises ValueError for what is no Fluent.
    """
    added = {lang: _parsed(source, f"{game} in {lang}") for lang, source in sources.items()}
    if game in _added:
        _bundle.cache_clear()
        _made.clear()
    _added[game] = added
    _sources[game] = dict(sources)
    # To read a whole catalogue takes seconds: those that are made already are only added to.
    for lang, bundle in _made.items():
        bundle.add_resource(added[lang])


_added: dict[str, dict[str, ast.Resource]] = {}
_sources: dict[str, dict[str, str]] = {}
_made: dict[str, FluentBundle] = {}

# Names of things

Forms = dict[str, str]
"""A name (key "") and its other forms by the attribute that has them."""


def _with_names(bundle: FluentBundle, game: str, params: Mapping[str, str | int]) -> dict[str, Any]:
    things = _things(bundle, game)
    told: dict[str, Any] = {}
    for name, value in params.items():
        if name in things and isinstance(value, str) and value not in NO_THINGS:
            told |= _prefixed(name, _forms(bundle, game, value))
        else:
            told[name] = YES_OR_NO[value] if isinstance(value, bool) else value
    return told


def _things(bundle: FluentBundle, game: str) -> list[str]:
    """The parameters of a game's messages that hold things."""
    message_id = f"{game}-things"
    if not bundle.has_message(message_id):
        return []
    return _said(bundle, bundle.get_message(message_id).value, {}).split()


def _forms(bundle: FluentBundle, game: str, thing: str) -> Forms:
    own = f"{game}-name-{thing.replace(':', '-').replace('_', '-')}"
    if bundle.has_message(own):
        return _all_forms(bundle, own, {})
    kind, _, rest = thing.rpartition(":")
    if not kind:
        return _all_forms(bundle, f"{game}-kind", {"thing": _plain(rest)})
    forms, of_kind = _forms(bundle, game, rest), f"{game}-kind-{kind}"
    if not bundle.has_message(of_kind):
        return forms
    return _all_forms(bundle, of_kind, _prefixed("thing", forms))


def _all_forms(bundle: FluentBundle, message_id: str, params: Forms) -> Forms:
    message = bundle.get_message(message_id)
    patterns = {"": message.value, **message.attributes}
    return {form: _said(bundle, pattern, params) for form, pattern in patterns.items()}


def _prefixed(name: str, forms: Forms) -> Forms:
    return {f"{name}-{form}" if form else name: text for form, text in forms.items()}


def _plain(thing: str) -> str:
    """An id in plain letters."""
    return " ".join(word[:1].upper() + word[1:] for word in thing.split("_"))


def _game_of(message_id: str) -> str:
    """The game whose message it is; empty for the shared words."""
    found = [game for game in _games() if message_id.startswith(f"{game}-")]
    return max(found, key=len, default="")


# The bundles


def _said(bundle: FluentBundle, pattern: Any, params: dict[str, Any]) -> str:
    text, errors = bundle.format_pattern(pattern, params)
    if errors:
        raise ValueError("; ".join(map(str, errors)))
    return MINUS.sub("\N{MINUS SIGN}", str(text))


@cache
def _games() -> tuple[str, ...]:
    return tuple(folder.name.replace("_", "-") for folder in _game_folders())


def _game_folders() -> list[Traversable]:
    """The games that have words, by name."""
    folders = (resources.files(__package__.rpartition(".")[0]) / "games").iterdir()
    found = [folder for folder in folders if (folder / "words").is_dir()]
    return sorted(found, key=lambda folder: folder.name)


def _files(lang: str) -> Iterator[Traversable]:
    shared = resources.files(__name__) / lang
    if shared.is_dir():
        yield from sorted(
            (file for file in shared.iterdir() if file.name.endswith(".ftl")),
            key=lambda file: file.name,
        )
    for folder in _game_folders():
        for room in GAME_ROOMS:
            words = folder / room / f"{lang}.ftl"
            if words.is_file():
                yield words


@cache
def _bundle(lang: str) -> FluentBundle:
    # All three languages run from left to right, so the invisible isolating marks would only
    # disturb terminals and searches.
    bundle = FluentBundle([lang], use_isolating=False)
    for file in _files(lang):
        bundle.add_resource(_parsed(file.read_text("utf-8"), str(file)))
    for added in _added.values():
        bundle.add_resource(added[lang])
    _made[lang] = bundle
    return bundle


def _parsed(source: str, origin: str) -> ast.Resource:
    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{origin} is no Fluent at: {(entry.content or '').strip()[:80]}")
    return resource
