"""Every reason for which the server refuses something has words on the page; so has every deed of a host."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import diablerie
from diablerie.matches.match import FIXED
from diablerie.server.core.limit_words import WORDS
from diablerie.server.errors import StorageFault
from diablerie.server.moderation.audit import DeedKind
from diablerie.server.moderation.closures import Closable
from diablerie.server.protocol.frames import Status
from diablerie.words import LANGUAGES, catalogue
from tests.messages import messages_of

PACKAGE = Path(diablerie.__file__).parent

REASON_AT = {"Rejection": 1, "Problem": 1, "refusal": 1, "Refused": 0, "ShuffleRefused": 0}
"""Which argument is the reason, by what is called."""

PLACES = ("table-refusal-", "page-refusal-", "host-refusal-", "refusal-")
"""How messages for reasons begin, as the page looks for them."""

TOLD_OTHERWISE = {"internal-error": "page-trouble-server"}
"""What the page says where it is no refusal but the server's fault."""


def reasons_written(file: Path) -> Iterator[str]:
    """The reasons that stand in a module as they are."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        called = (
            node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        )
        place = REASON_AT.get(called)
        if place is None or len(node.args) <= place:
            continue
        reason = node.args[place]
        if isinstance(reason, ast.Constant):
            yield str(reason.value)


def reasons() -> set[str]:
    """All reasons the server can give, games' clauses left out."""
    rooms = (PACKAGE / "server", PACKAGE / "matches")
    files = [file for room in rooms for file in room.rglob("*.py")]
    written = {reason for file in files for reason in reasons_written(file)}
    closed = {f"{what}-closed" for what in get_args(Closable)}
    faults = {f"storage-{fault}" for fault in get_args(StorageFault) if fault != "away"}
    return written | closed | faults | {"banned", "silenced"} | set(FIXED)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_words_on_the_page(lang: str) -> None:
    known = messages_of(catalogue(lang))
    found = reasons()
    assert len(found) > 100
    silent = [
        reason
        for reason in found
        if TOLD_OTHERWISE.get(reason) not in known
        and not any(place + reason in known for place in PLACES)
    ]
    assert silent == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_limit_has_words_of_its_own(lang: str) -> None:
    known = messages_of(catalogue(lang))
    assert [kind for kind in WORDS if f"refusal-too-many-{kind}" not in known] == ["frames"]
    assert "page-refusal-too-many" in known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_operator_reads_deeds_and_matches_in_words(lang: str) -> None:
    known = messages_of(catalogue(lang))
    assert {f"host-deed-{deed}" for deed in get_args(DeedKind)} <= set(known)
    assert {f"host-match-{status}" for status in get_args(Status)} <= set(known)
