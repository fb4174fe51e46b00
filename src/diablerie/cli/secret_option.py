"""Secrets of options, from a file or the environment: a command line is seen by all on a machine."""

from __future__ import annotations

import os
from pathlib import Path

from .errors import CommandError

LONGEST = 4096
"""The most characters of a secret."""


def read_secret(kind: str, variable: str, file: Path | None, missing: str) -> str:
    """A secret: what a file says, or without one the environment's variable.

    `kind`: such as "the password". Raises CommandError, without a word of it, if it cannot be read or is
    none, with `missing` where there is nothing.
    """
    if file is None:
        secret = os.environ.get(variable, "")
    else:
        try:
            with file.open(encoding="utf-8") as opened:
                secret = opened.read(LONGEST + 1)
        except (OSError, UnicodeError) as error:
            reason = getattr(error, "strerror", None) or "it is no text"
            raise CommandError(f"cannot read {kind} in {file}: {reason}") from error
    secret = secret.strip()
    if not secret:
        raise CommandError(missing)
    if len(secret) > LONGEST or not secret.isprintable():
        raise CommandError(f"{kind} is one line of {LONGEST} characters at most")
    return secret
