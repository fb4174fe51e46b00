"""The ASGI application: services, routes and middleware put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response

from ... import __version__, installed_games
from ..config import Settings
from ..services import Services
from . import engine_files, health, metrics, openapi, problem_details
from .middleware import BodyLimit, Compression, RequestLimit, SecurityHeaders
from .routes import (
    accounts,
    catalogue,
    contacts,
    engine,
    invitations,
    lessons,
    lobby,
    matches,
    notices,
    operator_people,
    operator_server,
    own_results,
    personal_data,
    pictures,
    puzzle_days,
    puzzles,
    records,
    seats,
    shuffles,
    sign_in,
    streams,
    table_actions,
    unsubscribe,
    vacation,
    volunteers,
)
from .static_page import PageFiles, PageVersionHeader

Application = FastAPI

PACKED_FROM, PACKED = 2000, 5
"""From how many bytes answers are compressed, and how well: a rulebook to a fifth, in a millisecond."""


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application. The database is opened when it starts up."""
    settings = settings or Settings()
    installed_games.allow(settings.installed_games)
    app = FastAPI(
        title="Diablerie",
        version=__version__,
        lifespan=_lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = settings
    problem_details.install(app)
    app.add_exception_handler(streams.NothingFurther, _nothing_further)
    for routes in (
        catalogue,
        engine,
        lessons,
        puzzle_days,
        puzzles,
        lobby,
        matches,
        seats,
        invitations,
        shuffles,
        table_actions,
        volunteers,
        streams,
        records,
        pictures,
        accounts,
        contacts,
        own_results,
        sign_in,
        vacation,
        notices,
        unsubscribe,
        personal_data,
        operator_people,
        operator_server,
    ):
        app.include_router(routes.router)
    app.include_router(health.router)
    if settings.metrics:
        app.include_router(metrics.router)
    app.mount(engine_files.PATH, engine_files.EngineFiles(settings.page))
    app.router.redirect_slashes = False
    app.router.default = PageFiles(settings.page)
    larger = dict.fromkeys(("/api/records", "/api/verify"), settings.record_limit)
    app.add_middleware(
        BodyLimit, limit=settings.body_limit, larger=larger, seconds=settings.times.body
    )
    app.add_middleware(RequestLimit)
    app.add_middleware(PageVersionHeader, folder=settings.page)
    app.add_middleware(Compression, minimum_size=PACKED_FROM, compresslevel=PACKED)
    app.add_middleware(SecurityHeaders)
    # As FastAPI would have it: its method is replaced to describe more than it knows.
    app.openapi = lambda: openapi.describe(app)  # type: ignore[method-assign]  # as FastAPI has it
    return app


def openapi_document() -> dict[str, Any]:
    """The OpenAPI document, for making clients' types from it without running a server."""
    return openapi.describe(create_app())


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    services = app.state.services = Services(app.state.settings)
    opening = asyncio.create_task(services.open())
    try:
        yield
    finally:
        opening.cancel()
        await asyncio.gather(opening, return_exceptions=True)
        await services.close()


async def _nothing_further(_request: Request, _error: Exception) -> Response:
    return Response(status_code=204)
