"""Personal data as a file: the answer by which a browser or program gets everything kept of somebody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import orjson
from starlette.responses import Response


def as_file(document: Mapping[str, Any]) -> Response:
    """A document of personal data, to be saved and not shown."""
    headers = {"Content-Disposition": 'attachment; filename="diablerie-person.json"'}
    text = orjson.dumps(document, option=orjson.OPT_INDENT_2)
    return Response(text, media_type="application/json", headers=headers)
