"""What a lesson asks for is marked, and in sight on a telephone: to follow the mark does every step."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import diablerie
from diablerie.lessons import lesson
from diablerie.words import speak
from tests.settings import everyday

from .conftest import PROMPT
from .seated import PATIENCE, await_faces

MOST = 24
"""Presses that a step may need, the second ones of a finger among them."""

WHERE = """mark => {
    const box = mark.getBoundingClientRect();
    const desk = document.querySelector('.desk').getBoundingClientRect();
    return [box.left, box.top, box.right, box.bottom, innerWidth, desk.top];
}"""


BRING = """() => {
    const { top, bottom } = document.querySelector('.pressing').getBoundingClientRect();
    const desk = document.querySelector('.desk').getBoundingClientRect();
    scrollBy({ top: Math.max(0, bottom + 12 - desk.top) + Math.min(0, top - 12), behavior: 'instant' });
}"""
"""Scroll on a little, as one does where half of something is to be seen."""

TWO_FRAMES = """() => new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(resolve)))"""


SPAN = """() => {
    const { bottom } = document.querySelector('.desk').getBoundingClientRect();
    return [innerWidth, Math.round(bottom)];
}"""
"""How wide and high the page is shown: wider than its telephone it would be zoomed out."""

SLOWED = 0.02
"""How fast animations go beside what they do by themselves."""


def in_sight(mark: Locator) -> tuple[float, float]:
    """The middle of a mark, none of which is beyond the edges or beneath what is to be done."""
    expect(mark).to_be_visible(timeout=PATIENCE)
    mark.page.evaluate(TWO_FRAMES)
    left, top, right, bottom, width, desk = mark.evaluate(WHERE)
    seen = left >= -4 and top >= 0 and right <= width + 4 and bottom <= desk
    assert seen, (
        f"the mark from {left:.0f},{top:.0f} to {right:.0f},{bottom:.0f} is not in sight: "
        f"{width:.0f} wide, covered from {desk:.0f} on"
    )
    return (left + right) / 2, (top + bottom) / 2


@pytest.mark.parametrize("game", everyday(diablerie.games(), "doctor-faust"))
@pytest.mark.parametrize(
    ("size", "language"),
    [((360, 740), "de"), pytest.param((390, 844), "en", marks=pytest.mark.soak)],
    ids=str,
)
def test_whoever_presses_what_is_marked_does_what_each_step_asks_for(
    browser: Browser, base_url: str, game: str, size: tuple[int, int], language: str
) -> None:
    page = telephone(browser, base_url, size)
    page.add_init_script(f"localStorage['diablerie-language'] = '{language}'")
    signs = page.get_by_role(
        "button",
        name=re.compile("|".join(speak(language, f"lesson-{way}") for way in ("down", "up"))),
    )
    for step in lesson(game).steps:
        page.goto(f"/learn/{game}/{step.name}")
        expect(page.locator(".pressing")).to_be_visible(timeout=PATIENCE)
        # First one reads; what is to be pressed may be further down, and then a sign leads there.
        expect(page.locator("#lesson-title")).to_be_in_viewport()
        await_faces(page)
        if signs.count() > 0:
            signs.tap()
            expect(signs).to_have_count(0)
        else:
            page.evaluate(BRING)
        follow(page, speak(language, "lesson-met"), step.name)
    page.context.close()


def test_a_step_that_is_begun_again_is_in_sight_again(browser: Browser, base_url: str) -> None:
    page = telephone(browser, base_url, (360, 740))
    page.goto("/learn/doctor-faust/stones")
    mark = page.locator(".pressing")
    sign = page.get_by_role("button", name=speak("en", "lesson-down"))
    sign.tap()
    page.touchscreen.tap(*in_sight(mark))
    # Where it is shown it is seen, and stays when it begins again; from elsewhere the sign leads back.
    page.get_by_role("button", name=speak("en", "lesson-show")).click()
    page.get_by_role("button", name=speak("en", "lesson-again")).click()
    in_sight(mark)
    page.evaluate("scrollTo(0, 0)")
    sign.tap()
    in_sight(mark)
    page.context.close()


def test_a_mark_that_lands_leaves_the_page_as_wide_as_a_telephone(
    browser: Browser, base_url: str
) -> None:
    page = telephone(browser, base_url, (390, 844), motion="no-preference")
    # It is still landing when it is looked at, however slow this is.
    devtools = page.context.new_cdp_session(page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": SLOWED})
    page.goto("/learn/kill-doctor-lucky/weapon")
    mark = page.locator(".pressing")
    expect(mark).to_be_visible(timeout=PATIENCE)
    assert mark.evaluate("mark => mark.getAnimations().length") == 1
    page.evaluate(TWO_FRAMES)
    assert page.evaluate(SPAN) == [390, 844]
    page.context.close()


def telephone(
    browser: Browser,
    base_url: str,
    size: tuple[int, int],
    motion: Literal["reduce", "no-preference"] = "reduce",
) -> Page:
    """A page on a telephone of a size, on which nothing moves unless it is wanted."""
    context = browser.new_context(
        base_url=base_url,
        viewport={"width": size[0], "height": size[1]},
        reduced_motion=motion,
        has_touch=True,
        is_mobile=True,
    )
    context.add_init_script(PROMPT)
    return context.new_page()


def follow(page: Page, met: str, step: str) -> None:
    """Press what is marked until the step is done."""
    mark = page.locator(".pressing")
    over = page.get_by_role("status").get_by_text(met, exact=True)
    for _ in range(MOST):
        expect(mark.or_(over).first).to_be_visible(timeout=PATIENCE)
        if over.is_visible():
            return
        page.touchscreen.tap(*in_sight(mark))
    raise AssertionError(f"{step} is not done by what is marked")
