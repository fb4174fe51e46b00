"""The documented session works as it stands."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from diablerie.server import openapi_document

API = Path(__file__).parents[3] / "docs" / "api.md"


def test_the_python_session_of_the_api_page_plays_a_match_to_its_end(address: str) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", API.read_text(), re.DOTALL)
    command = [sys.executable, "-c", program, address]
    played = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert played.returncode == 0, played.stderr
    assert played.stdout.startswith("{'reason': ")
    assert played.stdout.endswith("True\n")


def test_every_endpoint_is_documented_and_every_documented_one_exists() -> None:
    row = r"^\| `(GET|POST|PUT|PATCH|DELETE)` \| `([^`?]+)"
    told = re.findall(row, API.read_text(), re.MULTILINE)
    there = {
        (method.upper(), path.replace("match_id", "id"))
        for path, operations in openapi_document()["paths"].items()
        for method in operations
    }
    assert sorted(told) == sorted(there)
