"""Web push: encrypted for the browser (RFC 8291), signed for its push service (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import json
import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from ...extras import needs
from .text import Notice

with needs("diablerie[notices]"):
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

LIFETIME = 24 * 3600
"""Seconds for which a push service keeps what a browser that is away has not fetched."""

SIGNED_FOR = 3600
"""Seconds for which a signature holds."""

POINT, AUTH = 65, 16
"""Bytes of a browser's public key and of the secret it shares with who writes to it."""


class PushKeys:
    """By which push services know this server: one pair of keys, on the curve P-256."""

    def __init__(self, secret: str, contact: str) -> None:
        """`secret`: the private key as PEM; `contact`: an address of who answers for the server."""
        self._vapid = Vapid02.from_pem(secret.encode())
        self._contact = contact

    @property
    def public(self) -> str:
        """What browsers subscribe with: the public key, uncompressed, in base64url."""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def signed(self, endpoint: str) -> str:
        """The value of `Authorization` for a push service."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
            "sub": self._contact,
        }
        return str(self._vapid.sign(claims)["Authorization"])


def new_secret() -> str:
    """A new private key as PEM."""
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def demand_keys(keys: Mapping[str, str]) -> None:
    """Raise ValueError for keys with which nothing can be encrypted for a browser."""
    try:
        point, auth = _bytes(keys["p256dh"]), _bytes(keys["auth"])
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (binascii.Error, KeyError, ValueError) as error:
        raise ValueError("keys: p256dh is a point of P-256, auth are 16 bytes") from error
    if (len(point), len(auth)) != (POINT, AUTH):
        raise ValueError("keys: p256dh has 65 bytes, auth 16")


def payload(notice: Notice) -> bytes:
    """What the page's service worker is told, as JSON."""
    told = {"title": notice.title, "body": notice.body, "path": notice.path, "tag": notice.tag}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


def message(
    notice: Notice, endpoint: str, keys: Mapping[str, str], server: PushKeys
) -> tuple[dict[str, str], bytes]:
    """Headers and body of the request that brings a notice to a push service."""
    body = http_ece.encrypt(
        payload(notice),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(keys["p256dh"]),
        auth_secret=_bytes(keys["auth"]),
        version="aes128gcm",
    )
    headers: dict[str, Any] = {
        "Authorization": server.signed(endpoint),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LIFETIME),
        "Urgency": "high",
        "Topic": notice.tag,
    }
    return headers, bytes(body)


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
