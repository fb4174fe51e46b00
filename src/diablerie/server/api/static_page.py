"""Static files of the built page: cache headers, compression, the index as fallback."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
from functools import lru_cache
from os import PathLike, fspath, stat_result
from pathlib import Path, PurePosixPath

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...page import INDEX, WORKER, build_in, policy_of
from ...rejection import Rejection
from ...wasm import offline
from ..errors import Unavailable
from ..services import Services
from .link_preview import SITE, LinkPreview, language_of, preview_of, with_preview
from .middleware import API, CONTENT_POLICY

HASHED = "assets"
"""The folder in which Vite puts files with a digest in their names."""

FOR_EVER = "public, max-age=31536000, immutable"
ASK_ANEW = "no-cache"

PREVIEW_PATIENCE = 1.0
"""Seconds that a page waits at most for what a link to it shows: a database may be slow, or away."""

COMPRESSED = (("br", ".br"), ("gzip", ".gz"))
"""How the build leaves files compressed beside themselves, the smallest first."""

CALLS_ONLY = b"calls"
"""The query by which a browser has the service worker that only calls its reader back."""

BUILD = "Diablerie-Page"
"""Names the page that the server has in every answer of the API: an open page may be an older one."""


class PageFiles(StaticFiles):
    """Static files, with the index for every address that the page itself understands."""

    def __init__(self, folder: Path) -> None:
        """Serve the page from `folder`. One that is missing is no harm: the API works without the page."""
        super().__init__(directory=folder, check_dir=False)
        self._folder = folder

    async def check_config(self) -> None:
        """Accept a missing folder."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file at `path`, or the index for an address of the page. Raises Rejection not-found."""
        if PurePosixPath(path).parts[:1] == ("api",):
            raise Rejection("not-found", "no-such-address", "the API has no such address")
        if path == WORKER:
            keeps = scope["query_string"] != CALLS_ONLY
            return await run_in_threadpool(self._worker, keeps)
        address = path
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not (path == INDEX or _is_address_of_page(path)):
                raise
            path = INDEX
        if path == INDEX:
            response = await self._index(address, scope)
        in_hashed = PurePosixPath(path).parts[:1] == (HASHED,)
        response.headers["Cache-Control"] = FOR_EVER if in_hashed else ASK_ANEW
        return response

    def _worker(self, keeps: bool) -> Response:
        """The service worker, which knows the library that it keeps; one that keeps nothing needs none."""
        told, worker = offline.manifest(self._folder), self._folder / WORKER
        if (told is None and keeps) or not worker.is_file():
            detail = "what a page needs without a server is not there, or not yet"
            raise Rejection("not-found", "no-such-address", detail)
        script = worker.read_text().replace(offline.ENGINE, told["digest"] if told else "")
        headers = {"Cache-Control": ASK_ANEW}
        return Response(script, media_type="text/javascript", headers=headers)

    async def _index(self, address: str, scope: Scope) -> Response:
        """The index, with what other programs show of the address that was asked for."""
        file = self._folder / INDEX
        try:
            index, found = await run_in_threadpool(lambda: (file.read_text(), file.stat()))
        except OSError as error:
            detail = "the page has not been built; the API is at /api/openapi.json"
            raise Rejection("not-found", "no-page", detail) from error
        asked = HTTPConnection(scope)
        language = language_of(asked.headers.get("Accept-Language", ""))
        services: Services = scope["app"].state.services
        try:
            async with asyncio.timeout(PREVIEW_PATIENCE):
                preview = await preview_of(
                    address,
                    services.lobby,
                    services.closures,
                    language,
                    draws=services.position_pictures is not None,
                )
        except (Unavailable, TimeoutError):
            preview = LinkPreview(SITE)
        page = with_preview(index, preview, str(asked.base_url)).encode()
        headers = {
            "ETag": f'"{hashlib.sha256(page).hexdigest()[:32]}"',
            "Vary": "Accept-Encoding, Accept-Language",
        }
        response: Response
        if self.is_not_modified(Headers(headers), asked.headers):
            response = NotModifiedResponse(Headers(headers))
        else:
            if "gzip" in _codings(asked.headers.get("Accept-Encoding", "")):
                page = await run_in_threadpool(_packed, page)
                headers["Content-Encoding"] = "gzip"
            response = Response(page, headers=headers, media_type="text/html")
        # What has not changed is kept with the headers of the last answer.
        response.headers[CONTENT_POLICY] = _policy_of(file, found.st_mtime_ns, found.st_size)
        return response

    def file_response(
        self,
        full_path: str | PathLike[str],
        stat_result: stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The file, compressed where the build did that and the reader can take it."""
        asked = Headers(scope=scope)
        plain = Path(fspath(full_path))
        path, coding = _smallest(plain, _codings(asked.get("Accept-Encoding", "")))
        found = path.stat() if coding else stat_result
        media_type = FileResponse(plain).media_type
        response: Response = FileResponse(
            path, status_code, media_type=media_type, stat_result=found
        )
        # Two builds may be of one size and one time; they never have the same content.
        response.headers["ETag"] = f'"{_digest(path, found.st_mtime_ns, found.st_size)}"'
        response.headers["Vary"] = "Accept-Encoding"
        if coding:
            response.headers["Content-Encoding"] = coding
        if self.is_not_modified(response.headers, asked):
            response = NotModifiedResponse(response.headers)
        return response


class PageVersionHeader:
    """Adds to every answer of the API which page the server has."""

    def __init__(self, app: ASGIApp, folder: Path) -> None:
        """Name the page in `folder`, as it is at the time of each answer."""
        self._app = app
        self._index = folder / INDEX

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] != "http" or not scope["path"].startswith(API):
            await self._app(scope, receive, send)
            return

        async def send_named(message: Message) -> None:
            name = self._name() if message["type"] == "http.response.start" else None
            if name is not None:
                MutableHeaders(scope=message)[BUILD] = name
            await send(message)

        await self._app(scope, receive, send_named)

    def _name(self) -> str | None:
        try:
            found = self._index.stat()
        except OSError:
            return None
        return _name_in(self._index, found.st_mtime_ns, found.st_size)


def _smallest(plain: Path, codings: frozenset[str]) -> tuple[Path, str | None]:
    for coding, suffix in COMPRESSED:
        compressed = plain.with_name(plain.name + suffix)
        if coding in codings and compressed.is_file():
            return compressed, coding
    return plain, None


def _codings(accepted: str) -> frozenset[str]:
    found = (part.strip().lower().partition(";") for part in accepted.split(","))
    return frozenset(name.strip() for name, _, quality in found if not _is_nought(quality))


def _is_nought(quality: str) -> bool:
    return re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", quality) is not None


# What a file at this time and of this size contains is read once.
@lru_cache(maxsize=512)
def _digest(path: Path, _time: int, _size: int) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:32]


@lru_cache(maxsize=64)
def _packed(page: bytes) -> bytes:
    return gzip.compress(page, 6, mtime=0)


@lru_cache(maxsize=8)
def _policy_of(page: Path, _time: int, _size: int) -> str:
    return policy_of(page.read_bytes())


@lru_cache(maxsize=8)
def _name_in(index: Path, _time: int, _size: int) -> str | None:
    return build_in(index.read_bytes())


def _is_address_of_page(path: str) -> bool:
    parts = PurePosixPath(path).parts
    return not parts or (parts[0] != HASHED and "." not in parts[-1].lstrip("."))
