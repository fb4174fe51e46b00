"""The messages of a catalogue, taken apart: which there are, and what each has to be told."""

from __future__ import annotations

from collections.abc import Mapping

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

Messages = Mapping[str, ast.Message]


class Parts(Visitor):
    """The variables, references and variant keys found anywhere in a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.keys: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name that fluent.syntax calls
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            keys |= {
                key.name if isinstance(key, ast.Identifier) else key.value
                for key in (variant.key for variant in node.variants)
            }
        self.generic_visit(node)


def entries_of(source: str) -> list[ast.EntryType]:
    """All that stands in a catalogue, in its order."""
    return FluentParser().parse(source).body


def messages_of(source: str) -> Messages:
    """The messages of a catalogue by their names."""
    return {entry.id.name: entry for entry in entries_of(source) if isinstance(entry, ast.Message)}


def parts_of(messages: Messages, name: str) -> Parts:
    """The parts of a message and of all that it refers to."""
    parts = Parts()
    parts.visit(messages[name])
    for other in list(parts.messages):
        inner = parts_of(messages, other)
        parts.variables |= inner.variables
        for variable, keys in inner.keys.items():
            parts.keys.setdefault(variable, set()).update(keys)
    return parts
