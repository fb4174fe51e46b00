"""The games' modules in a worker of a real browser: all comes out as machine code has it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route

import diablerie
from diablerie.wasm import modules
from diablerie.wasm.layout import layout
from tests.settings import everyday
from tests.wasm.transcript import Transcript, decide, walk

ORIGIN = "https://engine.test"
JAVASCRIPT = Path(modules.__file__).parent / "npm"
REPLAY = Path(__file__).parents[1] / "wasm" / "replay.mjs"

WORKER = """
import { EngineModule } from './module.js';
import { replay } from './replay.mjs';

const read = async (name) => (await fetch(name)).json();
const source = await WebAssembly.compileStreaming(fetch('module.wasm'));
const [layout, transcript] = [await read('layout.json'), await read('transcript.json')];
self.postMessage(await replay(EngineModule, source, layout, transcript));
"""

ASK = """() => new Promise((resolve, reject) => {
  const worker = new Worker('worker.js', { type: 'module' });
  worker.onmessage = (event) => resolve(event.data);
  worker.onerror = (event) => reject(new Error(event.message));
})"""


@pytest.mark.parametrize("name", everyday(diablerie.games(), "doctor-faust"))
def test_a_worker_does_what_machine_code_does(
    page: Page, built_modules: Path, tmp_path: Path, name: str
) -> None:
    transcript = Transcript(diablerie.load(name))
    walk(transcript, 60, seed=17)
    decide(transcript, 60, 500, seed=19)
    transcript.write(tmp_path / "transcript.json")
    (tmp_path / "layout.json").write_text(json.dumps(layout(transcript.game)))
    (tmp_path / "index.html").write_text(
        "<!doctype html><title>Engine</title><link rel=icon href=data:,>"
    )
    (tmp_path / "worker.js").write_text(WORKER)
    files = {"module.wasm": built_modules / f"{name}.wasm", "replay.mjs": REPLAY}
    files |= {each.name: each for each in (*JAVASCRIPT.glob("*.js"), *tmp_path.iterdir())}

    def serve(route: Route) -> None:
        path = files[route.request.url.removeprefix(f"{ORIGIN}/")]
        kinds = {".wasm": "application/wasm", ".html": "text/html", ".json": "application/json"}
        route.fulfill(
            body=path.read_bytes(), content_type=kinds.get(path.suffix, "text/javascript")
        )

    page.route(f"{ORIGIN}/**", serve)
    page.goto(f"{ORIGIN}/index.html")
    found: dict[str, Any] = page.evaluate(ASK)
    assert found["differences"] == {}, found["told"]
    assert sum(found["calls"].values()) == len(transcript.calls)
