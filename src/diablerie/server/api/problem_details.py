"""Problem details (RFC 9457): every error as an HTTP response, domain errors by a status code per kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match

from ...rejection import ErrorKind, Rejection
from ..errors import Unavailable, unavailable

MEDIA_TYPE = "application/problem+json"


class ProblemDocument(BaseModel):
    """A problem document (RFC 9457), with what else is known about this kind of problem."""

    model_config = ConfigDict(extra="allow")

    type: str
    """`urn:diablerie:problem:` and the reason."""
    title: str
    status: int
    detail: str
    clause: str | None = None
    """The clause of the rulebook that forbids it."""
    reason: str | None = None
    params: dict[str, Any] | None = None
    legal: list[str] | None = None
    """What the seat may do instead."""
    param: str | None = None
    """The part of the request that is wrong."""
    allowed: list[Any] | None = None
    """The values it could have."""


STATUS: dict[ErrorKind, HTTPStatus] = {
    "unauthenticated": HTTPStatus.UNAUTHORIZED,
    "forbidden": HTTPStatus.FORBIDDEN,
    "not-found": HTTPStatus.NOT_FOUND,
    "conflict": HTTPStatus.CONFLICT,
    "invalid": HTTPStatus.UNPROCESSABLE_ENTITY,
    "too-many": HTTPStatus.TOO_MANY_REQUESTS,
    "internal": HTTPStatus.INTERNAL_SERVER_ERROR,
    "unavailable": HTTPStatus.SERVICE_UNAVAILABLE,
}
"""The status code that each kind of domain error is answered with."""


@dataclass
class Problem(Exception):
    """Something wrong with a request that only HTTP knows of, by its status code."""

    status: int
    reason: str
    detail: str
    extra: Mapping[str, Any] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)

    def response(self) -> Response:
        """The problem as an HTTP response."""
        document = {
            "type": f"urn:diablerie:problem:{self.reason}",
            "title": HTTPStatus(self.status).phrase,
            "status": self.status,
            "detail": self.detail,
            "reason": self.reason,
            **self.extra,
        }
        return JSONResponse(document, self.status, dict(self.headers), MEDIA_TYPE)


def response_to(rejection: Rejection) -> Response:
    """A domain error as an HTTP response."""
    headers = {}
    if rejection.kind == "unauthenticated":
        headers["WWW-Authenticate"] = "Bearer"
    if rejection.retry_after is not None:
        headers["Retry-After"] = str(rejection.retry_after)
    status = STATUS[rejection.kind]
    return Problem(status, rejection.reason, rejection.detail, rejection.extra, headers).response()


def install(app: FastAPI) -> None:
    """Answer every error of an application with a problem document."""
    app.add_exception_handler(Problem, _own)
    app.add_exception_handler(Rejection, _rejected)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Unavailable, _away)
    app.add_exception_handler(Exception, _crash)


async def _own(connection: Any, error: Exception) -> Any:
    assert isinstance(error, Problem)
    return await _answer(connection, error.response())


async def _rejected(connection: Any, error: Exception) -> Any:
    assert isinstance(error, Rejection)
    return await _answer(connection, response_to(error))


async def _invalid(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first, *_ = errors = error.errors()
    where = ".".join(map(str, first["loc"]))
    if first["type"] == "json_invalid":
        return Problem(400, "not-json", f"the body is not JSON: {first['ctx']['error']}").response()
    told = [{"param": ".".join(map(str, e["loc"])), "detail": e["msg"]} for e in errors]
    return Problem(
        422, "invalid", f"{where}: {first['msg']}", {"param": where, "errors": told}
    ).response()


async def _http(connection: Any, error: Exception) -> Any:
    assert isinstance(error, HTTPException)
    phrase = HTTPStatus(error.status_code).phrase
    reason = phrase.lower().replace(" ", "-")
    headers = dict(error.headers or {})
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        headers["Allow"] = ", ".join(_methods_at(connection))
    problem = Problem(error.status_code, reason, str(error.detail), headers=headers)
    return await _answer(connection, problem.response())


def _methods_at(connection: Any) -> list[str]:
    """The methods of all routes at an address: routing itself knows of the first alone."""
    routes = _single_routes(connection.app.routes)
    here = (r for r in routes if r.matches(dict(connection.scope))[0] is not Match.NONE)
    return sorted({method for route in here for method in getattr(route, "methods", None) or ()})


def _single_routes(routes: Iterable[BaseRoute]) -> Iterator[BaseRoute]:
    """The routes themselves: FastAPI keeps those of a router that was included together."""
    for route in routes:
        router = getattr(route, "original_router", None)
        if router is None:
            yield route
        else:
            yield from _single_routes(router.routes)


async def _away(connection: Any, error: Exception) -> Any:
    assert isinstance(error, Unavailable)
    return await _answer(connection, response_to(unavailable(error)))


async def _crash(_request: Request, _error: Exception) -> Response:
    return Problem(500, "internal-error", "something went wrong; it has been logged").response()


async def _answer(connection: Any, response: Response) -> Response | None:
    if isinstance(connection, WebSocket):
        await connection.send_denial_response(response)
        return None
    return response
