"""Index of a rulebook: which words stand where, and how well a place fits what is sought (BM25F)."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import chain

from .nearness import nearness, positions
from .passages import Passage, Place
from .terms import SEPARABLE, Word, in_words, stems_of, words_in

WEIGHTS = {
    "names": 4.0,
    "title": 4.0,
    "notation": 3.0,
    "text": 1.0,
    "editions": 0.5,
    "rows": 0.5,
    "sources": 0.25,
}
"""How much a word counts by where it stands."""

SATURATION = 1.2
"""How soon a word that comes again counts no more: k1."""

LENGTH = 0.4
"""How much a long text counts less than a short one: b, of the fields in which one may be long."""
LONG_FIELDS = frozenset({"text", "editions", "sources", "rows"})

EXACT = 1.5
"""How much better a place fits whose title or second name is what was sought, word for word, and once more if
the words that say nothing are the same as well."""

NEAR = 0.5
"""How much better a passage fits in which each word sought stands beside the next."""

MOST_WORDS = 10
"""How many words are looked for."""

OTHERWISE, BEGUN, WITHIN, SLIP, HALF = 0.8, 0.4, 0.5, 0.6, 0.4
"""What a word counts that may be a form of the one sought, begins as it does, ends as it does, is the nearest
to it, or is a part of it."""

SHORTEST_BEGINNING, SHORTEST_PART, SHORTEST_SLIP = 3, 4, 4
"""From how many letters a word is completed, taken apart, and mended."""

ONE_SLIP, TWO_SLIPS, TWO_EXCHANGED = 5, 8, 6
"""From how many letters one slip is forgiven, two, and two by which letters have only changed places."""

ALIKE = 0.6
"""How alike words are that are looked at more closely."""

LONGEST_WORD = 30
"""Letters of a word that is still taken apart or mended: no book has a longer one."""

COMPOUNDING = frozenset({"de"})
"""The languages that write in one word what is put together of several: the last part says what it is."""

JOINTS = ("", "s", "es", "n", "en", "er", "e")
"""What German puts between the parts of a word."""

Stems = tuple[str, ...]

Alternatives = dict[str, float]
"""The stems that stand for one word sought, and what each counts."""


@dataclass(frozen=True)
class Fit:
    """How well a passage fits: whether every word sought is there, and its score."""

    passage: Passage
    complete: bool
    score: float


class Index:
    """All passages of one rulebook, by their words."""

    def __init__(self, passages: Sequence[Passage], lang: str) -> None:
        """Read the passages of a book in a language."""
        self.lang = lang
        self.passages = passages
        self._counts: list[dict[str, float]] = []
        self._positions: list[dict[str, list[int]]] = []
        self._called: dict[Place, set[tuple[str, ...]]] = defaultdict(set)
        self._stems: dict[str, tuple[str, ...]] = {}
        places: dict[str, set[Place]] = defaultdict(set)
        read = [self._read(passage) for passage in passages]
        usual = {
            name: max(1.0, sum(len(fields.get(name, ())) for fields in read) / len(read))
            for name in WEIGHTS
        }
        for passage, fields in zip(passages, read, strict=True):
            counts = _weighted(fields, usual)
            self._counts.append(counts)
            self._positions.append(positions(fields.values()))
            for stem in counts:
                places[stem].add(passage.place)
        self._places: Mapping[str, set[Place]] = dict(places)
        self._all = len({passage.place for passage in passages})

    def _read(self, passage: Passage) -> dict[str, list[Stems]]:
        fields = {}
        for name, text in {**passage.fields, "names": "; ".join(passage.names)}.items():
            words = list(words_in(text, self.lang))
            self._stems.update((word.form, word.stems) for word in words)
            fields[name] = [word.stems for word in words]
        for called in (passage.place.title, *passage.names):
            words = list(words_in(called, self.lang))
            self._called[passage.place] |= {_exact(words), _exact(telling(words, self.lang))}
        return fields

    def fits(self, text: str) -> tuple[list[Fit], set[str]]:
        """The best passage of every place that has a word sought, best first; and the stems looked for."""
        every = list(words_in(text, self.lang))
        words = telling(self._joined(every), self.lang)[:MOST_WORDS]
        sought = [alternatives for word in words for alternatives in self._alternatives(word)]
        rarity = [self._rarity(alternatives) for alternatives in sought]
        exact = (_exact(every), _exact(words))
        best: dict[Place, Fit] = {}
        read = zip(self.passages, self._counts, self._positions, strict=True)
        for passage, counts, standing in read:
            complete, score = _score(counts, sought, rarity)
            hits = sum(each in self._called[passage.place] for each in exact)
            near = 1 + NEAR * nearness(standing, sought)
            fit = Fit(passage, complete, score * passage.weight * near * EXACT**hits)
            if fit.score > 0 and _order(fit) > _order(best.get(passage.place)):
                best[passage.place] = fit
        return sorted(best.values(), key=_order, reverse=True), {
            stem for alternatives in sought for stem in alternatives
        }

    def _rarity(self, alternatives: Alternatives) -> float:
        """How much a word tells: the fewer places have it, the more (the idf)."""
        having = set[Place]().union(*(self._places.get(stem, ()) for stem in alternatives))
        return math.log(1 + (self._all - len(having) + 0.5) / (len(having) + 0.5))

    # What may be meant by a word

    def _joined(self, words: list[Word]) -> list[Word]:
        """The words sought, a German verb and what is parted from it made one: `fängt … an`."""
        if self.lang != "de" or not words or words[-1].form not in SEPARABLE:
            return words
        *others, parted = words
        joined = [f"{parted.form}{word.form}" for word in others]
        stems = [stems_of(form, self.lang) for form in joined]
        if not any(self._known(each) for each in stems):
            return words
        return [
            Word(form, each, word.start, parted.end) if self._known(each) else word
            for word, form, each in zip(others, joined, stems, strict=True)
        ]

    def _alternatives(self, word: Word) -> list[Alternatives]:
        """What stands for a word sought; for one put together of others, what stands for each of them."""
        related = self._related(word)
        if known := self._known((*in_words(word.form, self.lang), *word.stems)):
            return [related | known]
        if related:
            return [related]
        if len(word.form) > LONGEST_WORD:
            return [{}]
        if parts := self._parts(word.form):
            return parts
        return [self._mended(word.form) or self._longest_within(word.stems[0])]

    def _known(self, stems: Stems) -> Alternatives:
        weights = zip(stems, (1.0, OTHERWISE, OTHERWISE, OTHERWISE), strict=False)
        return {stem: weight for stem, weight in weights if stem in self._places}

    def _related(self, word: Word) -> Alternatives:
        """Words that begin or, put together of others, end as this one."""
        found: Alternatives = {}
        if len(word.form) >= SHORTEST_BEGINNING:
            begun = (stems for form, stems in self._stems.items() if form.startswith(word.form))
            found = {stems[0]: BEGUN for stems in begun}
        if self.lang in COMPOUNDING and len(stem := word.stems[0]) >= SHORTEST_PART:
            found |= {known: WITHIN for known in self._places if known.endswith(stem)}
        return found

    def _parts(self, form: str) -> list[Alternatives]:
        """The two known words of which one may be put together."""
        for at in range(SHORTEST_PART, len(form) - SHORTEST_PART + 1):
            tail = self._known(stems_of(form[at:], self.lang))
            for joint in JOINTS if tail else ():
                head = form[:at].removesuffix(joint)
                known = self._known(stems_of(head, self.lang))
                if known and len(head) >= SHORTEST_PART:
                    return [known, tail]
        return []

    def _mended(self, form: str) -> Alternatives:
        """The words nearest to one that stands nowhere, as slips of the finger are."""
        if len(form) < SHORTEST_SLIP:
            return {}
        like = [each for each in self._stems if abs(len(each) - len(form)) <= 2]
        slips = {
            each: distance(form, each)
            for each in get_close_matches(form, like, n=8, cutoff=ALIKE)
            if distance(form, each) <= _slips_forgiven(form, each)
        }
        nearest = (each for each in slips if slips[each] == min(slips.values()))
        return {stem: SLIP for each in nearest for stem in self._stems[each]}

    def _longest_within(self, stem: str) -> Alternatives:
        """The longest word that begins or ends this one: `backwards` is found where `back` stands."""
        within = [
            known
            for known in self._places
            if len(known) >= SHORTEST_PART
            and (stem.endswith(known) or (stem.startswith(known) and len(known) >= len(stem) / 2))
        ]
        return {max(within, key=len): HALF} if within else {}


def _slips_forgiven(typed: str, meant: str) -> int:
    """How far from a word another may be to be taken for it: further if all letters are there."""
    if sorted(typed) == sorted(meant):
        return 1 if len(typed) < TWO_EXCHANGED else 2
    return (len(typed) >= ONE_SLIP) + (len(typed) >= TWO_SLIPS)


def distance(one: str, two: str) -> int:
    """How many slips lead from a word to another: letters added, lost, changed or swapped with the next."""
    before: list[int] = []
    last = list(range(len(two) + 1))
    for i, letter in enumerate(one, 1):
        row = [i]
        for j, other in enumerate(two, 1):
            row.append(min(last[j] + 1, row[-1] + 1, last[j - 1] + (letter != other)))
            if i > 1 < j and letter == two[j - 2] and one[i - 2] == other:
                row[-1] = min(row[-1], before[j - 2] + 1)
        before, last = last, row
    return last[-1]


def telling(words: Iterable[Word], lang: str) -> list[Word]:
    """The words that say what is sought; all, if none does."""
    every = list(words)
    return [word for word in every if not word.is_stop_word(lang)] or every


def _exact(words: Iterable[Word]) -> Stems:
    return tuple(word.stems[0] for word in words)


def _weighted(
    fields: Mapping[str, Sequence[Stems]], usual: Mapping[str, float]
) -> dict[str, float]:
    """How often each stem stands in a passage, each field by its weight and its length."""
    counts: dict[str, float] = defaultdict(float)
    for name, words in fields.items():
        weight = WEIGHTS[name]
        if name in LONG_FIELDS:
            weight /= 1 - LENGTH + LENGTH * len(words) / usual[name]
        for stem in chain.from_iterable(words):
            counts[stem] += weight
    return counts


def _score(
    counts: Mapping[str, float], sought: Sequence[Alternatives], rarity: Sequence[float]
) -> tuple[bool, float]:
    """Whether every word sought stands in a passage, and what those that do count."""
    scores = [
        max((weight * _saturated(counts.get(stem, 0)) for stem, weight in each.items()), default=0)
        for each in sought
    ]
    return all(scores), sum(score * rare for score, rare in zip(scores, rarity, strict=True))


def _saturated(count: float) -> float:
    return count * (SATURATION + 1) / (count + SATURATION)


def _order(fit: Fit | None) -> tuple[bool, float]:
    return (False, 0.0) if fit is None else (fit.complete, fit.score)
