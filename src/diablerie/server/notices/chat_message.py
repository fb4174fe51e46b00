"""A notice as a message for chat services: `content` for some, `text` for others; it calls nobody by name."""

from __future__ import annotations

import json

from .text import Notice

NOBODY = "@\u200b"
"""An @ that no chat service takes for the beginning of somebody's name."""


def chat_message(notice: Notice) -> bytes:
    """The body of the request, as JSON. What stands in players' names is neither a link nor a mention."""
    said = f"{notice.title}\n{notice.body}".replace("@", NOBODY)
    content = "".join(f"\\{sign}" if sign in "*_~`|<>[]()#" else sign for sign in said)
    text = said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    told = {
        "content": f"{content}\n{notice.url}",
        "text": f"{text}\n{notice.url}",
        "allowed_mentions": {"parse": []},
    }
    return json.dumps(told, ensure_ascii=False).encode()
