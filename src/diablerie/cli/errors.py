"""Command errors: what the caller got wrong, told in one line on standard error."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import typer
from typer.core import TyperGroup

from ..extras import NotInstalled

USAGE = 2
"""The exit status of a command that was asked for what there is not."""


class CommandError(typer.TyperException):
    """Something asked for that there is not; the message names what there is."""

    exit_code = USAGE


@contextmanager
def as_command_error() -> Iterator[None]:
    """Turn a ValueError into a complaint, with what is noted on it."""
    try:
        yield
    except ValueError as error:
        notes = getattr(error, "__notes__", ())
        raise CommandError(", ".join([str(error), *notes])) from error


class CommandGroup(TyperGroup):
    """CommandGroup whose errors are one line each, without a frame around them."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run a command; leaves by SystemExit unless `standalone_mode` is off."""
        if not extra.pop("standalone_mode", True):
            extra["standalone_mode"] = False
            return super().main(*args, **extra)
        try:
            status = super().main(*args, **{**extra, "standalone_mode": False})
        except typer.TyperException as error:
            sys.exit(_tell(error))
        except NotInstalled as error:
            sys.exit(_tell(CommandError(str(error))))
        except typer.Abort:
            sys.exit(1)
        sys.exit(status)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the first argument names. Raises CommandError naming the commands."""
        if args[0] not in self.commands and not args[0].startswith("-"):
            there_are = ", ".join(self.commands)
            raise CommandError(f"there is no command {args[0]!r}; the commands are {there_are}")
        return super().resolve_command(ctx, args)


def _tell(error: typer.TyperException) -> int:
    lines = error.format_message().split("\n")
    text = " ".join(line.strip() for line in lines if line.strip())
    context = getattr(error, "ctx", None)
    if context is not None:
        text = f"{text.removesuffix('.')}. See: {context.command_path} --help"
    typer.echo(f"diablerie: {text}", err=True)
    return error.exit_code
