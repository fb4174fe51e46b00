"""Identity provider: what a sign-in asks of it, whichever library speaks to it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Attempt:
    """One sign-in: what binds the provider's answer to the browser that asked (state, nonce, PKCE).

    `redirect`: the address of ours to which the provider sends the browser back.
    """

    redirect: str
    state: str
    nonce: str
    verifier: str

    @classmethod
    def fresh(cls, redirect: str) -> Attempt:
        """One whose values nobody can guess: 256 bits each."""
        return cls(redirect, *(secrets.token_urlsafe(32) for _ in range(3)))


@dataclass(frozen=True)
class Subject:
    """Who somebody is to a provider, and what they may be called here, if their provider says it."""

    issuer: str
    subject: str
    suggestion: str | None


class IdentityProvider(Protocol):
    """A provider by which people may sign in."""

    issuer: str
    title: str
    """How it is called where people choose it."""

    async def authorization_url(self, attempt: Attempt) -> str:
        """Where somebody signs in. Raises Rejection unavailable if the provider is away."""

    async def identify(self, attempt: Attempt, code: str, issuer: str | None) -> Subject:
        """Who has signed in, by the code and `iss` (RFC 9207) that their browser has brought back.

        Raises Rejection: forbidden if the provider does not know the code or what it says does not hold,
        unavailable if it is away.
        """

    async def close(self) -> None:
        """Let go of all connections."""
