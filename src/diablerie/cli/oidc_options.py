"""Options of signing in by a provider (OpenID Connect); the secret comes by file or environment alone."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .errors import CommandError, as_command_error
from .secret_option import read_secret

if TYPE_CHECKING:
    from ..server.config import OidcSettings

SECRET = "DIABLERIE_OIDC_SECRET"
"""Where the secret can be said: what stands in a command line is seen by all on a machine."""

OidcIssuer = Annotated[
    str | None,
    typer.Option(
        "--oidc",
        metavar="ISSUER",
        envvar="DIABLERIE_OIDC",
        help="A provider by which people may sign in (OpenID Connect): https://login.example.",
    ),
]
OidcClient = Annotated[
    str | None,
    typer.Option(
        metavar="ID",
        envvar="DIABLERIE_OIDC_CLIENT",
        help="The id under which the provider knows this server.",
    ),
]
OidcSecretFile = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        envvar="DIABLERIE_OIDC_SECRET_FILE",
        help=f"The file with the secret that goes with it; else what {SECRET} says.",
    ),
]
OidcLabel = Annotated[
    str | None,
    typer.Option(
        metavar="NAME",
        envvar="DIABLERIE_OIDC_LABEL",
        help="How the provider is called on the page; else by its host.",
    ),
]


def oidc_settings(
    issuer: str | None, client: str | None, secret_file: Path | None, label: str | None
) -> OidcSettings | None:
    """The provider by which people may sign in; None: there is none.

    Raises CommandError for what is missing or cannot be, NotInstalled without the libraries of the extra.
    """
    if issuer is None:
        if client or secret_file or label:
            raise CommandError(
                "a sign-in provider needs --oidc ISSUER, such as https://login.example"
            )
        return None
    if client is None:
        raise CommandError(f"--oidc {issuer} needs --oidc-client ID, as the provider has given it")
    from ..extras import needs
    from ..server.config import OidcSettings

    with needs("diablerie[oidc]"):
        # Here, before anything has begun.
        import_module("diablerie.server.accounts.oidc_provider")
    with as_command_error():
        missing = f"--oidc needs the client's secret: in {SECRET}, or in a file that --oidc-secret-file names"
        secret = read_secret("the client's secret", SECRET, secret_file, missing)
        return OidcSettings(issuer, client, secret, label)
