"""`diablerie site`: the page with all it needs as a folder of files, for any file server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .errors import CommandError


def site(
    out: Annotated[
        Path,
        typer.Option(metavar="FOLDER", help="Written into: empty, new, or a site of before."),
    ],
) -> None:
    """Write the games as a folder of files that any file server can serve: nothing else is needed to play."""
    from ..page import PAGE
    from ..static_site.folder import SiteError, write_site

    try:
        total = write_site(PAGE, out, tell=lambda name: typer.echo(f"compiling {name}", err=True))
    except SiteError as error:
        raise CommandError(str(error)) from error
    except OSError as error:
        raise CommandError(f"{error.filename or out}: {error.strerror or error}") from error
    typer.echo(f"{out / 'index.html'}: {total:,} bytes in all, to be served by any file server")
