"""How French is set: what a line must not break apart."""

from __future__ import annotations

import re

__all__ = ["LOOSE"]

LOOSE = re.compile(r"[^\S\u00a0][;:?!»]|[^\W\d_][;:?!»]|«(?!\u00a0)")
"""A sign of two parts, or a quotation mark, without the unbreakable space before or after it."""
