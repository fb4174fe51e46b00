"""Sounds, made by a real browser: each can be heard and spoils nothing, and a move is heard if one wants."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

import diablerie
from tests.games.doctor_faust.page import Faust

MANIFEST = Path(diablerie.__file__).parent / "web" / ".vite" / "manifest.json"

LONGEST = 1.5
"""Seconds that a sound takes at most."""

AUDIBLE, CLIPPING = 0.02, 1.0
"""How loud a sound is at its loudest, at least, and what none comes to."""

RENDER = """async ([file, groups]) => {
    const { Synthesizer } = await import(`/${file}`);
    const rate = 44100, length = 3;
    const render = async (names) => {
        const context = new OfflineAudioContext(1, length * rate, rate);
        const mixer = new Synthesizer(context);
        for (const name of names) mixer.play(name, 1, 0);
        return (await context.startRendering()).getChannelData(0);
    };
    const heard = async (names) => {
        const samples = await render(names);
        const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
        const last = samples.findLastIndex((each) => Math.abs(each) > 0.001);
        return { names, peak, seconds: (last + 1) / rate, spoilt: samples.some(Number.isNaN) };
    };
    const found = [];
    for (const names of groups ?? Synthesizer.sounds.map((name) => [name])) {
        found.push(await heard(names));
    }
    return found;
}"""
"""Makes sounds as loud as they can be set, without their being heard."""

TELLTALE = """
    window.begun = 0;
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
        const { start } = kind.prototype;
        kind.prototype.start = function (...when) {
            if (this.context instanceof AudioContext) window.begun += 1;
            return start.apply(this, when);
        };
    }
"""
"""A script for a page that counts the tones it begins."""


def rendered(page: Page, url: str, *groups: list[str]) -> list[dict[str, Any]]:
    """What comes of sounds that begin together; without any, of each by itself."""
    file = json.loads(MANIFEST.read_text())["src/sound/synthesizer.ts"]["file"]
    page.goto(url)
    found: list[dict[str, Any]] = page.evaluate(RENDER, [file, list(groups) or None])
    return found


def test_every_sound_can_be_heard_is_short_and_spoils_nothing(page: Page, server_url: str) -> None:
    found = rendered(page, server_url)
    assert len(found) > 20
    for sound in found:
        assert AUDIBLE < sound["peak"] < CLIPPING, sound
        assert 0.02 < sound["seconds"] <= LONGEST, sound
        assert not sound["spoilt"], sound


def test_many_sounds_at_once_spoil_nothing(page: Page, server_url: str) -> None:
    loud = ["trap", "devil", "murder", "knock", "tower", "soul", "win", "bell", "step", "shove"]
    [together] = rendered(page, server_url, loud)
    assert AUDIBLE < together["peak"] < CLIPPING


def sit(page: Page, url: str) -> Faust:
    """At a table of Doctor Faust, in one's turn, on a page that counts its tones."""
    page.add_init_script(TELLTALE)
    wish = {"game": "doctor-faust", "seats": [{"kind": "person"}, {"kind": "bot", "level": "imp"}]}
    match = page.request.post(f"{url}/api/matches", data=wish).json()["id"]
    page.goto(f"{url}/m/{match}")
    table = Faust(page)
    assert table.wait_for_turn()
    return table


def move(table: Faust) -> None:
    """Walk a stone, and see the other's turn pass."""
    while table.ready.count():
        assert table.choose("doctor-faust-choose-stone")
        table.targets.last.click()
        table.page.wait_for_timeout(100)
    assert table.wait_for_turn()


def test_a_move_is_heard(page: Page, server_url: str) -> None:
    table = sit(page, server_url)
    # The first gesture lets the page be heard.
    with page.expect_response(lambda response: "/assets/synthesizer-" in response.url):
        page.keyboard.press("Shift")
    assert page.evaluate("begun") == 0
    move(table)
    page.wait_for_function("begun > 0")


def test_nothing_is_heard_with_the_sounds_switched_off(page: Page, server_url: str) -> None:
    page.add_init_script("localStorage['diablerie-sound'] = 'off'")
    move(sit(page, server_url))
    assert page.evaluate("begun") == 0
