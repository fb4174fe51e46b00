"""What somebody has been shown of a match: every line of its story, and the whole page."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import unified_diff

from playwright.sync_api import Page

from diablerie.words import speak


def story(page: Page) -> list[str]:
    """Every line that has been told of what happened."""
    lines = page.get_by_role("region", name=speak("en", "page-story")).locator("ul > li > span")
    return lines.all_text_contents()


def shown(page: Page, match: str) -> list[str]:
    """All elements of a page but for what is said once and passes, and for the moments of messages.

    Nor does it count how high an area has once been: that is of what was seen on the way.
    """
    html: str = page.evaluate(
        """() => {
            const copy = document.body.cloneNode(true);
            // Turning points are worked out when the match is over, by and by.
            const passing = 'script, time, [role=status], [aria-labelledby=turned-title]';
            for (const each of copy.querySelectorAll(passing)) each.remove();
            for (const each of copy.querySelectorAll('[style*=min-height], [style=""]')) {
                each.style.minHeight = '';
                if (each.style.length === 0) each.removeAttribute('style');
            }
            for (const each of copy.querySelectorAll('[class]'))
                each.setAttribute('class', [...each.classList].sort().join(' '));
            return copy.innerHTML;
        }"""
    )
    return html.replace(match, "this-match").replace("<", "\n<").splitlines()


def differences(fair: Iterable[Iterable[list[str]]], foul: Iterable[Iterable[list[str]]]) -> str:
    """Where what was shown to anybody is not the same."""
    return "\n".join(
        line
        for one, other in zip(fair, foul, strict=True)
        for before, after in zip(one, other, strict=True)
        for line in unified_diff(before, after, "fair", "foul", n=1, lineterm="")
    )
