"""HTTP transport: the tools by streamable HTTP, for clients on this machine (uvicorn)."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Any

import uvicorn
from mcp.server.mcpserver import MCPServer

PATH = "/mcp"


def serve_http(
    server: MCPServer[Any], host: str, port: int, announce: Callable[[str], None]
) -> None:
    """Serve until SIGINT or SIGTERM. Requests that name another host, as after DNS rebinding, are refused.

    `host`: a loopback address; `port` 0 takes any free one; `announce` is told the address once
    clients can connect. Raises OSError if it cannot be had.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen()
        announce(f"http://{host}:{listener.getsockname()[1]}{PATH}")
        app = server.streamable_http_app(streamable_http_path=PATH, host=host)
        config = uvicorn.Config(app, log_level="warning")
        uvicorn.Server(config).run(sockets=[listener])
