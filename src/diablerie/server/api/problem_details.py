"""Errors as RFC 9457 problem documents, and refusals that HTTP and WebSocket tell alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
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

from ..storage.database import Unavailable

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


@dataclass
class Problem(Exception):
    """Something that cannot be done: why, by which rule, and what could be done instead."""

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


def refusal(  # one argument per member of the document
    status: int,
    reason: str,
    detail: str,
    *,
    clause: str | None = None,
    params: Mapping[str, Any] | None = None,
    legal: Sequence[str] = (),
) -> Problem:
    """An action refused: with the clause if a rule forbids it, and with the legal actions."""
    extra = {"clause": clause, "params": dict(params or {}), "legal": list(legal)}
    return Problem(status, reason, detail, extra)


def not_among(param: str, value: object, allowed: Sequence[Any], status: int = 422) -> Problem:
    """A value that is none of those allowed."""
    choices = ", ".join(map(str, allowed))
    detail = f"{param}: {value!r} is not one of {choices}"
    return Problem(status, "not-allowed", detail, {"param": param, "allowed": list(allowed)})


def install(app: FastAPI) -> None:
    """Answer every error of an application with a problem document."""
    app.add_exception_handler(Problem, _own)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Unavailable, _away)
    app.add_exception_handler(Exception, _crash)


async def _own(connection: Any, error: Exception) -> Any:
    assert isinstance(error, Problem)
    return await _answer(connection, error)


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
    return await _answer(
        connection, Problem(error.status_code, reason, str(error.detail), headers=headers)
    )


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


def unavailable() -> Problem:
    """The answer while the database is away: what was asked may be asked again under the same name."""
    detail = "the database is away; ask again"
    return Problem(503, "unavailable", detail, headers={"Retry-After": "1"})


async def _away(connection: Any, _error: Exception) -> Any:
    return await _answer(connection, unavailable())


async def _crash(_request: Request, _error: Exception) -> Response:
    return Problem(500, "internal-error", "something went wrong; it has been logged").response()


async def _answer(connection: Any, problem: Problem) -> Response | None:
    if isinstance(connection, WebSocket):
        await connection.send_denial_response(problem.response())
        return None
    return problem.response()
