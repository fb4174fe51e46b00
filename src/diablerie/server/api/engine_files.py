"""Static files of the engine: WebAssembly modules and their layouts, kept for ever by their digest."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Scope

from ...wasm import modules
from ..errors import Rejection
from .static_page import FOR_EVER, PageFiles

PATH = "/engine"
"""Below it they lie, as `<digest>/<game>.wasm` and `<digest>/<game>.json`."""


class EngineFiles(PageFiles):
    """Modules and layouts of these very sources, and nothing else that lies beside them."""

    def __init__(self) -> None:
        """Serve them from where they lie. What has not been made yet is missing until it is."""
        super().__init__(modules.folder().parent)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file at `path`. Raises Rejection not-found."""
        made = (f"{modules.digest()}/{game}" for game in modules.made())
        known = (f"{module}{suffix}" for module in made for suffix in (".wasm", ".json"))
        if path not in known:
            raise Rejection(
                "not-found", "no-such-address", "there is no such module; see /api/engine"
            )
        try:
            response = await super(PageFiles, self).get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404:
                raise
            raise Rejection(
                "not-found", "no-such-address", "the module is there no more"
            ) from error
        response.headers["Cache-Control"] = FOR_EVER
        return response
