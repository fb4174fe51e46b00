"""Password hashing (argon2id), in threads of its own."""

from __future__ import annotations

import asyncio
import base64
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from ..core.limit_words import too_many

T = TypeVar("T")

AT_ONCE = 2
"""How many passwords are hashed at once; each takes 64 MiB of memory."""

WAITING = 64
"""How many may wait for it before others are sent away."""


class Passwords:
    """Makes and checks the hashes that are kept of passwords."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._nobodys = _unknown(self._hasher)
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")
        self._waiting = 0

    async def hash(self, password: str) -> str:
        """What is kept of a password. Raises Rejection too-many if too many are waiting."""
        return await self._work(lambda: self._hasher.hash(_normal(password)))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether a password is the one of which this was kept.

        None, where nobody has that name, fits nothing, and takes as long to find that out.
        """
        return await self._work(lambda: self._fits(password, kept))

    def is_outdated(self, kept: str) -> bool:
        """Whether a password should be hashed anew, as it would be by other parameters today."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        """Finish what has been begun."""
        self._threads.shutdown(cancel_futures=True)

    def _fits(self, password: str, kept: str | None) -> bool:
        try:
            return self._hasher.verify(kept or self._nobodys, _normal(password))
        except VerificationError:
            return False

    async def _work(self, work: Callable[[], T]) -> T:
        if self._waiting >= WAITING:
            raise too_many("at_once", f"{WAITING} people logging in at once", 5)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


def _unknown(hasher: PasswordHasher) -> str:
    """A hash by the same parameters as all, of a password that nobody knows."""
    salt, tag = secrets.token_bytes(hasher.salt_len), secrets.token_bytes(hasher.hash_len)
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v=19${costs}${_base64(salt)}${_base64(tag)}"


def _base64(octets: bytes) -> str:
    return base64.b64encode(octets).decode().rstrip("=")


def _normal(password: str) -> str:
    """The same password, however a keyboard composes its letters."""
    return unicodedata.normalize("NFKC", password)
