"""The built page: where it lies, what its index names, what that may load and run (its content policy)."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterable
from pathlib import Path

PAGE = Path(__file__).parent / "web"
"""The folder into which the page is built."""

DRAWING = PAGE / "drawing"
"""What draws positions outside the page: a script, its styles, and its faces."""

INDEX = "index.html"

WORKER = "sw.js"
"""The service worker: it lies beside the index, since it is for all that lies below."""

_SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
_STYLE = re.compile(rb"<style>(.*?)</style>", re.DOTALL)
_BUILD = re.compile(rb'<meta name="diablerie-page" content="([\w-]+)"')


def build_in(index: bytes) -> str | None:
    """The name of the build that an index says it is of."""
    found = _BUILD.search(index)
    return found[1].decode() if found else None


def policy_of(index: bytes) -> str:
    """What a page with this index may load and run: what stands in it as well."""
    return content_policy(*(map(_source, kind.findall(index)) for kind in (_SCRIPT, _STYLE)))


def content_policy(scripts: Iterable[str] = (), styles: Iterable[str] = ()) -> str:
    """What a page may load and run: files of this site, and what stands in it with one of these digests."""
    return "; ".join(
        (
            "default-src 'none'",
            # The games in WebAssembly may be compiled; texts are no programs all the same.
            " ".join(("script-src 'self' 'wasm-unsafe-eval'", *scripts)),
            " ".join(("style-src 'self'", *styles)),
            # Boards place their pieces with style attributes.
            "style-src-attr 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self'",
            "media-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


def _source(within: bytes) -> str:
    """What stands within a page, as the policy names it."""
    digest = base64.b64encode(hashlib.sha256(within).digest()).decode()
    return f"'sha256-{digest}'"
