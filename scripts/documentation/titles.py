"""Links of the documentation to its own pages: on the site they bear a title, not the name of a file."""

from __future__ import annotations

import re
from typing import Any

PAGE = re.compile(r"\[(?P<text>[\w./-]+\.md)\]\((?P=text)\)")
"""A link whose text is its target: in the repository the name of a file says best where it leads."""


def name(_app: Any, _name: str, source: list[str]) -> None:
    """Leave the text of such links to the title of the page."""
    source[0] = PAGE.sub(r"[](\g<text>)", source[0])
