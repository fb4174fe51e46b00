"""The proxies in deploy/, real ones, in front of two real servers: all of one match is led to one of them."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import httpx2
import pytest

from ..clients import Client
from ..zygote import Server, zygote

DEPLOY = Path(__file__).parents[3] / "deploy"
MATCHES = 12
"""With so many it is next to impossible that chance alone leads each to one server."""

PATIENCE = 20.0

Proxy = Callable[[Path, list[Server]], AbstractContextManager[str]]
"""Runs a proxy in front of servers; its address."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def named(program: str) -> str:
    found = shutil.which(program, path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin:/bin")
    assert found is not None, f"{program} is missing: scripts/proxies.sh installs it"
    return found


def in_front_of(text: str, servers: list[Server]) -> str:
    """A proxy's configuration, with real addresses for those of the servers."""
    for number, server in enumerate(servers, 1):
        text = text.replace(f"server-{number}:8000", f"127.0.0.1:{server.port}")
    return text


@contextmanager
def nginx(folder: Path, servers: list[Server]) -> Iterator[str]:
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    making = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    making += ["-subj", "/CN=localhost", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(making, check=True, capture_output=True)
    port = free_port()
    text = in_front_of((DEPLOY / "nginx.conf").read_text(), servers)
    text = text.replace("/etc/ssl/play.example.pem", str(certificate))
    text = text.replace("/etc/ssl/play.example.key", str(key))
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    text = re.sub(r"listen 80;", f"listen 127.0.0.1:{free_port()};", text)
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    conf = folder / "nginx.conf"
    conf.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; {places} {text} }}\n"
    )
    with running([named("nginx"), "-c", str(conf)], f"https://127.0.0.1:{port}") as address:
        yield address


@contextmanager
def caddy(folder: Path, servers: list[Server]) -> Iterator[str]:
    port = free_port()
    text = in_front_of((DEPLOY / "Caddyfile").read_text(), servers)
    text = text.replace("{$SITE}", f"http://127.0.0.1:{port}")
    if "invalid" in checked(folder, text):
        # Debian's is older than the image's: it does not know yet how long streams outlast a reload.
        text = re.sub(r"\n[^\n]*stream_close_delay[^\n]*", "", text)
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + text)
    command = [named("caddy"), "run", "--adapter", "caddyfile", "--config", str(file)]
    with running(command, f"http://127.0.0.1:{port}") as address:
        yield address


def checked(folder: Path, text: str) -> str:
    file = folder / "Caddyfile"
    file.write_text(text)
    command = [named("caddy"), "adapt", "--adapter", "caddyfile", "--config", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return "invalid" if done.returncode else "valid"


@contextmanager
def running(command: list[str], address: str) -> Iterator[str]:
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        try:
            deadline = time.monotonic() + PATIENCE
            while not answers(address):
                assert process.poll() is None, f"{command[0]} has ended"
                assert time.monotonic() < deadline, f"{command[0]} does not answer"
                time.sleep(0.05)
            yield address
        finally:
            process.terminate()


def answers(address: str) -> bool:
    try:
        return httpx2.get(f"{address}/api/status", verify=False, timeout=5).status_code == 200
    except httpx2.HTTPError:
        return False


def in_memory(server: Server) -> int:
    """How many matches a server holds."""
    told = httpx2.get(f"{server.address}/metrics").text
    found = re.search(r"^diablerie_matches ([\d.]+)$", told, re.MULTILINE)
    assert found is not None
    return int(float(found[1]))


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_all_of_one_match_is_led_to_one_server(
    proxy: Proxy, postgres_url: str, tmp_path: Path
) -> None:
    with zygote() as forge:
        servers = [forge.serve(postgres_url, metrics=True) for _ in range(2)]
        with proxy(tmp_path, servers) as address, Client(address) as maker:
            ids = [maker.new_match().id for _ in range(MATCHES)]
            for server in servers:
                server.kill()
                server.start()
            time.sleep(3)  # until the proxy has seen that they are back
            for _ in range(3):
                for name in ids:
                    assert maker.http.get(f"/api/matches/{name}").status_code == 200
            held = [in_memory(server) for server in servers]
            assert sum(held) == MATCHES
            assert min(held) > 0
            assert maker.http.get("/metrics").status_code == 404


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_a_press_goes_through_the_socket_of_a_proxy(
    proxy: Proxy, postgres_url: str, tmp_path: Path
) -> None:
    with zygote() as forge:
        servers = [forge.serve(postgres_url) for _ in range(2)]
        with proxy(tmp_path, servers) as address, Client(address) as client:
            table = client.new_match()
            with table.live(0) as live:
                v = live.snap()["v"]
                live.send(type="act", cmd="press", expect=v, actions=["s1", "s1"])
                assert live.until("ack")[-1]["done"] == 2
