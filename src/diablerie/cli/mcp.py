"""`diablerie mcp`: the games as tools of the Model Context Protocol, for assistants."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from .errors import CommandError, as_command_error
from .secret_option import read_secret

TOKEN = "DIABLERIE_TOKEN"
"""Where a token can be said without a file."""

LOOPBACK = "127.0.0.1"


def mcp(
    server: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="Seats at matches of this server can be taken as well."
        ),
    ] = None,
    token_file: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help=f"Whose token to act by there ({TOKEN}); else a new guest's each time.",
        ),
    ] = None,
    http: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=65535,
            metavar="PORT",
            help="By streamable HTTP on this machine alone; 0: any.",
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="The same seed: the same local matches, one after another.")
    ] = None,
    pace: Annotated[
        float,
        typer.Option(
            min=0, help="Answers come in whole numbers of so many seconds, however long bots think."
        ),
    ] = 0.25,
    records: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", help="Keep the records of local matches once they are over."
        ),
    ] = None,
) -> None:
    """Let an assistant play by the Model Context Protocol, on standard input and output or by HTTP."""
    from ..mcp_server import ServerClient, Tables, make_server, server_address
    from ..mcp_server.http_transport import serve_http

    with as_command_error():
        address = None if server is None else server_address(server)
    token = _token(token_file)
    if token is not None and address is None:
        raise CommandError("a token is for a server: say which with --server")
    if token is not None and http is not None:
        raise CommandError(
            "by HTTP there may be several clients, who would share the token: leave it out"
        )
    tables = Tables(
        connect=None if address is None else partial(ServerClient, address, token),
        seed=None if seed is None else str(seed),
        pace=pace,
        records=records,
    )
    tools = make_server(tables)
    if http is None:
        tools.run("stdio")
        return
    try:
        serve_http(tools, LOOPBACK, http, lambda url: typer.echo(f"Listening on {url}", err=True))
    except OSError as error:
        raise CommandError(f"port {http} of {LOOPBACK} cannot be had: {error.strerror}") from error


def _token(file: Path | None) -> str | None:
    """Whose token to act by; None where none is said."""
    if file is None and not os.environ.get(TOKEN):
        return None
    return read_secret("the token", TOKEN, file, f"there is no token in {file or TOKEN}")
