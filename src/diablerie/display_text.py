"""Display text (Unicode security): strings from people, which stand among other people's words.

A name may be in any script, with emoji, and run from right to left. It may not reach beyond itself: no
controls, no line breaks, nothing that turns the direction of what follows, and something must be seen.
"""

from __future__ import annotations

import unicodedata

UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u2800\u3164\uffa0")
"""Characters that count as letters, marks or symbols, but show nothing."""

JOINERS = frozenset("\u200c\u200d")
"""Between letters of Persian or parts of an emoji they are honest; alone they show nothing."""

TAGS = range(0xE0020, 0xE0080)
"""They spell out which region a black flag is of."""

BLACK_FLAG = "\U0001f3f4"

MARKS = 2
"""How many marks may stand on one letter; more run over the lines above and below."""

UNRULY = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Categories of Unicode whose characters show nothing but change what stands round them."""

ISOLATE, POP_ISOLATE = "\u2068", "\u2069"

RIGHT_TO_LEFT = frozenset({"R", "AL"})


def fault_of_name(name: str) -> str | None:
    """Why a text cannot be a name in a line of other words, to be said after "a name"; None if it can."""
    for character in name:
        if _is_unruly(character, name):
            return f"has no {unicodedata.name(character, repr(character))}"
    if not is_seen(name):
        return "has something in it that can be seen"
    if has_heap_of_marks(name):
        return f"has {MARKS} marks on a letter at most"
    return None


def tamed(text: str) -> str:
    """A text of some lines without what shows nothing and reaches beyond it; "" if nothing is seen of it."""
    kept = "".join(each for each in text if each in "\n\t" or not _is_unruly(each, text))
    return kept if is_seen(kept) else ""


def in_one_line(text: str) -> str:
    """A text as one line of a terminal or log: what shows nothing, line breaks among it, as escapes."""
    return "".join(
        each.encode("unicode_escape").decode() if _is_unruly(each, text) else each for each in text
    )


def isolated(name: str) -> str:
    """A name as it stands right in a sentence of any direction (UAX 9): marked off if it runs to the left."""
    turns = any(unicodedata.bidirectional(character) in RIGHT_TO_LEFT for character in name)
    return f"{ISOLATE}{name}{POP_ISOLATE}" if turns else name


def is_seen(text: str) -> bool:
    """Whether anything of a text shows."""
    return any(unicodedata.category(each)[0] in "LNPSC" and _shows(each) for each in text)


def _shows(character: str) -> bool:
    return character not in UNSEEN and unicodedata.category(character) not in UNRULY


def _is_unruly(character: str, text: str) -> bool:
    if character in JOINERS or (ord(character) in TAGS and BLACK_FLAG in text):
        return False
    return unicodedata.category(character) in UNRULY


def has_heap_of_marks(text: str) -> bool:
    """Whether a letter carries more marks than any writing needs."""
    run = 0
    for character in unicodedata.normalize("NFD", text):
        run = run + 1 if unicodedata.category(character) == "Mn" else 0
        if run > MARKS:
            return True
    return False
