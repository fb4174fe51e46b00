"""Reverse proxies, real ones: those of deploy/ as they stand, and one by whoever had not read on."""

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

from .zygote import Server

DEPLOY = Path(__file__).parents[2] / "deploy"
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
    assert found is not None, f"{program} is missing: scripts/debian_programs.sh installs it"
    return found


def in_front_of(text: str, servers: list[Server]) -> str:
    """A proxy's configuration, with real addresses for those of the servers."""
    for number, server in enumerate(servers, 1):
        text = text.replace(f"server-{number}:8000", f"127.0.0.1:{server.port}")
    return text


def certified(folder: Path) -> tuple[Path, Path]:
    """A key and a certificate that nobody need trust."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    making = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    making += ["-subj", "/CN=localhost", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(making, check=True, capture_output=True)
    return key, certificate


@contextmanager
def nginx(folder: Path, servers: list[Server]) -> Iterator[str]:
    key, certificate = certified(folder)
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
def haproxy(folder: Path, servers: list[Server]) -> Iterator[str]:
    key, certificate = certified(folder)
    (folder / "play.example.pem").write_text(certificate.read_text() + key.read_text())
    port = free_port()
    text = in_front_of((DEPLOY / "haproxy.cfg").read_text(), servers)
    text = text.replace("/etc/ssl/private", str(folder))
    text = text.replace("bind :443", f"bind 127.0.0.1:{port}")
    text = text.replace("bind :80", f"bind 127.0.0.1:{free_port()}")
    conf = folder / "haproxy.cfg"
    conf.write_text(text)
    with running([named("haproxy"), "-f", str(conf)], f"https://127.0.0.1:{port}") as address:
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


PLAIN = """
daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}
http {{
    access_log off; {places}
    server {{
        listen 127.0.0.1:{port};
        location / {{ proxy_pass http://127.0.0.1:{server}; proxy_set_header Host $http_host; }}
    }}
}}
"""
"""What one writes who has not read on: no upgrade passes, and answers are held back in buffers."""


@contextmanager
def plain_nginx(folder: Path, served: int) -> Iterator[str]:
    port = free_port()
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    conf = folder / "nginx.conf"
    conf.write_text(PLAIN.format(folder=folder, places=places, port=port, server=served))
    with running([named("nginx"), "-c", str(conf)], f"http://127.0.0.1:{port}") as address:
        yield address
