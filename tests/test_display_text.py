"""Names and messages from people stand among other people's words and change none of them."""

from __future__ import annotations

import pytest

from diablerie.display_text import fault_of_name, in_one_line, is_seen, isolated, tamed

HONEST = (
    "Ada",
    "Zoë d’Arc",
    "Дмитрий",
    "נועה",
    "مريم",
    "می\u200cخواهم",
    "李小龍",
    "👩\u200d👩\u200d👧 & Co.",
    "❤️",
    "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "สมชาย",
    "*",
)
UNRULY = {
    "\u202eadA": "RIGHT-TO-LEFT OVERRIDE",
    "Ada\u2066": "LEFT-TO-RIGHT ISOLATE",
    "Ada\nwins": r"\n",
    "A\x07da": r"\x07",
    "Ad\u200ba": "ZERO WIDTH SPACE",
    "A\ufeff": "ZERO WIDTH NO-BREAK SPACE",
    "A\u2028da": "LINE SEPARATOR",
    "A\ud800": r"\ud800",
    "A\U000e0041": "TAG LATIN CAPITAL LETTER A",
}
EMPTY = (" ", "\u2800\u2800", "\u3164", "\u200d\u200c", "\u0301")


@pytest.mark.parametrize("name", HONEST)
def test_names_of_all_the_world_are_taken(name: str) -> None:
    assert fault_of_name(name) is None


@pytest.mark.parametrize("name", UNRULY)
def test_a_name_that_reaches_beyond_itself_is_refused_by_what_does_so(name: str) -> None:
    assert UNRULY[name] in (fault_of_name(name) or "")


@pytest.mark.parametrize("name", EMPTY)
def test_a_name_of_which_nothing_is_seen_is_refused(name: str) -> None:
    assert fault_of_name(name) == "has something in it that can be seen"


def test_a_name_with_a_heap_of_marks_is_refused() -> None:
    assert fault_of_name("Z" + "\u0300" * 3) == "has 2 marks on a letter at most"


def test_of_a_message_what_reaches_beyond_it_is_left_out() -> None:
    assert tamed("C:\\\u202aTemp\u202e\x00") == "C:\\Temp"
    assert tamed("two\nlines\tand a tab") == "two\nlines\tand a tab"
    assert tamed("سلام, Ada") == "سلام, Ada"


@pytest.mark.parametrize("text", [*EMPTY, "\u200b\u200b", "\u202e", "\n \n"])
def test_a_message_of_which_nothing_is_seen_is_none(text: str) -> None:
    assert tamed(text) == ""
    assert not is_seen(text)


@pytest.mark.parametrize("name", ["נועה", "مريم", "Ada مريم"])
def test_a_name_that_runs_to_the_left_is_marked_off(name: str) -> None:
    assert isolated(name) == f"\u2068{name}\u2069"


@pytest.mark.parametrize("name", ["Ada", "李小龍", "Дмитрий", "👩\u200d👧"])
def test_other_names_stand_as_they_are(name: str) -> None:
    assert isolated(name) == name


@pytest.mark.parametrize("name", HONEST)
def test_a_line_leaves_honest_names_as_they_are(name: str) -> None:
    assert in_one_line(name) == name


@pytest.mark.parametrize("text", UNRULY)
def test_a_line_shows_what_would_reach_beyond_it(text: str) -> None:
    assert in_one_line(text).isprintable()
    assert "\\" in in_one_line(text)


def test_a_line_shows_line_breaks_and_escapes() -> None:
    assert in_one_line("a\nb\x1b[2J\x9b\u202e") == r"a\nb\x1b[2J\x9b\u202e"
