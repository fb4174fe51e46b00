"""Assistants at the tools: the SDK's own client, led by a stand-in that knows nothing but what it reads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

from mcp import Client, StdioServerParameters
from mcp.types import CallToolResult, TextContent

from tests.cli.calling import COMMAND, environment
from tests.text_interface.random_answers import RandomAnswers

INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}
"""Nobody waits for the compiler, and nothing of what is played is otherwise."""

AWHILE = 30
"""Seconds that an assistant waits for its turn."""


def by_stdio(*options: str) -> StdioServerParameters:
    """`diablerie mcp` as a process of its own, on its standard input and output."""
    command = [*COMMAND, "mcp", "--pace", "0", *options]
    return StdioServerParameters(
        command=command[0], args=command[1:], env={**environment(), **INTERPRETED}
    )


@contextmanager
def by_http(*options: str) -> Iterator[str]:
    """`diablerie mcp` by HTTP, and its address."""
    command = [*COMMAND, "mcp", "--http", "0", "--pace", "0", *options]
    with process(command, "stderr") as line:
        yield line.rpartition(" ")[2]


@contextmanager
def served(folder: Path, port: int = 0) -> Iterator[str]:
    """`diablerie serve` with a database in a folder, and its address, which ends as by a crash.

    `port` 0: any.
    """
    database = str(folder / "matches.sqlite3")
    limits = ["--limit", "requests=none", "--limit", "own_requests=none"]
    command = [*COMMAND, "serve", "--port", str(port), "--database", database, *limits]
    with process(command, "stdout") as line:
        yield "http://" + line.partition("http://")[2].partition(" ")[0].rstrip("/")


@contextmanager
def process(command: Sequence[str], where: str) -> Iterator[str]:
    """A process that is ended afterwards, and the first line that it says on a stream."""
    streams: Mapping[str, Any] = {where: PIPE}
    with Popen(
        command, text=True, bufsize=1, env={**environment(), **INTERPRETED}, **streams
    ) as started:
        try:
            said = started.stdout if where == "stdout" else started.stderr
            assert said is not None
            yield said.readline().strip()
        finally:
            started.kill()


def text_of(answer: CallToolResult) -> str:
    """What an answer says."""
    (content,) = answer.content
    assert isinstance(content, TextContent)
    return content.text


def facts_of(answer: CallToolResult) -> dict[str, Any]:
    """What an answer tells programs."""
    assert answer.structured_content is not None, text_of(answer)
    facts: dict[str, Any] = answer.structured_content
    assert facts["text"] == text_of(answer)
    return facts


class Assistant:
    """Plays at one table with anything that it is offered."""

    def __init__(self, client: Client, seed: int) -> None:
        self.client = client
        self.answers = RandomAnswers(seed)
        self.seen: dict[str, Any] = {}
        self.acts = 0

    async def call(self, tool: str, **arguments: Any) -> dict[str, Any]:
        """Ask a tool for something that is possible."""
        answer = await self.client.call_tool(tool, arguments)
        assert isinstance(answer, CallToolResult)
        assert not answer.is_error, text_of(answer)
        return facts_of(answer)

    async def open(self, tool: str, **arguments: Any) -> dict[str, Any]:
        """Begin a match, or take a seat."""
        self.seen = await self.call(tool, **arguments)
        return self.seen

    async def play(self) -> dict[str, Any]:
        """Play to the end, and how things stand then."""
        table = self.seen["table"]
        while self.seen["status"] != "over":
            if self.seen["your_turn"]:
                said = self.answers(self.seen["text"])
                self.seen = await self.call("act", table=table, action=said)
                self.acts += 1
            else:
                self.seen = await self.call("see", table=table, wait_seconds=AWHILE)
        return self.seen
