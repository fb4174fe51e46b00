"""The ways of acting on a page: with a mouse, with fingers, with keys alone, as a screen reader does.

All see the same: the accessibility tree. What they find there they press each in their own way.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from typing import Any, ClassVar

from playwright.sync_api import Page

from .tree import Node, Tree

ARROWS = ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown")
MOST_STOPS = 250
"""How often Tab is pressed in search of something."""

Point = tuple[float, float]


class Means(ABC):
    """A way of acting on a page. What stands for a part of the page is a node of its tree."""

    screen: ClassVar[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
    """What a browser needs to be for it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)

    def look(self) -> Tree:
        """What the page tells now."""
        return Tree.read(self.line)

    @abstractmethod
    def press(self, node: Node) -> None:
        """Press a button or follow a link, or choose one of several."""

    def go(self, node: Node) -> None:
        """Press a place on a board, so that what can be done there is done."""
        self.press(node)

    def carry(self, _thing: Node, place: Node) -> None:
        """Bring something that has been taken up to a place on the board."""
        self.go(place)

    def write(self, field: Node, text: str) -> None:
        """Write into a field, in place of what stands in it."""
        self.press(field)
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)

    def ask(self, node: Node, function: str) -> Any:
        """What a function of the page says about an element, which is its `this`."""
        found = self.line.send("DOM.resolveNode", {"backendNodeId": node.element})
        answer = self.line.send(
            "Runtime.callFunctionOn",
            {
                "objectId": found["object"]["objectId"],
                "functionDeclaration": function,
                "returnByValue": True,
            },
        )
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")


UNCOVERED = """
function () {
    const seen = this.labels?.[0] ?? this;
    seen.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = seen.getBoundingClientRect();
    for (const across of [0.5, 0.3, 0.7, 0.15, 0.85])
        for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
            const [x, y] = [left + across * width, top + down * height];
            if (seen.contains(document.elementFromPoint(x, y))) return [x, y];
        }
    return null;
}
"""
"""A point of an element, its middle first, at which nothing lies over it."""


class Pointing(Means):
    """Whoever presses what he sees, where he sees it."""

    def point(self, node: Node) -> Point:
        """Where to press it; a test fails where it is covered all over."""
        found = self.ask(node, UNCOVERED)
        assert found is not None, f"covered: {node.role} {node.name!r}"
        x, y = found
        return x, y


class Mouse(Pointing):
    """A mouse: it clicks, and where a board lets it, it drags."""

    def press(self, node: Node) -> None:
        self.page.mouse.click(*self.point(node))

    def carry(self, thing: Node, place: Node) -> None:
        to = self.point(place)
        self.page.mouse.move(*self.point(thing))
        self.page.mouse.down()
        self.page.mouse.move(*to, steps=4)
        self.page.mouse.up()


class Fingers(Pointing):
    """Fingers on a phone: they cannot hover, so on a board the first touch shows and the second does."""

    screen: ClassVar = {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
    }

    def press(self, node: Node) -> None:
        self.page.touchscreen.tap(*self.point(node))

    def go(self, node: Node) -> None:
        self.press(node)
        self.press(node)


HERE = """
function () {
    const here = document.activeElement;
    const { left, top, right, bottom } = here.getBoundingClientRect();
    const wanted = this.getBoundingClientRect();
    const alike = this.type === 'radio' ? here.type === 'radio' && here.name === this.name
        : this.tabIndex < 0 && this.parentElement === here.parentElement;
    return {
        nowhere: here === document.body,
        reached: here === this,
        beside: alike,
        across: (wanted.left + wanted.right - left - right) / 2,
        down: (wanted.top + wanted.bottom - top - bottom) / 2,
        behind: (here.compareDocumentPosition(this) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
        shown: here.matches(':focus-visible')
            && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight,
        told: here.getAttribute('aria-label') ?? here.textContent.trim(),
    };
}
"""
"""Where the focus is, as seen from an element one would like it to be on."""


