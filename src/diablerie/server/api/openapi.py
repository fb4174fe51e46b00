"""The OpenAPI document, with the frames of WebSocket and event stream among its types."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from ..protocol.down import DOWN
from ..protocol.up import UP
from .problem_details import MEDIA_TYPE, ProblemDocument

REFERENCE = "#/components/schemas/{model}"

DESCRIPTION = """
Every error is a problem document (RFC 9457).

A match is played live over the WebSocket `/api/matches/{match_id}/live?seat=...`. Frames are JSON
text: each message up is one `UpFrame`, each message down one `DownFrame` or more, a line each. The
same can be had over HTTP: `POST .../actions`, `POST .../deeds` and the event stream `.../events`.
"""


def describe(app: FastAPI) -> dict[str, Any]:
    """The document of an application, made once."""
    if app.openapi_schema is None:
        document = get_openapi(
            title=app.title,
            version=app.version,
            description=DESCRIPTION.strip(),
            routes=app.routes,
        )
        _add_frames(document["components"]["schemas"])
        _add_problems(document)
        app.openapi_schema = document
    return app.openapi_schema


def _add_frames(schemas: dict[str, Any]) -> None:
    frames: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
        ("UpFrame", "validation", UP),
        ("DownFrame", "serialization", DOWN),
    ]
    for name, mode, adapter in frames:
        schema = adapter.json_schema(ref_template=REFERENCE, mode=mode)
        for model, definition in schema.pop("$defs").items():
            schemas.setdefault(model, definition)
        schemas[name] = schema


def _add_problems(document: dict[str, Any]) -> None:
    schema = ProblemDocument.model_json_schema(ref_template=REFERENCE)
    document["components"]["schemas"]["ProblemDocument"] = schema
    reference = {"$ref": REFERENCE.format(model="ProblemDocument")}
    answer = {"description": "A problem", "content": {MEDIA_TYPE: {"schema": reference}}}
    for path in document["paths"].values():
        for operation in path.values():
            operation["responses"].pop("422", None)
            operation["responses"]["4XX"] = answer
    for unused in ("HTTPValidationError", "ValidationError"):
        document["components"]["schemas"].pop(unused, None)
