"""The commands as a whole: what each says, and one clear line for whatever there is not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import diablerie
from diablerie import DocumentOption, TextOption, bots
from diablerie.options import written
from diablerie.words import LANGUAGES
from tests.cli.calling import call, run
from tests.settings import option_of

GAME = diablerie.games()[0]


def test_help_names_every_command() -> None:
    shown = call("--help")
    assert shown.exit_code == 0
    commands = "play serve rules games bots mansion verify engine bench"
    for command in commands.split():
        assert command in shown.stdout


def test_asked_for_nothing_it_helps() -> None:
    assert call().stdout == call("--help").stdout


def test_it_says_its_version() -> None:
    assert call("--version").stdout == f"diablerie {diablerie.__version__}\n"


@pytest.mark.parametrize("game", diablerie.games())
def test_games_tells_every_option_with_its_values_default_and_source(game: str) -> None:
    told = " ".join(call("games").stdout.split())
    facts = diablerie.describe(game)
    assert facts.title in told
    for option in facts.options:
        assert f"{option.name} = {written(option.default)}" in told
        assert " ".join(option.doc.split()) in told
        assert f"Sources: {option.source}" in told
    for edition in facts.editions:
        assert edition in told


def test_games_as_json_is_what_the_package_says() -> None:
    documents = json.loads(call("games", "--json").stdout)
    assert [document["name"] for document in documents] == list(diablerie.games())
    for document in documents:
        facts = diablerie.describe(document["name"])
        assert document["seat_range"] == list(facts.seat_range)
        assert [option["name"] for option in document["options"]] == [o.name for o in facts.options]
        for told, option in zip(document["options"], facts.options, strict=True):
            assert told.get("document", False) == option.is_document
            assert told.get("text") == (option.choices if option.is_text else None)
            for value in told.get("values", []):
                assert option.parse(value) == value
            for bound in (told.get("minimum"), told.get("maximum")):
                assert bound is None or option.parse(bound) == bound
            assert told["default"] == option.parse(told["default"]) == option.default
            assert told.get("nullable", False) == option.is_nullable


def test_bots_tells_every_level() -> None:
    told = call("bots").stdout
    for name in bots.names():
        assert name in told
        assert bots.level(name).doc in told


@pytest.mark.parametrize("name", diablerie.games())
def test_bots_of_a_game_are_told_with_their_styles_and_traits(name: str) -> None:
    game = diablerie.load(name)
    told = call("bots", name).stdout
    for each in (*bots.names(), *game.ai.styles, *game.ai.traits):
        assert each in told
    assert ("as devil:bold" in told, "as devil:NAME" in told) == (
        bool(game.ai.styles),
        bool(game.ai.traits),
    )
    assert "there is no game 'ludo'" in call("bots", "ludo").stderr


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", diablerie.games())
def test_rules_prints_the_whole_book(game: str, lang: str) -> None:
    from diablerie import rulebook

    told = call("rules", game, "--lang", lang).stdout
    for clause in rulebook.load(game, lang).clauses:
        assert clause.id in told


@pytest.mark.parametrize("asked", ["DF-19", "df-19", "df 19", "19"])
def test_rules_prints_one_clause_by_its_number(asked: str) -> None:
    told = call("rules", "doctor-faust", asked).stdout
    assert told.startswith("DF-19 · A trap\n")
    assert "Sources:" in told
    assert "DF-01 ·" not in told


def test_rules_lists_what_it_has_on_some_words_and_prints_the_best() -> None:
    told = call("rules", "kill-doctor-lucky", "lines", "of", "sight").stdout
    assert told == call("rules", "kill-doctor-lucky", "lines of sight").stdout
    listed, _, best = told.partition("────")
    assert listed.startswith("Lines of sight\n    Everybody on one of these lines sees")
    assert "\nKDL-16 · Who sees whom\n" in listed
    assert "\nLines of sight\n" in best


def test_rules_opens_the_only_place_that_has_some_words() -> None:
    told = call("rules", "doctor-faust", "aloud").stdout
    assert told.startswith("DF-07 · The verses on the board\n")


@pytest.mark.parametrize(
    ("variable", "told"),
    [
        ("fr_FR.UTF-8", "Un piège"),
        ("de_AT", "Eine Falle"),
        ("nl_NL.UTF-8", "A trap"),
        ("C", "A trap"),
    ],
)
def test_the_environment_chooses_the_language(
    variable: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", variable)
    assert told in call("rules", "doctor-faust", "DF-19").stdout


NO_GAME = f"there is no game 'chess'; the games are {', '.join(diablerie.games())}"
NO_LANGUAGE = "there is no language 'nl'; the languages are en, fr, de"
PLAY = ("play", "doctor-faust")
TEXT, DOCUMENT = option_of(TextOption), option_of(DocumentOption)

BAD_INPUT = {
    "command": (
        ("dance",),
        "the commands are play, puzzle, serve, site, worker, rules, games, bots, verify, new-game, "
        "check-game, analyse, engine, mcp, arena, dataset, balance, tune, exploit, learn, bench, print, "
        "language-model, db",
    ),
    "option of the command": (("games", "--yaml"), "No such option: --yaml"),
    "missing game": (("play",), "Missing argument 'GAME'"),
    "game to play": (("play", "chess"), NO_GAME),
    "game to read": (("rules", "chess"), NO_GAME),
    "game to measure": (("bench", "chess"), NO_GAME),
    "language to play": ((*PLAY, "--lang", "nl"), NO_LANGUAGE),
    "language to read": (("rules", "doctor-faust", "--lang", "nl"), NO_LANGUAGE),
    "clause": (("rules", "doctor-faust", "DF-99"), "the clauses are DF-01 to DF-48"),
    "words": (
        ("rules", "doctor-faust", "xyzzy"),
        "nothing in the rulebook of doctor-faust is found",
    ),
    "bot": ((*PLAY, "--against", "god"), "the bots are random, greedy, imp, devil, archdevil"),
    "seat": ((*PLAY, "--seat", "2"), "the seats of this game are 0 to 1, not 2"),
    "seats": ((*PLAY, "--seats", "3"), "doctor-faust is for 2 seats, not 3"),
    "edition": ((*PLAY, "--edition", "x"), "takes blatz-de or schloth-en or arles-fr, not 'x'"),
    "option": (
        (*PLAY, "--option", "soul=1"),
        "doctor-faust has no option 'soul'; its options are ed",
    ),
    "option called like a parameter": ((*PLAY, "--option", "seats=2"), "has no option 'seats'"),
    "value": ((*PLAY, "--option", "soul_start=30"), "takes an integer from 0 to 29, not '30'"),
    "values at odds": ((*PLAY, "--option", "soul_start=0"), "must be two different spaces (DF-02)"),
    "text in a form of its own": (
        ("play", TEXT[0], "--option", f"{TEXT[1].name}=a text"),
        f"option {TEXT[1].name} takes {TEXT[1].choices}, ",
    ),
    "file of a document": (
        ("play", DOCUMENT[0], "--option", f"{DOCUMENT[1].name}=/no/such/file"),
        "/no/such/file: No such file",
    ),
    "no pair": ((*PLAY, "--option", "infamy"), "--option takes NAME=VALUE, not 'infamy'"),
    "seed": ((*PLAY, "--seed", "x"), "Invalid value for '--seed'"),
    "port": (("serve", "--port", "70000"), "Invalid value for '--port'"),
    "threads": (("engine", "--threads", "0"), "Invalid value for '--threads'"),
    "record": (("verify", "/no/such/file"), "cannot read /no/such/file: No such file"),
}


@pytest.mark.parametrize("case", BAD_INPUT)
def test_what_there_is_not_is_answered_in_one_line_with_status_2(case: str) -> None:
    args, told = BAD_INPUT[case]
    answered = call(*args)
    assert answered.exit_code == 2
    assert answered.stdout == ""
    assert told in answered.stderr
    assert answered.stderr.startswith("diablerie: ")
    assert answered.stderr.count("\n") == 1


def test_the_process_answers_likewise() -> None:
    answered = run("play", "chess")
    assert answered.returncode == 2
    assert answered.stderr.decode() == f"diablerie: {NO_GAME}\n"


def test_no_room_of_the_command_names_what_would_change_the_machine_code() -> None:
    """The folder of machine code is named after all sources that say the compiler's word."""
    folder = Path(diablerie.__file__).parent / "cli"
    assert [path.name for path in folder.rglob("*.py") if b"compiled" in path.read_bytes()] == []
