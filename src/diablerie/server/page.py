"""The built page: files named by their content are kept for ever, everything else asked anew."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

from .problems import Problem

INDEX = "index.html"
HASHED = "assets"
"""The folder in which Vite puts files with a digest in their names."""

FOR_EVER = "public, max-age=31536000, immutable"
ASK_ANEW = "no-cache"


def page_files(folder: Path) -> ASGIApp:
    """Serves the page from `folder`, compressed for browsers that can take it."""
    return GZipMiddleware(PageFiles(directory=folder, check_dir=False))


class PageFiles(StaticFiles):
    """Static files, with the index for every address that the page itself understands."""

    async def check_config(self) -> None:
        """Accept a missing folder: the API works without the page."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file at `path`, or the index for an address of the page. Raises Problem 404."""
        if PurePosixPath(path).parts[:1] == ("api",):
            raise Problem(404, "no-such-address", "the API has no such address")
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not _is_address_of_page(path):
                raise
            response, path = await self._index(scope), INDEX
        in_hashed = PurePosixPath(path).parts[:1] == (HASHED,)
        response.headers["Cache-Control"] = FOR_EVER if in_hashed else ASK_ANEW
        return response

    async def _index(self, scope: Scope) -> Response:
        try:
            return await super().get_response(INDEX, scope)
        except HTTPException as error:
            detail = "the page has not been built; the API is at /api/openapi.json"
            raise Problem(404, "no-page", detail) from error


def _is_address_of_page(path: str) -> bool:
    parts = PurePosixPath(path).parts
    return not parts or (parts[0] != HASHED and "." not in parts[-1].lstrip("."))
