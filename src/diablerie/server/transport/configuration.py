"""Configuration of uvicorn: its protocols with bounds, and what it does not log."""

from __future__ import annotations

import logging
from typing import Any

from ..config import Settings
from .bounds import BoundedConfig
from .http_protocol import BoundedHttp
from .websocket_protocol import BoundedWebSocket


def configuration(app: Any, settings: Settings, open_files: int, **others: Any) -> BoundedConfig:
    """What uvicorn is told to serve `app` with so many file descriptors; `others` are its own options."""
    return BoundedConfig(
        app,
        settings,
        open_files,
        http=BoundedHttp,
        ws=BoundedWebSocket,
        # How lines look, and where they go, is for whoever runs this; there is no line per request.
        log_config=None,
        log_level=logging.WARNING,
        access_log=False,
        proxy_headers=False,
        ws_max_size=settings.body_limit,
        # How well something packs tells of what is in it, and packing takes longer than sending.
        ws_per_message_deflate=False,
        server_header=False,
        **others,
    )
