"""OpenID Connect provider: discovery, keys, the address to sign in at, codes exchanged for who it is."""

from __future__ import annotations

import base64
import time
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import quote_plus

import httpx2
from authlib.integrations.httpx_client import AsyncOAuth2Client, OAuthError
from joserfc.errors import JoseError
from joserfc.jwk import KeySet
from pydantic import BaseModel, ConfigDict

from ...rejection import Rejection
from ..config import OidcSettings, is_safe_address
from ..core import usernames
from ..core.logging import logger
from .id_token import Expected, UnknownKey, bad_token, claims_of, subject_of
from .identity_provider import Attempt, Subject
from .oidc_http import (
    CLIENT,
    CachedDocument,
    NotAsExpected,
    answering,
    provider_away,
    within_patience,
)

log = logger(__name__)

WELL_KNOWN = "/.well-known/openid-configuration"

SCOPE = "openid profile"
"""What is asked of a provider: who somebody is, and how they are called there. No address of mail."""

CALLED = ("preferred_username", "nickname", "name")
"""Claims by which a name is suggested, the first that there is."""


class Metadata(BaseModel):
    """What a provider says of itself (OpenID Connect Discovery 1.0), as far as it is used here."""

    model_config = ConfigDict(strict=True)

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    userinfo_endpoint: str | None = None
    token_endpoint_auth_methods_supported: list[str] = ["client_secret_basic"]
    authorization_response_iss_parameter_supported: bool = False

    @property
    def endpoints(self) -> list[str]:
        """All addresses to which something is sent."""
        needed = [self.authorization_endpoint, self.token_endpoint, self.jwks_uri]
        return needed if self.userinfo_endpoint is None else [*needed, self.userinfo_endpoint]


class OidcProvider:
    """The provider by which people may sign in."""

    def __init__(self, settings: OidcSettings, clock: Callable[[], float] = time.monotonic) -> None:
        """Needs a running event loop. Nothing is asked of the provider before somebody wants to sign in."""
        self.issuer = settings.issuer
        self.title = settings.title
        self._client_id = settings.client
        self._client = AsyncOAuth2Client(
            settings.client,
            settings.secret,
            scope=SCOPE,
            code_challenge_method="S256",
            **CLIENT,
        )
        self._client.register_client_auth_method(("client_secret_basic", _basic))
        self._metadata = CachedDocument(self._discover, clock)
        self._keys = CachedDocument(self._fetch_keys, clock)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._client.aclose()

    async def authorization_url(self, attempt: Attempt) -> str:
        """Where somebody signs in. Raises Rejection unavailable if the provider is away."""
        metadata = await self._metadata.get()
        url, _ = self._client.create_authorization_url(
            metadata.authorization_endpoint,
            attempt.state,
            attempt.verifier,
            nonce=attempt.nonce,
            redirect_uri=attempt.redirect,
        )
        return str(url)

    async def identify(self, attempt: Attempt, code: str, issuer: str | None) -> Subject:
        """Who has signed in, by the code and `iss` (RFC 9207) that their browser has brought back.

        Raises Rejection: forbidden if the provider does not know the code or what it says does not hold,
        unavailable if it is away.
        """
        metadata = await self._metadata.get()
        wanted = metadata.authorization_response_iss_parameter_supported
        if issuer != metadata.issuer and (wanted or issuer is not None):
            raise bad_token("iss")
        tokens = await self._exchange(metadata, attempt, code)
        access = tokens.get("access_token")
        access = access if isinstance(access, str) else None
        expected = Expected(metadata.issuer, self._client_id, attempt.nonce, access)
        claims = await self._claims(tokens.get("id_token"), expected)
        subject = subject_of(claims)
        called = _called(claims) or await self._called_by(metadata, access, subject)
        return Subject(metadata.issuer, subject, called and usernames.suggested(called))

    # What the provider is asked

    async def _get(self, address: str, token: str | None = None) -> Any:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        asked = self._client.request("GET", address, withhold_token=True, headers=headers)
        response = await within_patience(asked)
        response.raise_for_status()
        return response.json()

    async def _discover(self) -> Metadata:
        issuer = self.issuer
        with answering():
            metadata = Metadata.model_validate(await self._get(issuer.rstrip("/") + WELL_KNOWN))
            if metadata.issuer != issuer:
                raise NotAsExpected("its discovery document is of another issuer")
            if not all(map(is_safe_address, metadata.endpoints)):
                raise NotAsExpected("an endpoint of it is not https")
        return metadata

    async def _fetch_keys(self) -> KeySet:
        metadata = await self._metadata.get()
        with answering():
            try:
                return KeySet.import_key_set(await self._get(metadata.jwks_uri))
            except (JoseError, KeyError, TypeError) as error:
                raise NotAsExpected("it has no keys") from error

    async def _exchange(self, metadata: Metadata, attempt: Attempt, code: str) -> Mapping[str, Any]:
        supported = metadata.token_endpoint_auth_methods_supported
        basic, post = "client_secret_basic", "client_secret_post"
        fetching = self._client.fetch_token(
            metadata.token_endpoint,
            auth=self._client.client_auth(basic if basic in supported else post),
            grant_type="authorization_code",
            code=code,
            code_verifier=attempt.verifier,
            redirect_uri=attempt.redirect,
        )
        with answering():
            try:
                tokens: Mapping[str, Any] = await within_patience(fetching)
            except OAuthError as error:
                raise _refused(error) from error
        return tokens

    async def _claims(self, token: object, expected: Expected) -> Mapping[str, Any]:
        if not isinstance(token, str):
            raise bad_token("id_token")
        try:
            return claims_of(token, await self._keys.get(), expected)
        except UnknownKey:
            pass
        try:
            return claims_of(token, await self._keys.renewed(), expected)
        except UnknownKey as error:
            raise bad_token("signature") from error

    async def _called_by(self, metadata: Metadata, token: str | None, subject: str) -> str | None:
        """How somebody is called by the endpoint that tells of them; a name is worth no failure."""
        if metadata.userinfo_endpoint is None or token is None:
            return None
        try:
            told = await self._get(metadata.userinfo_endpoint, token)
        except (httpx2.HTTPError, TimeoutError, ValueError, RecursionError):
            return None
        is_theirs = isinstance(told, dict) and told.get("sub") == subject
        return _called(told) if is_theirs else None


def _called(claims: Mapping[str, Any]) -> str | None:
    names = (claims.get(claim) for claim in CALLED)
    return next((name for name in names if isinstance(name, str) and name), None)


def _refused(error: OAuthError) -> Rejection:
    """What a provider's refusal to exchange a code means: it is ours where the client is not known."""
    if error.error in ("invalid_client", "unauthorized_client"):
        log.warning("the sign-in provider refuses this server's client id or secret")
        return provider_away()
    detail = "the provider does not know this code (any more): begin the sign-in again"
    return Rejection("forbidden", "code-refused", detail)


def _basic(client: Any, _method: str, uri: str, headers: Any, body: Any) -> tuple[str, Any, Any]:
    """The client's id and secret as RFC 6749, section 2.3.1, has them: each encoded as in a form."""
    text = f"{quote_plus(client.client_id)}:{quote_plus(client.client_secret)}"
    headers["Authorization"] = f"Basic {base64.b64encode(text.encode()).decode()}"
    return uri, headers, body
