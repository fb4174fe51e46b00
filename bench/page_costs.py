"""What the page's own work costs the processor, read from a trace of Chromium.

Times are those of the processor, not of the clock: what other programs take does not count. What the
program that plays does in the page to find its way about, and its tasks, are left out.
"""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

CATEGORIES = ("toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline")
"""What has to be traced for this."""

KINDS = {
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "HitTest": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "UpdateLayer": "paint",
    "Commit": "paint",
}
"""Of the parts of a task that are not script."""

PICTURE = 100_000
"""Microseconds after which what is drawn no longer belongs to a press."""

Span = dict[str, Any]
"""Something of a trace that has a length on the clock (`dur`) and one of the processor (`tdur`)."""


@dataclass(frozen=True)
class Cost:
    """Milliseconds of the processor, the last of them on other threads than the page's own."""

    script: float
    style: float
    layout: float
    paint: float
    raster: float

    @property
    def total(self) -> float:
        """Of all threads."""
        return self.script + self.style + self.layout + self.paint + self.raster


@dataclass
class _Open:
    """A span in which others lie."""

    span: Span
    is_foreign: bool
    own: float
    """Microseconds without what lies in it."""


def press_costs(events: list[Span]) -> list[Cost]:
    """What each press cost, from the finger's coming down to the picture of what it did."""
    main, presses = _pressed(events)
    work = list(_work(_spans(events, main)))
    raster = [each for each in events if each["name"] == "RasterTask" and each["pid"] == main[0]]
    commits = [each for each in _spans(events, main) if each["name"] == "Commit"]
    found = []
    for begin, end in presses:
        shown = next((each for each in commits if each["ts"] >= end), None)
        if shown is None:
            continue
        seen = shown["ts"] + shown["dur"]
        later = (each["ts"] for each in commits if each["ts"] > seen)
        gone = min(next(later, seen + PICTURE), seen + PICTURE)
        costs = dict.fromkeys(("script", "style", "layout", "paint"), 0.0)
        for at, kind, cost in work:
            if begin <= at < seen:
                costs[kind] += cost / 1000
        drawn = sum(each["tdur"] for each in raster if shown["ts"] <= each["ts"] < gone)
        found.append(Cost(**costs, raster=drawn / 1000))
    return found


def own_tasks(events: list[Span]) -> list[float]:
    """What each task of the page cost, in milliseconds."""
    main, _ = _pressed(events)
    spans = _spans(events, main)
    asked = _asked(spans)
    tasks = (each for each in spans if each["name"] == "RunTask" and each["ts"] not in asked)
    return [each["tdur"] / 1000 for each in tasks]


def _pressed(events: list[Span]) -> tuple[tuple[int, int], list[tuple[float, float]]]:
    """The thread on which the page runs, and from when until when it was told of each press."""
    told = [each for each in events if each["name"] == "EventDispatch" and "tdur" in each]
    told.sort(key=lambda each: float(each["ts"]))
    downs = [each for each in told if each["args"]["data"]["type"] == "pointerdown"]
    clicks = [each for each in told if each["args"]["data"]["type"] == "click"]
    if not downs:
        raise ValueError("nothing was pressed in this trace")
    presses = []
    for down in downs:
        click = next((each for each in clicks if each["ts"] > down["ts"]), None)
        if click is not None:
            presses.append((float(down["ts"]), _end(click)))
    return (downs[0]["pid"], downs[0]["tid"]), presses


def _spans(events: list[Span], thread: tuple[int, int]) -> list[Span]:
    """Those of one thread, each before what lies in it."""
    found = [e for e in events if "tdur" in e and "dur" in e and (e["pid"], e["tid"]) == thread]
    return sorted(found, key=lambda each: (each["ts"], -each["dur"]))


def _asked(spans: list[Span]) -> set[float]:
    """When the tasks began in which the program that plays asks something of the page."""
    asked = [each["ts"] for each in spans if _is_question(each)]
    tasks = [each["ts"] for each in spans if each["name"] == "RunTask"]
    return {tasks[place - 1] for at in asked if (place := bisect_right(tasks, at)) > 0}


def _is_question(span: Span) -> bool:
    return span["name"] == "Receive mojo message" and "DevToolsSession" in str(span["args"])


def _work(spans: list[Span]) -> Iterator[tuple[float, str, float]]:
    """When the page did something, of which kind, and its microseconds without what lies in it."""
    asked = _asked(spans)
    around: list[_Open] = []
    for span in spans:
        while around and _end(around[-1].span) <= span["ts"]:
            yield from _closed(around.pop())
        if around:
            around[-1].own -= span["tdur"]
        is_foreign = any(each.is_foreign for each in around[-1:]) or _is_foreign(span, asked)
        around.append(_Open(span, is_foreign, span["tdur"]))
    while around:
        yield from _closed(around.pop())


def _closed(each: _Open) -> Iterator[tuple[float, str, float]]:
    if not each.is_foreign:
        yield each.span["ts"], KINDS.get(each.span["name"], "script"), each.own


def _is_foreign(span: Span, asked: set[float]) -> bool:
    """Whether the program that plays does this, not the page: its functions have no address."""
    if span["name"] == "RunTask":
        return span["ts"] in asked
    return span["name"] == "FunctionCall" and not span["args"].get("data", {}).get("url")


def _end(span: Span) -> float:
    return float(span["ts"]) + float(span["dur"])
