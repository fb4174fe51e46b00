"""The server: the page, its HTTP and WebSocket API, and the matches played over them."""

from ..extras import needs

with needs("diablerie[server]"):
    from .api.app import create_app, openapi_document
    from .config import (
        UNLIMITED,
        ConnectionTimes,
        Limits,
        MailSettings,
        NoticeSettings,
        OidcSettings,
        Settings,
        default_database,
    )
    from .main import run_server, run_worker

__all__ = [
    "UNLIMITED",
    "ConnectionTimes",
    "Limits",
    "MailSettings",
    "NoticeSettings",
    "OidcSettings",
    "Settings",
    "create_app",
    "default_database",
    "openapi_document",
    "run_server",
    "run_worker",
]
