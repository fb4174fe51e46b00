"""Index of a static site: the page's own, made to find its files from wherever it lies."""

from __future__ import annotations

import re

from ..page import policy_of

_FILE = re.compile(r"""(?P<before>["'`])/(?P<name>assets/|favicon|manifest|social-card)""")
_ROOT = "<html "
_HEAD = '<meta charset="utf-8" />'
_NOT_IN_PAGES = re.compile(r"; frame-ancestors [^;]*")
"""What a policy may say in a header alone."""


def static_index(index: str) -> str:
    """The index of a page that a server gives at every address, as that of a folder of files.

    It says that there is no server, names the page's files by where they lie beside it, and has the policy in
    it that a server would send. Raises ValueError for an index of another kind.
    """
    if index.count(_ROOT) != 1 or index.count(_HEAD) != 1:
        raise ValueError("the index is not that of the page")
    found = _FILE.sub(r"\g<before>./\g<name>", index)
    found = found.replace(_ROOT, f'{_ROOT}data-site="static" ')
    policy = _NOT_IN_PAGES.sub("", policy_of(found.encode()))
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    return found.replace(_HEAD, f"{_HEAD}\n    {meta}")
