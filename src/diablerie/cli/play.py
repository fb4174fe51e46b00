"""`diablerie play`: a game in the terminal, to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from .errors import CommandError, as_command_error
from .game_choice import (
    EditionOption,
    GameName,
    Language,
    LevelName,
    SeatsOption,
    SwitchesOption,
    given_options,
)

if TYPE_CHECKING:
    from .terminal_play.frame import Screen
    from .terminal_play.session import MatchSession

INTERRUPTED = 130
"""The exit status after Ctrl-C, as shells have it."""


def play(
    game: GameName,
    seat: Annotated[int, typer.Option(min=0, help="Where you sit, counted from 0.")] = 0,
    against: LevelName = "imp",
    hotseat: Annotated[
        bool, typer.Option("--hotseat", help="People in all seats, passing the keyboard.")
    ] = False,
    seats: SeatsOption = None,
    edition: EditionOption = None,
    option: SwitchesOption = None,
    lang: Language = None,
    seed: Annotated[int | None, typer.Option(help="The same seed: the same game.")] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Line by line, in sentences; for screen readers.")
    ] = False,
) -> None:
    """Play a game here, against bots or passing the keyboard round. Type help when asked to type."""
    from ..bots.bot_seats import BotSeats
    from .game_choice import known_level, load_game, reader_language
    from .terminal_play.seats import new_match
    from .terminal_play.session import BOT_PACE, MatchSession

    with as_command_error():
        language = reader_language(lang)
        chosen = load_game(game, seats, given_options(option or [], edition))
        level = known_level(against, chosen)
    if not hotseat and seat >= chosen.seats:
        raise CommandError(f"the seats of this game are 0 to {chosen.seats - 1}, not {seat}")
    levels = [None if hotseat or each == seat else level for each in range(chosen.seats)]
    screen, is_full = open_screen(plain)
    match = new_match(chosen, levels, seed)
    bots = BotSeats(chosen, levels, seed)
    sit_at(MatchSession(match, bots, screen, language, BOT_PACE if is_full else 0))


def open_screen(plain: bool) -> tuple[Screen, bool]:
    """The screen that this terminal can show, and whether it is a full one."""
    import sys

    from .console import console, is_terminal, tolerate
    from .terminal_play.full_screen import FullScreen
    from .terminal_play.plain_text import PlainScreen

    shown = console()
    tolerate(sys.stdin)
    if plain or not is_terminal(shown):
        return PlainScreen(shown), False
    return FullScreen(shown), True


def sit_at(table: MatchSession) -> None:
    """Play until the game is over or the players have enough."""
    from .terminal_play.player_commands import Orders
    from .terminal_play.session import Left

    try:
        with table.screen:
            table.play(Orders(table))
    except (Left, EOFError):
        _say_goodbye(table)
    except KeyboardInterrupt:
        _say_goodbye(table)
        raise typer.Exit(INTERRUPTED) from None


def _say_goodbye(table: MatchSession) -> None:
    if table.match.is_over:
        ending = table.story(1)[0].plain
        typer.echo(ending)
    else:
        typer.echo(table.say("terminal-left"))
