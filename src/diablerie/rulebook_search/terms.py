"""Search terms: the words of a text as a search compares them, without capitals, accents and endings."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from threading import Lock

import snowballstemmer

WORD = re.compile(r"[^\W_]+")

ELISION = re.compile(
    r"(?<![^\W_])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu)['’](?=\w)", re.IGNORECASE
)
"""What French leaves of a small word before a vowel."""

POSSESSIVE = re.compile(r"['’]s?(?![^\W_])", re.IGNORECASE)
"""What English and French hang on a word, or leave open after it."""

STEMMERS = {"en": "english", "fr": "french", "de": "german"}

UMLAUTS = re.compile(r"(?<![aeoqu])([aou])e")
"""How German writes its umlauts where there are none to type: `Zuege`, but not `Quelle`."""

SEPARABLE = (
    *("ab", "an", "auf", "aus", "bei", "ein", "fest", "los"),
    *("mit", "nach", "um", "vor", "weg", "zu", "zuruck"),
)
"""What German sets before its verbs and parts from them: `anfangen`, but `wer fängt an`."""

GERMAN_VERBS = (
    re.compile(r"(?P<before>)(?P<root>\w{3,}?)s?t"),
    re.compile(r"(?P<before>)(?P<root>\w{4,}?)ten?"),
    re.compile(
        rf"(?P<before>|{'|'.join(SEPARABLE)})ge"
        r"(?P<root>\w{3,}?)(?:e?t|en)(?:e[mnrs]?)?"
    ),
)
"""Forms of German verbs that a stemmer which looks at the endings of nouns takes for words of their own."""

IRREGULAR = {
    "en": """
        begin began begun; bring brought; catch caught; choose chose chosen; deal dealt; die died; draw drew
        drawn; drive driven; fly flew flown; give gave given; go goes went gone; hold held; keep kept; lay
        laid; leave left; lose lost; meet met; see seen; show shown; spend spent; stand stood; steal stole
        stolen; take took taken; throw threw thrown; win won
    """,
    "fr": """
        mettre met mettent mis; mourir meurt mort; ouvrir ouvert ouverte; perdre perd perdent perdu; prendre
        prend prenez prennent pris prise; revenir revient reviennent revenu; sortir sort sortent; tenir
        tient tenu; valoir vaut valent; voir voit voyez voient vu vue vus vues
    """,
    "de": """
        bleib geblieb; bring gebracht; find gefund; flieg geflog; geh gegang; gewinn gewonn; nehm nimm
        genomm; schieb geschob; seh sieh; spring gesprung; steh gestand; stehl stiehl gestohl; tret tritt;
        treff triff getroff; verlier verlor; werf wirf geworf; zieh gezog
    """,
}
"""Irregular verbs, each before its forms, folded; in German the stems of all, as any of `SEPARABLE` may stand
before them."""

_VERBS = {
    lang: {form: verb for verb, *forms in map(str.split, verbs.split(";")) for form in forms}
    for lang, verbs in IRREGULAR.items()
}

NUMBERS = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze",
    "de": "zwei drei vier funf sechs sieben acht neun zehn elf zwolf",
}
"""The numbers from 2 on in words, folded; 1 is no more than an article."""

_IN_WORDS = {
    lang: {str(number): word for number, word in enumerate(words.split(), 2)}
    for lang, words in NUMBERS.items()
}

STOP_WORDS = {
    "en": """
        a about again all also am an and another any anybody anyone anything are as at be because been
        before being but by can could did do does doing done during each else every everybody everyone
        for from get gets had happen happens has have he her here him his how i if in into is it its
        just let like many may me mean means might much must my need needs not now of off on once one
        ones only or other our out over own per please put really s same shall she should so some
        somebody someone something still such t than that the their them then there these they this
        those to too under until up upon us want wants was we were what when where whether which while
        who whom whose why will with within would you your
    """,
    "fr": """
        a ai ainsi alors apres as au aucun aucune aussi autre autres aux avant avec avoir besoin c ca
        car ce cela ces cet cette ceux chaque chez ci combien comme comment d dans de des devoir dois
        doit doivent donc dont du elle elles en encore ensuite entre es est et etait etre eu faire fais
        fait faut font ici il ils j je jusque l la le les leur leurs lors lorsque lui m ma mais me meme
        memes mes moi mon n ne ni nos notre nous on ont ou par parce pas peut peuvent peux plus pour
        pourquoi pouvez puis qu quand que quel quelle quelles quelque quelques quels qui quoi s sa sans
        se sera ses seulement si soi son sont sous sur t ta te tes toi ton toujours tous tout toute
        toutes tres tu un une va vas veut veux vos votre vous y
    """,
    "de": """
        ab aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis bist bitte
        brauche brauchen brauchst braucht da dabei dafur damit danach dann daran darauf darf darfst das
        dass dasselbe dein deine deinem deinen deiner dem demselben den denn denselben der derselbe
        derselben des dessen dich die dies diese dieselbe dieselben diesem diesen dieser dieses dir doch
        dort dorthin drauf du durch eigentlich ein eine einem einen einer eines er es etwas euch euer
        fur geschieht gibt hab habe haben hast hat hatte hier ich ihm ihn ihnen ihr ihre ihrem ihren
        ihrer im in ins ist ja jede jedem jeden jeder jedes jemand jemandem jemanden jetzt kann kannst
        konnen mache machen macht man mein meine meinem meinen meiner mich mir mit muss mussen musst
        nach nicht noch nun nur ob oder ohne passiert pro schon sehr sein seine seinem seinen seiner
        selben sich sie sind so soll sollte sonst uber um und uns unser unter viel viele vielen vom von
        vor wann war waren warum was weil welche welchem welchen welcher welches wenn wer werden wie
        wieso wieviel wieviele will wird wo wohin wollen wurde zu zum zur
    """,
}
"""Words that say nothing of what is sought, folded."""

_STOPS = {lang: frozenset(words.split()) for lang, words in STOP_WORDS.items()}


REMEMBERED = 20_000
"""Words whose stems are kept: all of the books, and of what strangers type no more than fits."""


@dataclass(frozen=True)
class Word:
    """A word of a text, at `start` to `end` of it: folded, and its stems, the likeliest first."""

    form: str
    stems: tuple[str, ...]
    start: int
    end: int

    def is_stop_word(self, lang: str) -> bool:
        """Whether it says nothing of what is sought."""
        return self.form in _STOPS[lang]


def words_in(text: str, lang: str) -> Iterator[Word]:
    """The words of a text, without what is only hung on them: `l’âme` is `ame`, `devil’s` is `devil`."""
    hung = [POSSESSIVE, ELISION] if lang == "fr" else [POSSESSIVE]
    for each in hung:
        text = each.sub(lambda found: " " * len(found[0]), text)
    for found in WORD.finditer(text):
        form = folded(found[0], lang)
        yield Word(form, stems_of(form, lang), *found.span())


def folded(word: str, lang: str) -> str:
    """A word without capitals, accents and ligatures; in German `ä` and `ae` are `a`, `ß` is `ss`."""
    plain = word.casefold().replace("œ", "oe").replace("æ", "ae")
    parts = unicodedata.normalize("NFD", plain)
    bare = "".join(sign for sign in parts if not unicodedata.combining(sign))
    return UMLAUTS.sub(r"\1", bare) if lang == "de" else bare


@lru_cache(maxsize=REMEMBERED)
def stems_of(form: str, lang: str) -> tuple[str, ...]:
    """What inflection leaves of a folded word, by all that it may be, the likeliest first."""
    stems = [_stem(form, lang)]
    if lang == "fr":
        # Without its accent a participle is not known as one: `possedee` keeps an e that `possede` loses.
        stems.append(stems[0].rstrip("e"))
    elif lang == "de":
        stems += [
            _stem(verb["before"] + verb["root"], lang)
            for shape in GERMAN_VERBS
            if (verb := shape.fullmatch(form))
        ]
    stems += [
        _stem(before + _VERBS[lang][each.removeprefix(before)], lang)
        for each in (form, *stems)
        for before in ("", *(SEPARABLE if lang == "de" else ()))
        if each.startswith(before) and each.removeprefix(before) in _VERBS[lang]
    ]
    return tuple(dict.fromkeys(stem for stem in stems if len(stem) > 1 or stem == form))


def in_words(form: str, lang: str) -> tuple[str, ...]:
    """The stem of a number in words, where it is typed in digits: books write out what is small."""
    word = _IN_WORDS[lang].get(form)
    return () if word is None else (_stem(word, lang),)


_AT_WORK = Lock()
"""A stemmer keeps what it is at in itself, and searches come from several threads."""


def _stem(form: str, lang: str) -> str:
    with _AT_WORK:
        return str(_stemmer(lang).stemWord(form))


@cache
def _stemmer(lang: str) -> snowballstemmer.stemmer:
    return snowballstemmer.stemmer(STEMMERS[lang])
