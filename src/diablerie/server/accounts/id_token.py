"""ID tokens (OpenID Connect Core 1.0, section 3.1.3.7): who somebody is, signed by their provider."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from authlib.oidc.core import CodeIDToken
from joserfc import jwt
from joserfc.errors import BadSignatureError, InvalidKeyIdError, JoseError
from joserfc.jwk import KeySet

from ...rejection import Rejection

ALGORITHMS = (
    "RS256",
    "RS384",
    "RS512",
    "PS256",
    "PS384",
    "PS512",
    "ES256",
    "ES384",
    "ES512",
    "Ed25519",
    "EdDSA",
)
"""Signatures that only who has the private key can make; never `none`, never one by the client's secret."""

LEEWAY = 60
"""Seconds by which the provider's clock may be another."""

LONGEST_SUBJECT = 255


class UnknownKey(Exception):
    """A token is signed by a key that is not among those known: the provider may have new ones."""


@dataclass(frozen=True)
class Expected:
    """What an ID token must say."""

    issuer: str
    client: str
    nonce: str
    access_token: str | None


def claims_of(text: str, keys: KeySet, expected: Expected) -> Mapping[str, Any]:
    """What an ID token says, once all of it has been checked.

    Raises UnknownKey if none of the keys has signed it, Rejection forbidden if anything else is wrong.
    """
    try:
        token = jwt.decode(text, keys, algorithms=ALGORITHMS)
        claims = CodeIDToken(token.claims, token.header, _options(expected), _params(expected))
        claims.validate(leeway=LEEWAY)
    except (BadSignatureError, InvalidKeyIdError) as error:
        raise UnknownKey from error
    except (JoseError, ValueError, TypeError, RecursionError) as error:
        raise bad_token(_reason(error)) from error
    return dict(claims)


def subject_of(claims: Mapping[str, Any]) -> str:
    """The provider's name for somebody. Raises Rejection forbidden for what cannot be one."""
    subject = claims.get("sub")
    if not isinstance(subject, str) or not 0 < len(subject) <= LONGEST_SUBJECT:
        raise bad_token("sub")
    if not (subject.isascii() and subject.isprintable()):
        raise bad_token("sub")
    return subject


def bad_token(what: str) -> Rejection:
    """The answer to an ID token that is not to be believed; `what`: which part of it."""
    detail = f"the provider's word does not hold ({what}): begin the sign-in again"
    return Rejection("forbidden", "bad-id-token", detail, {"params": {"what": what}})


def _options(expected: Expected) -> dict[str, Any]:
    return {
        "iss": {"essential": True, "value": expected.issuer},
        "aud": {"essential": True, "value": expected.client},
        "nonce": {"essential": True, "value": expected.nonce},
    }


def _params(expected: Expected) -> dict[str, Any]:
    return {
        "client_id": expected.client,
        "nonce": expected.nonce,
        "access_token": expected.access_token,
    }


def _reason(error: Exception) -> str:
    """In a word: the claim, or what sort of fault it is."""
    claim = getattr(error, "claim", None)
    return claim if isinstance(claim, str) else getattr(error, "error", type(error).__name__)
