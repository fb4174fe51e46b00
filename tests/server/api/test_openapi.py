"""The OpenAPI document: complete enough to make a client's types from, and true."""

from __future__ import annotations

from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import Phase, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from diablerie.server import openapi_document
from diablerie.server.protocol.down import DOWN
from diablerie.server.protocol.up import UP

DOCUMENT = openapi_document()
SCHEMAS = DOCUMENT["components"]["schemas"]


@pytest.mark.parametrize(
    ("union", "frames"),
    [
        ("UpFrame", ["Act", "Contribute", "Do", "Ping", "Prepare", "Resume", "Say"]),
        ("DownFrame", ["Ack", "Ev", "Head", "Rej", "Room", "Said", "Snap"]),
    ],
)
def test_the_frames_are_unions_told_apart_by_their_type(union: str, frames: list[str]) -> None:
    schema = SCHEMAS[union]
    mapping = schema["discriminator"]["mapping"]
    assert schema["discriminator"]["propertyName"] == "type"
    assert sorted(mapping) == sorted(frame.lower() for frame in frames)
    assert sorted(mapping.values()) == [f"#/components/schemas/{frame}" for frame in frames]
    for frame in frames:
        assert SCHEMAS[frame]["properties"]["type"]["const"] == frame.lower()
        assert set(SCHEMAS[frame]["required"]) >= {"type"}


def references(node: Any) -> set[str]:
    if isinstance(node, dict):
        own = {node["$ref"]} if isinstance(node.get("$ref"), str) else set()
        return own.union(*map(references, node.values()))
    if isinstance(node, list):
        return set().union(*map(references, node))
    return set()


def test_every_reference_leads_somewhere() -> None:
    known = {f"#/components/schemas/{name}" for name in SCHEMAS}
    assert references(DOCUMENT) <= known


def test_the_server_publishes_this_document(address: str) -> None:
    assert httpx2.get(f"{address}/api/openapi.json").json() == DOCUMENT


def test_every_operation_says_that_it_may_answer_with_a_problem() -> None:
    for path in DOCUMENT["paths"].values():
        for operation in path.values():
            content = operation["responses"]["4XX"]["content"]
            assert list(content) == ["application/problem+json"]
            assert operation["summary"]


def test_the_unions_are_those_that_are_spoken() -> None:
    up, down = ({*each.json_schema()["discriminator"]["mapping"]} for each in (UP, DOWN))
    assert up == {"act", "contribute", "do", "ping", "prepare", "resume", "say"}
    assert down == {"ack", "ev", "head", "rej", "room", "said", "snap"}


SCHEMA = schemathesis.openapi.from_dict(DOCUMENT).exclude(path_regex="/events$")
"""All but the event streams, which never end."""


@SCHEMA.parametrize()
@settings(max_examples=15, phases=[Phase.explicit, Phase.generate])
def test_whatever_is_asked_the_answer_is_one_that_is_documented(case: Any, address: str) -> None:
    # What a game allows is beyond a schema, so that a request in its form may still be refused.
    case.call_and_validate(base_url=address, excluded_checks=[positive_data_acceptance])
