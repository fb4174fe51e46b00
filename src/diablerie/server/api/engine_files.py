"""Static files of the engine: WebAssembly modules, layouts, the library's archive, what names them."""

from __future__ import annotations

import os
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.types import Scope

from ...rejection import Rejection
from ...wasm import offline
from .static_page import ASK_ANEW, FOR_EVER, PageFiles

PATH = offline.ADDRESS
"""Below it they lie, each in a folder named by a digest: `<digest>/<game>.wasm`, `<digest>/<game>.json`."""


class EngineFiles(PageFiles):
    """Modules, layouts and archive of these very sources, and nothing else that lies beside them."""

    def __init__(self, page: Path) -> None:
        """Serve them from where they lie. What has not been made yet is missing until it is."""
        super().__init__(page)
        self._page = page

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file at `path`. Raises Rejection not-found."""
        if path == offline.MANIFEST:
            return await self._manifest()
        if path not in await run_in_threadpool(offline.files, self._page):
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

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Where what is at `path` lies."""
        found = offline.files(self._page).get(path)
        try:
            return ("", None) if found is None else (str(found), found.stat())
        except OSError:
            return "", None

    async def _manifest(self) -> Response:
        told = await run_in_threadpool(offline.manifest, self._page)
        if told is None:
            detail = "what a page needs without a server is not there, or not yet; see /api/engine"
            raise Rejection("not-found", "no-such-address", detail)
        return JSONResponse(told, headers={"Cache-Control": ASK_ANEW})
