"""What presses on the page cost is read rightly from a browser's trace (`bench/page_costs.py`)."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "bench"))

from page_costs import Cost, own_tasks, press_costs

PAGE, RASTER = 1, 2
"""Two threads of one process."""


def span(name: str, at: float, long: float, thread: int = PAGE, **args: Any) -> dict[str, Any]:
    """Something from a millisecond on for so long, the processor at it for half of that."""
    begin, took = at * 1000, long * 1000
    where = {"pid": 7, "tid": thread, "ph": "X", "args": args}
    return {"name": name, "ts": begin, "dur": took, "tdur": took / 2, **where}


def told(kind: str, at: float, long: float) -> dict[str, Any]:
    return span("EventDispatch", at, long, data={"type": kind})


def script(at: float, long: float, url: str = "http://localhost/page.js") -> dict[str, Any]:
    return span("FunctionCall", at, long, data={"url": url})


PRESS = [
    span("RunTask", 100, 20),
    told("pointerdown", 100, 2),
    told("click", 110, 10),
    script(112, 8),
    span("Layout", 114, 4),
    span("RunTask", 130, 10),
    span("UpdateLayoutTree", 130, 2),
    span("Paint", 132, 4),
    span("Commit", 138, 2),
]


def test_a_press_costs_what_it_does_until_its_picture_each_part_by_itself() -> None:
    drawn = [span("RasterTask", 141, 6, RASTER), span("RasterTask", 145, 2, RASTER)]
    later = [span("RunTask", 200, 50), script(200, 50), span("Commit", 240, 2)]
    late = [span("RasterTask", 243, 30, RASTER)]
    [cost] = press_costs([*PRESS, *drawn, *later, *late])
    assert cost == Cost(script=9, style=1, layout=2, paint=3, raster=4)
    assert cost.total == 19


def test_what_the_program_that_plays_does_in_the_page_is_left_out() -> None:
    looking = [script(104, 4, url=""), span("Layout", 105, 2)]
    message = {"mojo_interface_tag": "blink.mojom.DevToolsSession"}
    question = [
        span("RunTask", 122, 6),
        span("Receive mojo message", 122, 6, chrome_mojo_event_info=message),
    ]
    events = [*PRESS, *looking, *question]
    [alone], [disturbed] = press_costs(PRESS), press_costs(events)
    assert disturbed.layout == alone.layout
    assert disturbed.script == alone.script - 2
    assert own_tasks(events) == [10, 5]


def test_a_trace_without_a_press_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing was pressed"):
        press_costs([span("RunTask", 0, 10)])
