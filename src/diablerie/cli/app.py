"""The command and the list of what it can do."""

from __future__ import annotations

from typing import Annotated

import typer

from .. import __version__
from . import (
    analyse,
    arena,
    balance,
    bench,
    bots,
    check_game,
    dataset,
    db,
    engine,
    exploit,
    games,
    language_model,
    learn,
    mcp,
    new_game,
    people,
    play,
    puzzle,
    puzzles,
    rules,
    secrecy,
    serve,
    site,
    tune,
    verify,
    wasm,
    worker,
)
from .game_commands import WithGames
from .print import print_game

app = typer.Typer(
    cls=WithGames,
    help="Old board games of devils and doctors, to play with people and with bots.",
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_show_locals=False,
)


def main() -> None:
    """Run the command with the arguments of this process."""
    app(prog_name="diablerie")


def _tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"diablerie {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def nothing_asked(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option("--version", callback=_tell_version, is_eager=True, help="Say which version."),
    ] = False,
) -> None:
    """Old board games of devils and doctors, to play with people and with bots."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


for command in (
    play.play,
    puzzle.puzzle,
    serve.serve,
    site.site,
    worker.worker,
    rules.rules,
    games.games,
    bots.bots,
    verify.verify,
    new_game.new_game,
    check_game.check_game,
    analyse.analyse,
    engine.engine,
    mcp.mcp,
    arena.arena,
    dataset.dataset,
    balance.balance,
    tune.tune,
    exploit.exploit,
    learn.learn,
    bench.bench,
):
    app.command()(command)
app.command("print")(print_game)
app.command("language-model")(language_model.language_model)
app.add_typer(db.app, name="db")
app.add_typer(people.app, name="people")
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(secrecy.app, name="secrecy")
app.add_typer(wasm.app, name="wasm")
