"""`diablerie people`: what a host does about people, on the database of a server that may be running."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Any, Literal

import typer

from ..display_text import in_one_line
from .database_option import Where
from .errors import CommandError, CommandGroup
from .host_deeds import AsJson, Why, by, done, print_json, seen, time_of
from .people_text import told_of_person, told_of_report

if TYPE_CHECKING:
    from ..server.accounts.restrictions import Restriction

OWNERS_ONLY = 0o600

Who = Annotated[
    str,
    typer.Argument(
        help="An account's name, person/NUMBER, MATCH/seat/NUMBER or MATCH/message/NUMBER."
    ),
]

For = Annotated[
    str | None, typer.Option("--for", metavar="TIME", help="Such as 30m, 12h, 7d; else for good.")
]

app = typer.Typer(cls=CommandGroup)


@app.callback(invoke_without_command=True)
def nothing_asked(context: typer.Context) -> None:
    """Look people up, silence or ban them, see to reports, export or delete what is kept of them."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def show(who: Who, database: Where = None, as_json: AsJson = False) -> None:
    """Say what is known of an account or a guest."""
    from ..server.moderation.lookup import look_up

    person = seen(database, lambda connection: look_up(connection, who))
    if as_json:
        print_json(person.model_dump())
    else:
        typer.echo("\n".join(told_of_person(person)))


@app.command()
def silence(
    who: Who, why: Why, time: For = None, database: Where = None, as_json: AsJson = False
) -> None:
    """Let somebody say nothing at tables, for a time or for good; they are told why."""
    from ..server.moderation import sanctions

    made = done(database, lambda c: sanctions.silence(c, by(why), who, time_of(time)))
    _tell_restriction(who, made, as_json=as_json)


@app.command()
def ban(
    who: Who, why: Why, time: For = None, database: Where = None, as_json: AsJson = False
) -> None:
    """Let somebody not sign in, sit down or make tables; they are told why."""
    from ..server.moderation import sanctions

    made = done(database, lambda c: sanctions.ban(c, by(why), who, time_of(time)))
    _tell_restriction(who, made, as_json=as_json)


@app.command()
def lift(
    kind: Annotated[Literal["ban", "silence"], typer.Argument(help="What is lifted.")],
    who: Who,
    why: Why,
    database: Where = None,
) -> None:
    """Let somebody do again what they have been forbidden."""
    from ..server.moderation import sanctions

    done(database, lambda c: sanctions.lift(c, by(why), who, kind))
    typer.echo(f"the {kind} of {who} is lifted")


def _tell_restriction(who: str, made: Restriction, *, as_json: bool) -> None:
    if as_json:
        print_json(vars(made))
        return
    until = "for good" if made.until is None else f"until {made.until}"
    typer.echo(f"{who}: {made.kind} {until}")


@app.command("delete-message")
def delete_message(
    match: Annotated[str, typer.Argument(help="The id of the match.")],
    number: Annotated[int, typer.Argument(min=1, help="The number of the message there.")],
    why: Why,
    database: Where = None,
) -> None:
    """Delete what a message says; its place stays, marked."""
    from ..server.moderation import messages

    done(database, lambda c: messages.delete_message(c, by(why), match, number))
    typer.echo(f"message {number} at {match} is deleted")


@app.command()
def messages(
    match: Annotated[str, typer.Argument(help="The id of the match.")],
    database: Where = None,
    as_json: AsJson = False,
) -> None:
    """Say what has been said at a table, the latest first."""
    from ..server.moderation.messages import read_messages

    found = seen(database, lambda connection: read_messages(connection, match))
    if as_json:
        print_json([message.model_dump() for message in found])
        return
    for one in found:
        text = "(deleted)" if one.deleted else one.text
        said = f"{one.number}  {one.at}  person/{one.person} {one.name or ''}: {text}"
        typer.echo(in_one_line(said))


@app.command()
def reports(
    state: Annotated[
        Literal["open", "taken", "closed"] | None, typer.Option(help="Only those in this state.")
    ] = None,
    database: Where = None,
    as_json: AsJson = False,
) -> None:
    """Say what players have reported, the newest first."""
    from ..server.moderation.reports import list_reports

    found = seen(database, lambda connection: list_reports(connection, state))
    if as_json:
        print_json([report.model_dump() for report in found])
        return
    for report in found:
        typer.echo(told_of_report(report))


