"""The server: the page, its API, and everything that is played over them."""

from ..extras import needs

with needs("diablerie[server]"):
    from .app import create_app, openapi_document
    from .processes import NotServed
    from .run import run_server, run_worker
    from .settings import UNLIMITED, Limits, Settings, default_database

__all__ = [
    "UNLIMITED",
    "Limits",
    "NotServed",
    "Settings",
    "create_app",
    "default_database",
    "openapi_document",
    "run_server",
    "run_worker",
]
