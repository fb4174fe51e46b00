"""Prometheus metrics over HTTP."""

from __future__ import annotations

from fastapi import APIRouter
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.responses import Response

from .dependencies import TheHouse

router = APIRouter(include_in_schema=False)


@router.get("/metrics")
async def metrics(house: TheHouse) -> Response:
    """The numbers in Prometheus' text format."""
    return Response(house.metrics.text(), media_type=CONTENT_TYPE_LATEST)