class Focused(Means):
    """Whoever has nothing but the focus: once it is on the page, it must never be lost."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._pressed = ""
        """What was pressed last."""

    def where(self, node: Node) -> dict[str, Any]:
        """Where the focus is, as seen from a node."""
        answer: dict[str, Any] = self.ask(node, HERE)
        return answer

    def press(self, node: Node) -> None:
        if self._pressed:
            assert not self.where(node)["nowhere"], f"the focus was lost after {self._pressed}"
        self.reach(node)
        self.page.keyboard.press("Space" if node.role in ("radio", "checkbox") else "Enter")
        self._pressed = f"{node.role} {node.name!r}"

    def write(self, field: Node, text: str) -> None:
        self.reach(field)
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)

    @abstractmethod
    def reach(self, node: Node) -> None:
        """Bring the focus there."""


class Reader(Focused):
    """A screen reader: it puts the focus where it wants it, and presses Enter."""

    def reach(self, node: Node) -> None:
        self.line.send("DOM.focus", {"backendNodeId": node.element})


class Keys(Focused):
    """Keys alone: Tab to a group of things, arrow keys among them. The focus is always to be seen."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._ways: dict[int, dict[str, int]] = {}
        """Where each arrow key has led to, from each place of a board or a group."""

    def reach(self, node: Node) -> None:
        here = self.where(node)
        for _ in range(MOST_STOPS):
            if here["reached"]:
                return
            if here["beside"]:
                self._walk(node, here)
                return
            here = self._stride(node, "Shift+Tab" if here["behind"] else "Tab")
        raise AssertionError(f"not reached with Tab: {node.role} {node.name!r}")

    def _stride(self, node: Node, key: str) -> dict[str, Any]:
        """Press a key that moves the focus; it must be seen where it is then."""
        self.page.keyboard.press(key)
        here = self.where(node)
        assert here["nowhere"] or here["shown"], f"not to be seen: focus on {here['told']!r}"
        return here

    def _walk(self, node: Node, here: dict[str, Any]) -> None:
        """With arrow keys, as one walks over a map that one gets to know."""
        place = self._place()
        for _ in range(MOST_STOPS):
            if here["reached"]:
                return
            for key in self._plan(place, node.element, here):
                stood = place
                here = self._stride(node, key)
                place = self._place()
                self._ways.setdefault(stood, {})[key] = place
        raise AssertionError(f"not reached with arrow keys: {node.role} {node.name!r}")

    def _place(self) -> int:
        """What has the focus, by the number that the browser knows it by."""
        found = self.line.send("Runtime.evaluate", {"expression": "document.activeElement"})
        told = self.line.send("DOM.describeNode", {"objectId": found["result"]["objectId"]})
        place: int = told["node"]["backendNodeId"]
        return place

    def _plan(self, place: int, goal: int, here: dict[str, Any]) -> list[str]:
        """Keys that lead there, as far as one knows; else to a place with a key not yet tried."""
        return (
            self._path(place, lambda found: found == goal)
            or self._facing(place, here["across"], here["down"])
            or [
                *(path := self._path(place, self._untried)),
                self._untried(self._at(place, path))[0],
            ]
        )

    def _path(self, place: int, wanted: Callable[[int], object]) -> list[str]:
        """The shortest known way to somewhere that is wanted; none where one knows of none."""
        paths: dict[int, list[str]] = {place: []}
        ahead = deque([place])
        while ahead:
            found = ahead.popleft()
            if wanted(found):
                return paths[found]
            for key, next_place in self._ways.get(found, {}).items():
                if next_place not in paths:
                    paths[next_place] = [*paths[found], key]
                    ahead.append(next_place)
        return []

    def _at(self, place: int, path: list[str]) -> int:
        for key in path:
            place = self._ways[place][key]
        return place

    def _untried(self, place: int) -> list[str]:
        return [key for key in ARROWS if key not in self._ways.get(place, {})]

    def _facing(self, place: int, across: float, down: float) -> list[str]:
        """The key that points there, if it has not been tried."""
        if abs(across) > abs(down):
            key = "ArrowRight" if across > 0 else "ArrowLeft"
        else:
            key = "ArrowDown" if down > 0 else "ArrowUp"
        return [key] if key in self._untried(place) else []


MEANS: dict[str, type[Means]] = {
    "mouse": Mouse,
    "keyboard": Keys,
    "tree": Reader,
    "touch": Fingers,
}
"""By what they act with."""
