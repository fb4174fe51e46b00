"""MCP server: the games as tools of the Model Context Protocol, so that an assistant plays from one seat.

What goes out is made of that seat's view, events and belief (`text_interface`): no hidden card, no seed, no
bot's mind. Whoever knows the name of a table, which cannot be guessed, plays from its seat; nobody else does.
"""

from __future__ import annotations

from ..extras import needs

with needs("diablerie[mcp]"):
    from .server_client import ServerClient, server_address
    from .tables import Tables
    from .tools import make_server

__all__ = ["ServerClient", "Tables", "make_server", "server_address"]
