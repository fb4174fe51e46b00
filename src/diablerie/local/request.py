"""Requests and answers of the local server, as HTTP has them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from ..rejection import ErrorKind, Rejection, refusal
from .json_members import fault, read_object
from .line import json_text

STATUS: Mapping[ErrorKind, int] = {
    "unauthenticated": 401,
    "forbidden": 403,
    "not-found": 404,
    "conflict": 409,
    "invalid": 422,
    "too-many": 429,
    "internal": 500,
    "unavailable": 503,
}
"""The status code that each kind of domain error is answered with."""


@dataclass(frozen=True)
class Answer:
    """A status code, and a JSON text: empty with 204."""

    status: int
    body: str

    @classmethod
    def of(cls, document: object, status: int = 200) -> Answer:
        """A document, or with None nothing but that it is done."""
        return cls(204, "") if document is None else cls(status, json_text(document))

    @classmethod
    def refused(cls, problem: Rejection) -> Answer:
        """A problem document (RFC 9457), as a server has it."""
        status = STATUS[problem.kind]
        document = {
            "type": f"urn:diablerie:problem:{problem.reason}",
            "title": problem.kind,
            "status": status,
            "detail": problem.detail,
            "reason": problem.reason,
            **problem.extra,
        }
        return cls(status, json_text(document))


@dataclass(frozen=True)
class Request:
    """What is asked: the parts of the path, what stands behind its question mark, and the body."""

    method: str
    parts: tuple[str, ...]
    query: Mapping[str, list[str]]
    body: str | None

    @classmethod
    def read(cls, method: str, address: str, body: str | None) -> Request:
        """A request by its method, its path with a query, and its body."""
        found = urlsplit(address)
        parts = tuple(unquote(part) for part in found.path.split("/") if part)
        return cls(method, parts, parse_qs(found.query, keep_blank_values=True), body)

    @property
    def document(self) -> Mapping[str, Any]:
        """The body as a JSON object. Raises Rejection invalid."""
        return read_object(self.body)

    def number(self, name: str, usual: int | None = None) -> int | None:
        """A whole number of the query. Raises Rejection invalid."""
        given = self.query.get(name)
        if given is None:
            return usual
        try:
            return int(given[-1])
        except ValueError as error:
            raise fault(name, "a whole number is needed") from error

    def flag(self, name: str) -> bool:
        """A truth value of the query."""
        return self.query.get(name, ["false"])[-1] in ("true", "1")


def no_such_path(request: Request) -> Rejection:
    """The answer to what nothing answers."""
    path = "/" + "/".join(request.parts)
    return refusal("not-found", "no-such-path", f"nothing here answers {request.method} {path}")
