"""Open files: how many file descriptors this process may have (RLIMIT_NOFILE)."""

from __future__ import annotations

import sys
from contextlib import suppress

MOST = 2**20
"""Where a system sets no limit, more than this is asked for by nobody."""

USUAL = 1024
"""What is taken to be the limit where a system does not tell it."""


def raise_limit() -> int:
    """Raise the soft limit to the hard one, as far as the system lets us; how many there may be now."""
    if sys.platform == "win32":
        return USUAL
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        # Some systems have another limit beside the one they name.
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if soft == resource.RLIM_INFINITY else soft
