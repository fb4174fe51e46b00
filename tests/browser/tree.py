"""A page as a screen reader is told of it: Chromium's own accessibility tree."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from playwright.sync_api import CDPSession

Name = str | re.Pattern[str] | None
"""A name to the letter, a pattern that it holds, or any."""


@dataclass(frozen=True)
class Node:
    """Something that is told: what it is, what it is called, how it is."""

    element: int
    """What is behind it in the document, by the number that the browser knows it by."""
    role: str
    name: str
    states: Mapping[str, Any]
    depth: int

    @property
    def is_usable(self) -> bool:
        """It is not told to be disabled."""
        return not self.states.get("disabled")

    def is_called(self, role: str, name: Name) -> bool:
        if self.role != role:
            return False
        if isinstance(name, re.Pattern):
            return name.search(self.name) is not None
        return name is None or name == self.name


class Tree(Sequence[Node]):
    """All that is told, or a part of it, in the order in which it is read."""

    def __init__(self, nodes: Sequence[Node] = ()) -> None:
        self._nodes = tuple(nodes)

    @classmethod
    def read(cls, line: CDPSession) -> Tree:
        """The whole tree, as it is now."""
        told = line.send("Accessibility.getFullAXTree")["nodes"]
        known = {node["nodeId"]: node for node in told}
        return cls(list(_walk(told[0], known, 0)))

    def __len__(self) -> int:
        return len(self._nodes)

    def __getitem__(self, place: Any) -> Any:
        return self._nodes[place]

    def all(self, role: str, name: Name = None) -> list[Node]:
        return [node for node in self if node.is_called(role, name)]

    def usable(self, role: str, name: Name = None) -> list[Node]:
        """Those that are not disabled."""
        return [node for node in self.all(role, name) if node.is_usable]

    def one(self, role: str, name: Name = None) -> Node:
        """The first one; a test fails where there is none."""
        found = self.all(role, name)
        assert found, f"no {role} {name!r} is told among\n{self}"
        return found[0]

    def part(self, role: str, name: Name = None) -> Tree:
        """What is inside the first one; nothing where there is none."""
        found = self.all(role, name)
        return self.inside(found[0]) if found else Tree()

    def inside(self, node: Node) -> Tree:
        """What is inside a node of it."""
        after = self._nodes[self._nodes.index(node) + 1 :]
        return Tree(list(takewhile(lambda other: other.depth > node.depth, after)))

    @property
    def text(self) -> str:
        """All that can be read in it."""
        return " ".join(node.name for node in self.all("StaticText"))

    def __str__(self) -> str:
        told = [node for node in self if node.name and node.role not in ("StaticText", "generic")]
        return "\n".join(f"{'  ' * node.depth}{node.role} {node.name!r}" for node in told)


def _walk(node: dict[str, Any], known: Mapping[str, dict[str, Any]], depth: int) -> Iterator[Node]:
    """A node and all below it; what is ignored is passed over, but what is in it is not."""
    told = not node["ignored"] and node["role"]["value"] != "InlineTextBox"
    if told:
        states = {each["name"]: each["value"].get("value") for each in node.get("properties", ())}
        yield Node(
            element=node.get("backendDOMNodeId", 0),
            role=node["role"]["value"],
            name=node.get("name", {}).get("value", ""),
            states=states,
            depth=depth,
        )
    for child in node.get("childIds", ()):
        if child in known:
            yield from _walk(known[child], known, depth + told)
