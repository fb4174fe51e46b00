"""Health checks: liveness (`/healthz`) and readiness (`/readyz`)."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import JSONResponse, Response

from ..storage.schema_check import not_ready
from .dependencies import TheServices

router = APIRouter(include_in_schema=False)


@router.api_route("/healthz", methods=["GET", "HEAD"])
async def healthz() -> Response:
    """Say that the process answers."""
    return JSONResponse({"status": "ok"})


@router.api_route("/readyz", methods=["GET", "HEAD"])
async def readyz(services: TheServices) -> Response:
    """Say that people can be sent here. Raises Rejection unavailable if they cannot."""
    if services.closing:
        raise not_ready("stopping", "this server is being stopped")
    await services.readiness.demand()
    return JSONResponse({"status": "ready"})
