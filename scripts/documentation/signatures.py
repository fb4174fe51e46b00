"""Signatures in the API reference: what stands there by default is told as it would be written."""

from __future__ import annotations

import re
from typing import Any

FUNCTION = re.compile(r"<function (?P<name>[\w.]+)>")
MADE = "<factory>"
"""What a dataclass says of a default that it makes anew each time."""


def plain(
    _app: Any, _what: str, _name: str, _of: Any, _options: Any, signature: str | None, result: str
) -> tuple[str | None, str]:
    """A signature that can be read as Python, and so is set as Python."""
    if signature is not None:
        signature = FUNCTION.sub(r"\g<name>", signature).replace(MADE, "...")
    return signature, result
