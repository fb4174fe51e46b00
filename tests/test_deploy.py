"""What containers are made of and how a fleet of them is put together; no container is started here."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[1]
CONTAINERFILE = (ROOT / "Containerfile").read_text()
NAMES = re.compile(r"^[a-z0-9-]+(:[\w.-]+)?$")


@pytest.fixture
def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
    return read


def test_a_fleet_is_two_servers_a_worker_a_database_and_a_proxy(compose: dict[str, Any]) -> None:
    assert list(compose["services"]) == ["server-1", "server-2", "worker", "database", "proxy"]
    worker = compose["services"]["worker"]
    assert worker["command"][0] == "worker"
    # The image asks it there whether it is well.
    assert "--port=8000" in worker["command"]
    for server in ("server-1", "server-2"):
        assert {"serve", "--no-bots"} <= set(compose["services"][server]["command"])


def test_only_the_proxy_is_reached_from_outside(compose: dict[str, Any]) -> None:
    assert [name for name, one in compose["services"].items() if "ports" in one] == ["proxy"]


def test_servers_believe_the_network_they_are_in_and_no_other(compose: dict[str, Any]) -> None:
    (subnet,) = compose["networks"]["inside"]["ipam"]["config"]
    for server in ("server-1", "server-2"):
        assert f"--proxy={subnet['subnet']}" in compose["services"][server]["command"]


def test_the_password_has_no_default(compose: dict[str, Any]) -> None:
    text = (ROOT / "compose.yaml").read_text()
    assert set(re.findall(r"\$\{(?:POSTGRES_PASSWORD|SITE)(.)", text)) == {":"}
    assert set(re.findall(r"\$\{\w+:(.)", text)) == {"?"}
    assert compose["services"]["database"]["environment"]["POSTGRES_PASSWORD"].startswith("${")


def test_volumes_and_networks_are_declared(compose: dict[str, Any]) -> None:
    for service in compose["services"].values():
        named = [v.partition(":")[0] for v in service.get("volumes", []) if not v.startswith(".")]
        assert set(named) <= set(compose["volumes"])
        assert set(service["networks"]) <= set(compose["networks"])


def test_images_are_named_without_a_registry(compose: dict[str, Any]) -> None:
    images = [service["image"] for service in compose["services"].values()]
    images += re.findall(r"^FROM (\S+)", CONTAINERFILE, re.MULTILINE)
    assert all(NAMES.match(image) for image in images), images


def test_the_image_runs_as_nobody_special_and_copies_what_is_there() -> None:
    assert re.findall(r"^USER (\w+)", CONTAINERFILE, re.MULTILINE) == ["diablerie"]
    copied = re.findall(r"^COPY (.+) \S+$", CONTAINERFILE, re.MULTILINE)
    taken = (ROOT / ".containerignore").read_text().splitlines()
    for source in " ".join(copied).split():
        assert (ROOT / source).exists()
        assert f"!{source}" in taken


def test_the_proxies_keep_numbers_to_themselves() -> None:
    for name in ("Caddyfile", "nginx.conf"):
        assert "/metrics" in (ROOT / "deploy" / name).read_text()
