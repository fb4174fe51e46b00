"""Worker HTTP: health and metrics of a worker, and nothing else."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

import uvicorn
from fastapi import FastAPI

from ..services import Services
from . import health, metrics, problem_details
from .middleware import SecurityHeaders


@asynccontextmanager
async def worker_http(
    services: Services,
    listener: socket.socket | None,
    configured: Callable[[FastAPI], uvicorn.Config],
) -> AsyncIterator[None]:
    """Answer `/healthz`, `/readyz` and, if the settings have it, `/metrics`; nowhere without `listener`."""
    if listener is None:
        yield
        return
    door = _Door(configured(_app(services)))
    answering = asyncio.create_task(door.serve(sockets=[listener]))
    try:
        await door.opened.wait()
        yield
    finally:
        door.should_exit = True
        await answering


class _Door(uvicorn.Server):
    """Uvicorn, telling when it answers, and leaving signals to the worker."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.opened = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.opened.set()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def _app(services: Services) -> FastAPI:
    app = FastAPI(openapi_url=None)
    app.state.services = services
    problem_details.install(app)
    app.include_router(health.router)
    if services.settings.metrics:
        app.include_router(metrics.router)
    app.add_middleware(SecurityHeaders)
    return app
