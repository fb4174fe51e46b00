"""Prometheus metrics over HTTP."""

from __future__ import annotations

from fastapi import APIRouter
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.responses import Response

from .dependencies import TheServices

router = APIRouter(include_in_schema=False)


@router.get("/metrics")
async def metrics(services: TheServices) -> Response:
    """The numbers in Prometheus' text format."""
    return Response(services.metrics.text(), media_type=CONTENT_TYPE_LATEST)
