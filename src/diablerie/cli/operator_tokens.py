"""Operators' tokens: read from a file or the environment, and kept as their SHA-256 alone."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

from .errors import CommandError

VARIABLE = "DIABLERIE_OPERATOR_TOKEN"
"""Where a token can be said, for the only operator there is."""

SHORTEST = 24
"""Characters that a token has at least: what is shorter can be guessed."""

LINE = re.compile(r"(?:(?P<name>[A-Za-z0-9_.-]{1,40})\s+)?(?P<token>[\x21-\x7e]+)")


def operators(file: Path | None) -> tuple[tuple[str, str], ...]:
    """The names of operators, each with the SHA-256 of their token; empty where there is no token.

    A line of the file is a token, or a name, a space and a token; what begins with `#` is left out.
    Raises CommandError for a file that cannot be read, a line that is neither, a token that is too short.
    """
    said = os.environ.get(VARIABLE, "").strip()
    from_environment = [] if not said else [_operator(VARIABLE, said)]
    found = from_environment + ([] if file is None else list(_in_file(file)))
    names = [name for name, _ in found]
    if len(set(names)) < len(names):
        raise CommandError("two operators have one name: give each line of the file another")
    return tuple(found)


def _in_file(file: Path) -> Iterator[tuple[str, str]]:
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeError) as error:
        raise CommandError(f"cannot read the operators' tokens in {file}: {error}") from error
    for number, line in enumerate(lines, 1):
        if line.strip() and not line.startswith("#"):
            yield _operator(f"{file}, line {number}", line.strip())


def _operator(where: str, line: str) -> tuple[str, str]:
    """A name and what is kept of a token. The line itself is in no message: it is a secret."""
    from ..server.accounts.sessions import digest

    found = LINE.fullmatch(line)
    if found is None:
        raise CommandError(f"{where}: a token, or a name of letters and digits and a token")
    if len(found["token"]) < SHORTEST:
        raise CommandError(
            f"{where}: a token has {SHORTEST} characters at least:"
            ' python3 -c "import secrets; print(secrets.token_urlsafe(32))"'
        )
    return found["name"] or "operator", digest(found["token"])