@app.command("take-report")
def take_report(
    number: Annotated[int, typer.Argument(min=1)], why: Why = "to see to it", database: Where = None
) -> None:
    """Let other hosts know that you see to a report."""
    from ..server.moderation.reports import take_report as take

    typer.echo(told_of_report(done(database, lambda c: take(c, by(why), number))))


@app.command("close-report")
def close_report(
    number: Annotated[int, typer.Argument(min=1)], why: Why, database: Where = None
) -> None:
    """Have done with a report; the reason is what has come of it."""
    from ..server.moderation.reports import close_report as close

    typer.echo(told_of_report(done(database, lambda c: close(c, by(why), number))))


@app.command("take-rating-back")
def take_rating_back(
    why: Why,
    who: Annotated[str | None, typer.Option("--of", help="Whose ratings: all of them.")] = None,
    match: Annotated[str | None, typer.Option(help="The one match that counts no more.")] = None,
    database: Where = None,
    as_json: AsJson = False,
) -> None:
    """Take ratings back, and reckon those of all others anew from the results that are left."""
    from ..server.moderation.account_deeds import take_back

    taken = done(database, lambda c: take_back(c, by(why), who, match))
    if as_json:
        print_json(taken.model_dump())
    else:
        typer.echo(f"reckoned anew: {', '.join(taken.forms)}")


@app.command("reset-link")
def reset_link(
    who: Who,
    why: Why,
    site: Annotated[
        str, typer.Option(help="Where the server is found, such as https://play.example.")
    ] = "",
    database: Where = None,
    as_json: AsJson = False,
) -> None:
    """Print a link by which somebody chooses a new password: once, within an hour."""
    from ..server.moderation.account_deeds import give_reset_link

    link = done(database, lambda c: give_reset_link(c, by(why), who))
    address = site.rstrip("/") + link.path
    if as_json:
        print_json({"address": address, "until": link.until})
    else:
        typer.echo(f"{address}\ngood for one use until {link.until}")


@app.command("export")
def export_person(
    who: Who,
    why: Why,
    out: Annotated[
        Path | None, typer.Option(help="A file that is not there yet; else standard output.")
    ] = None,
    database: Where = None,
) -> None:
    """Write everything that is kept of somebody, as JSON."""
    from ..server.moderation.account_deeds import export_person as export

    def exported() -> dict[str, Any]:
        return done(database, lambda c: export(c, by(why), who))

    if out is None:
        print_json(exported())
        return
    import json

    with _new_file(out) as file:
        file.write(json.dumps(exported(), ensure_ascii=False, indent=1) + "\n")
    typer.echo(f"what is kept of {who} is in {out}")


@app.command()
def delete(
    who: Who,
    why: Why,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask: there is no way back.")] = False,
    database: Where = None,
) -> None:
    """Delete an account or a guest with their data; matches stay, with a neutral name in the seat."""
    from ..server.moderation.account_deeds import delete_account

    if not yes:
        typer.confirm(f"Delete {who} with all that is kept of them, for good?", abort=True)
    done(database, lambda c: delete_account(c, by(why), who))
    typer.echo(f"{who} is deleted")


@contextmanager
def _new_file(target: Path) -> Iterator[IO[str]]:
    """A new file that only its owner can read; it is there only if all has been written into it.

    It is opened before anything is done that stands in the audit log. Raises CommandError.
    """
    try:
        opened = os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNERS_ONLY)
    except FileExistsError as error:
        raise CommandError(f"{target} is there already, and nothing takes its place") from error
    except OSError as error:
        raise _unwritable(target, error) from error
    try:
        with os.fdopen(opened, "w", encoding="utf-8") as file:
            yield file
    except BaseException as error:
        target.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise _unwritable(target, error) from error
        raise


def _unwritable(target: Path, error: OSError) -> CommandError:
    return CommandError(f"cannot write {target}: {error.strerror or error}")
