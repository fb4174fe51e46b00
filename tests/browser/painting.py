"""What the browser draws anew, as it counts it itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page


def paintings(page: Page, selector: str) -> Callable[[], int]:
    """How often what has a layer of its own has been painted, once anything is drawn after this call."""
    line = page.context.new_cdp_session(page)
    root = line.send("DOM.getDocument")["root"]["nodeId"]
    node = line.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    wanted = line.send("DOM.describeNode", {"nodeId": node})["node"]["backendNodeId"]
    counts: list[int] = []

    def note(told: dict[str, Any]) -> None:
        own = (each for each in told.get("layers", []) if each.get("backendNodeId") == wanted)
        counts.extend(layer["paintCount"] for layer in own if layer["drawsContent"])

    line.on("LayerTree.layerTreeDidChange", note)
    line.send("LayerTree.enable")

    def count() -> int:
        page.wait_for_timeout(300)
        return counts[-1]

    return count
