"""Observation: all that one seat may know at a moment as one text, for whoever answers in text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ..terminal import SeenEvent
from .choices import Choice
from .seat_text import Lines, Moment, SeatText


def briefing(text: SeatText, moment: Moment, *, rules: bool = True) -> str:
    """What is the same during a whole game: who one is, switches, the board, the rules if wanted."""
    parts = [
        "\n".join(text.introduction()),
        _part(text, "text-switches", [f"- {each}" for each in text.switches()]),
        _part(text, "text-rules", text.rules() if rules else (), "\n\n"),
        _part(text, "text-plan", text.plan(moment.view)),
    ]
    return _joined(parts)


def observation(
    text: SeatText,
    moment: Moment,
    events: Iterable[SeenEvent],
    last: int | None = None,
    notice: str = "",
) -> str:
    """How things stand: the story (its `last` lines), the table, what the seat alone sees, what it can do.

    There is no story where there are no events.
    `notice`: what is to be said of its latest answer.
    """
    view = moment.view
    own = text.hand(view) if view["outcome"] is None else ()
    parts = [
        _part(text, "text-story", text.story(events, last)),
        _part(text, "text-table", text.table(view)),
        _part(text, "text-own", own),
        notice,
        offer(text, moment),
    ]
    return _joined(parts)


def offer(text: SeatText, moment: Moment) -> str:
    """What the seat can do and how it is answered; empty where it is not to move."""
    found = text.choices(moment)
    if not found:
        return ""
    lines = [
        line
        for number, choice in enumerate(found, 1)
        for line in (f"{number}. {_offered(choice)}", *_ways_offered(choice))
    ]
    besides = ", ".join(f"[{action}]" for action in text.unlisted(moment))
    if besides:
        lines.append(text.say("text-besides", actions=besides))
    told = [*lines, "", text.say("text-answer", example=found[-1].example)]
    return _part(text, "text-choices", told)


def _offered(choice: Choice) -> str:
    called = choice.whole.called
    if choice.ways and not choice.rest:
        return called
    whole = f"{called} [{choice.whole.text}]"
    if not choice.rest:
        return whole
    named = [
        each.text if each.text == each.called else f"{each.text} ({each.called})"
        for each in choice.rest
    ]
    return f"{whole}: {', '.join(named)}"


def _ways_offered(choice: Choice) -> Iterator[str]:
    return (f"   - {way.called} [{way.text}]" for way in choice.ways)


def _part(text: SeatText, heading: str, lines: Lines, between: str = "\n") -> str:
    return f"## {text.say(heading)}\n\n{between.join(lines)}" if lines else ""


def _joined(parts: Sequence[str]) -> str:
    return "\n\n".join(part for part in parts if part)
