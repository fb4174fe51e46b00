"""Extras: libraries that plain `pip install diablerie` leaves out, and the line that installs them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class NotInstalled(ImportError):
    """A library is missing, `name`; the message is the line that installs it."""


@contextmanager
def needs(requirement: str) -> Iterator[None]:
    """Imports within are of libraries that a requirement brings, such as `diablerie[server]`.

    Raises NotInstalled where one of them is missing.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        missing = error.name or ""
        if missing.partition(".")[0] in ("", __package__):
            raise
        raise NotInstalled(
            f"this needs {missing}, which is not installed: pip install '{requirement}'",
            name=missing,
        ) from error
