"""Main: runs the server, or a worker, until it is told to stop (uvicorn, signals, sockets)."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import uvicorn

from .. import installed_games
from . import malloc, open_files
from .api.app import Application, create_app
from .api.forwarded import ForwardedHeaders
from .api.worker_http import worker_http
from .config import Settings
from .core.addresses import is_loopback, is_unspecified
from .core.logging import logger
from .services import Services
from .transport.configuration import configuration

LAST_ANSWERS = 2.0
"""Seconds that connections get, when the server stops, for the answers they wait for."""

GARBAGE = (20_000, 20, 50)
"""How many new objects are made before the youngest are gone through, and so on for the older ones."""

PATIENCE = 2
"""Seconds that connections then get to end by themselves."""

STARTED = 0.5
"""Seconds between two looks whether a server that is starting still is."""

OUTSIDE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that are nobody's: the way to them is the way out of this machine."""

log = logger(__name__)


def run_server(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: Path | str | None = None,
    *,
    open_browser: bool = False,
    announce: Callable[[str], None] | None = None,
    settings: Settings | None = None,
) -> None:
    """Serve the page and the API until SIGINT or SIGTERM. To be called in the main thread.

    `port` 0 takes any free one; `announce` is told the address once the server answers. `database`
    goes before that of `settings`. Raises OSError if the port is taken.
    """
    settings = settings or Settings()
    if database is not None:
        settings = replace(settings, database=database)
    malloc.keep_few()
    listener = listen(host, port)
    address = address_of(host, listener.getsockname()[1])

    def ready() -> None:
        log.info("serving")
        if announce is not None:
            announce(address)
        if open_browser:
            webbrowser.open(address)

    with _stopping_quietly():
        PageServer(create_app(settings), settings, ready).run(sockets=[listener])


@contextmanager
def serving(settings: Settings, host: str = "127.0.0.1") -> Iterator[str]:
    """While a server runs in a thread, on a free port, by itself for this machine alone; its address."""
    listener = listen(host, 0)
    answering = threading.Event()
    server = PageServer(create_app(settings), settings, answering.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, name="serving")
    thread.start()
    try:
        while not answering.wait(STARTED):
            if not thread.is_alive():
                raise RuntimeError("the server has not started; its log says why")
        yield address_of(host, listener.getsockname()[1])
    finally:
        server.should_exit = True
        thread.join()


def run_worker(
    settings: Settings,
    announce: Callable[[], None] | None = None,
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
) -> None:
    """Let the bots of a fleet think until SIGINT or SIGTERM. To be called in the main thread.

    At `port`, if there is one, what watches over it gets `/healthz`, `/readyz` and, if the settings have
    it, `/metrics`. `announce` is called once it works. Raises ValueError for a database that others
    cannot share, OSError if the port is taken.
    """
    malloc.keep_few()
    open_files.raise_limit()
    listener = None if port is None else listen(host, port)
    asyncio.run(_work(replace(settings, work=True), listener, announce))


def _worker_config(settings: Settings) -> Callable[[Application], uvicorn.Config]:
    """How a worker is served to whom watches over it."""
    return lambda app: configuration(app, settings, open_files.raise_limit(), lifespan="off")


async def _work(
    settings: Settings, listener: socket.socket | None, announce: Callable[[], None] | None
) -> None:
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for ending in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(ending, stop.set)
    installed_games.allow(settings.installed_games)
    services = Services(settings)
    try:
        if not services.database.is_shared:
            raise ValueError(
                "workers need a database that several processes share: postgresql://..."
            )
        await services.open(serves=False)
        async with worker_http(services, listener, _worker_config(settings)):
            log.info("working")
            if announce is not None:
                announce()
            await stop.wait()
            log.info("stopping")
    finally:
        await services.close()


@contextmanager
def _stopping_quietly() -> Iterator[None]:
    """Take SIGTERM like SIGINT, and both for what they are: the ordinary way to stop a server.

    Uvicorn raises a signal once more when it has shut down.
    """
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with suppress(KeyboardInterrupt):
            yield
    finally:
        signal.signal(signal.SIGTERM, before)


class PageServer(uvicorn.Server):
    """Uvicorn, telling when it answers, and stopping so that nothing asked for stays unanswered."""

    def __init__(self, app: Application, settings: Settings, ready: Callable[[], None]) -> None:
        """Prepare to serve `app`; `ready` is called once it answers."""
        config = configuration(
            ForwardedHeaders(app, settings.proxies),
            settings,
            open_files.raise_limit(),
            timeout_graceful_shutdown=PATIENCE,
            timeout_keep_alive=settings.times.idle,
        )
        super().__init__(config)
        self._page = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the application, then begin to listen."""
        await super().startup(sockets)
        _rarely_look_for_garbage()
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen no more, let all clients have the answers they wait for, then stop."""
        log.info("stopping")
        for server in self.servers:
            server.close()
        await self._page.state.services.drain(LAST_ANSWERS)
        await super().shutdown(sockets)


def _rarely_look_for_garbage() -> None:
    """Have the interpreter go through all objects less often: matches in memory are many, and stay.

    What has been made so far stays for good. What goes, goes mostly without being looked for.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def listen(host: str, port: int) -> socket.socket:
    """A socket at an address; `port` 0 takes any free one. Raises OSError if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6 and is_unspecified(host):
            # All addresses of both kinds, however this machine would have it by itself.
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


def address_of(host: str, port: int) -> str:
    """Where a browser on this machine finds a server that listens on `host`."""
    return _http("127.0.0.1" if is_unspecified(host) else host, port)


def addresses_for_others(host: str, port: int) -> list[str]:
    """Where browsers on other machines of the network find a server that listens on `host`."""
    if is_unspecified(host):
        families = OUTSIDE if ":" in host else (socket.AF_INET,)
        hosts = [_own_address(family) for family in families]
    else:
        hosts = [host]
    return [_http(one, port) for one in hosts if one is not None and not is_loopback(one)]


def _http(host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def _own_address(family: int) -> str | None:
    """This machine's address in its network, as the machine itself would choose it; None: it has none."""
    with socket.socket(family, socket.SOCK_DGRAM) as way_out:
        try:
            # Nothing is sent: only the way is looked for.
            way_out.connect((OUTSIDE[socket.AddressFamily(family)], 9))
        except OSError:
            return None
        address: str = way_out.getsockname()[0]
        return address
