"""Commands that a game offers besides those of all games, made from what it says of them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.main import get_command

from .. import describe, games
from ..capabilities.commands import Commands as GameCommands
from ..capabilities.commands import FileCommand
from .errors import CommandError, CommandGroup

UNFIT = 1
"""The exit status for a file that will not do."""

OUT = "out"
"""The option that says where an answer is saved."""


class WithGames(CommandGroup):
    """Commands, and those that games offer: games are loaded when one is asked for that is not here."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of all commands."""
        self._add_games()
        return super().list_commands(ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the first argument names."""
        if args[0] not in self.commands:
            self._add_games()
        return super().resolve_command(ctx, args)

    def _add_games(self) -> None:
        """Put what games offer among the commands, once."""
        for game in games():
            offered = describe(game).commands
            if offered is not None and offered.name not in self.commands:
                self._insert(offered.name, get_command(_app(offered)))

    def _insert(self, name: str, command: Any) -> None:
        """Among the groups of commands, before the last."""
        *before, last = self.commands.items()
        command.name = name
        self.commands = dict([*before, (name, command), last])


def _app(offered: GameCommands) -> typer.Typer:
    app = typer.Typer(cls=CommandGroup, add_completion=False)

    def nothing_asked(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            typer.echo(context.get_help())

    nothing_asked.__doc__ = offered.doc
    app.callback(invoke_without_command=True)(nothing_asked)
    for command in offered.commands:
        app.command(command.name)(_function(command, offered.file_doc))
    return app


def _function(command: FileCommand, file_doc: str) -> Callable[..., None]:
    """What typer makes a command of: a function with a parameter for the file, and for each option."""

    def run(file: str | None, out: Path | None = None, **switches: bool) -> None:
        text = None if file is None else _read(file)
        with _pointing_at(file or ""):
            answer = command.run(text, **switches)
        _write(answer, out) if command.saves else typer.echo(answer)

    parameters = _parameters(command, file_doc)
    signature: Any = run
    signature.__signature__ = Signature(parameters)
    run.__annotations__ = {each.name: each.annotation for each in parameters}
    run.__doc__ = command.doc
    return run


def _parameters(command: FileCommand, file_doc: str) -> list[Parameter]:
    file = typer.Argument(metavar="[FILE]", help=file_doc)
    found = [_parameter("file", None, Annotated[str | None, file])]
    if command.saves:
        where = typer.Option(metavar=command.saves, help="Where to; else to standard output.")
        found.append(_parameter(OUT, None, Annotated[Path | None, where]))
    for name, doc in command.switches.items():
        switch = typer.Option(f"--{name}", help=doc)
        found.append(_parameter(name, False, Annotated[bool, switch]))
    return found


def _parameter(name: str, default: Any, annotation: Any) -> Parameter:
    return Parameter(name, Parameter.POSITIONAL_OR_KEYWORD, default=default, annotation=annotation)


def _write(answer: str, out: Path | None) -> None:
    if out is None:
        sys.stdout.buffer.write(answer.encode())
        return
    try:
        out.write_text(answer, encoding="utf-8")
    except OSError as error:
        raise CommandError(f"cannot write {out}: {error.strerror or error}") from error


def _read(file: str) -> str:
    try:
        content = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return content.decode("utf-8-sig")
    except OSError as error:
        raise CommandError(f"cannot read {file}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise CommandError(f"cannot read {file}: it is no UTF-8 text") from error


@contextmanager
def _pointing_at(file: str) -> Iterator[None]:
    """Tell of a fault as compilers do, so that editors find its place."""
    try:
        yield
    except ValueError as error:
        line = getattr(error, "line", None)
        place = file if line is None else f"{file}:{line}"
        typer.echo(f"{place}: {getattr(error, 'fault', error)}", err=True)
        raise typer.Exit(UNFIT) from error
