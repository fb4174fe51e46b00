"""`diablerie engine`: answers as documented, and nothing that is sent ends it."""

from __future__ import annotations

import io
import json
import subprocess
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import diablerie
from diablerie import bots
from diablerie.cli.talking.conversation import Conversation
from diablerie.cli.talking.lines import LONGEST, lines
from tests.cli.calling import COMMAND, environment, run
from tests.games.kill_doctor_lucky.cottage import COTTAGE

PROTOCOL = Path(diablerie.__file__).parents[2] / "docs" / "engine-protocol.md"
GAME = "doctor-faust"
MORE = "…"


def talk(*requests: Any, threads: int = 1) -> list[dict[str, Any]]:
    """What is answered to some requests, given as JSON documents or as bytes."""
    sent = [r if isinstance(r, bytes) else json.dumps(r).encode() for r in requests]
    out = io.BytesIO()
    Conversation(out, threads).hold(lines(io.BytesIO(b"\n".join(sent) + b"\n")))
    return [json.loads(line) for line in out.getvalue().splitlines()]


def ask(cmd: str, **keys: Any) -> dict[str, Any]:
    (answered,) = talk({"id": 1, "cmd": cmd, **keys})
    assert answered.pop("id") == 1
    return answered


def error_of(cmd: str, **keys: Any) -> dict[str, Any]:
    answered = ask(cmd, **keys)
    assert list(answered) == ["error"]
    error: dict[str, Any] = answered["error"]
    return error


# Documents as options


def test_a_document_is_taken_as_an_object_or_from_a_file(tmp_path: Path) -> None:
    printed = Path(diablerie.__file__).parent / "games" / "kill_doctor_lucky" / "mansion.json"
    document = json.loads(printed.read_text("utf-8"))
    for mansion in (document, str(printed)):
        answered = ask("legal", game="kill-doctor-lucky", options={"mansion": mansion}, seed=1)
        assert "end" in answered["legal"]
    missing = str(tmp_path / "none.json")
    error = error_of("legal", game="kill-doctor-lucky", options={"mansion": missing})
    assert error["message"] == f"{missing}: No such file or directory"


# The documented session


def documented() -> list[tuple[str, Any]]:
    """The requests of the documented session, as text, with the answers they get."""
    session = PROTOCOL.read_text("utf-8").rpartition("```\n> ")[2].partition("```")[0]
    told = f"> {session}".splitlines()
    pairs = [(one[2:], json.loads(two[2:])) for one, two in pairwise(told) if one[0] == ">"]
    assert all(line[:2] == "> " for line in told[::2])
    assert all(line[:2] == "< " for line in told[1::2])
    return pairs


def contains(whole: Any, part: Any) -> bool:
    """Whether an answer is what the document shows of it: keys may be left out, lists cut off."""
    if isinstance(part, dict):
        return isinstance(whole, dict) and all(
            key in whole and contains(whole[key], value) for key, value in part.items()
        )
    if isinstance(part, list) and part[-1:] == [MORE]:
        part, whole = part[:-1], whole[: len(part) - 1]
    if isinstance(part, list):
        return len(whole) == len(part) and all(map(contains, whole, part))
    return bool(whole == part)


def test_the_documented_session_goes_as_documented() -> None:
    session = documented()
    done = run("engine", given="".join(f"{request}\n" for request, _ in session).encode())
    assert done.returncode == 0
    assert done.stderr == b""
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(session)
    for answered, (request, expected) in zip(answers, session, strict=True):
        assert contains(answered, expected), f"{request}\nis answered with\n{answered}"


def test_every_answer_is_out_before_the_next_request() -> None:
    process = subprocess.Popen(
        [*COMMAND, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment()
    )
    assert process.stdin is not None
    assert process.stdout is not None
    with process:
        for number in range(3):
            process.stdin.write(b'{"id": %d, "cmd": "legal", "game": "doctor-faust"}\n' % number)
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
        process.stdin.close()
        assert process.wait(20) == 0


def test_it_ends_quietly_when_nobody_listens_any_more() -> None:
    process = subprocess.Popen(
        [*COMMAND, "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdout is not None
    process.stdout.close()
    process.stdout = None
    _, told = process.communicate(b'{"cmd": "games"}\n' * 100, timeout=30)
    assert told == b""
    assert process.returncode == 0


# Commands


def test_games_tells_games_bots_and_version() -> None:
    answered = ask("games")
    assert [game["name"] for game in answered["games"]] == list(diablerie.games())
    assert [bot["name"] for bot in answered["bots"]] == list(bots.names())
    assert answered["version"] == diablerie.__version__


@pytest.mark.parametrize("game", diablerie.games())
def test_legal_is_what_the_package_says(game: str) -> None:
    state = diablerie.load(game).start(seed=3)
    assert ask("legal", game=game, seed=3) == {"to_play": state.to_play, "legal": list(state.legal)}


@pytest.mark.parametrize("game", diablerie.games())
def test_play_goes_on_from_a_position_it_told(game: str) -> None:
    told = ask("play", game=game, seed=3)
    state = diablerie.load(game).start(seed=3)
    for _ in range(12):
        action = state.legal[0]
        state = state.play(action)
        told = ask("play", game=game, seed=3, position=told["position"], moves=[action])
        assert told["position"] == state.position()
        assert told["legal"] == list(state.legal)
        assert all(event["clause"] for event in told["events"])


def test_play_tells_events_whole_and_says_what_is_private() -> None:
    (laid,) = ask("play", game=GAME, moves=["8@5"])["events"]
    assert laid["params"] == {"seat": 0, "space": 5, "value": 8}
    assert laid["private"] == {"value": 0}


@pytest.mark.parametrize("game", diablerie.games())
@pytest.mark.parametrize("seat", [0, 1, None])
def test_view_is_what_a_seat_may_know(game: str, seat: int | None) -> None:
    state = diablerie.load(game).start(seed=3)
    answered = ask("view", game=game, seed=3, seat=seat)
    assert answered["view"] == state.view(seat)
    assert bool(answered["walks"]) == (seat == state.to_play and bool(state.walks()))


def test_analyse_and_best_know_no_more_than_the_seat_to_move() -> None:
    """The same but for Red's hidden cards, with Blue to move."""
    first, second = (
        {"to_play": 1, "hands": [hand, [4, 5]], "laid": [{"space": 3, "seat": 0, "value": laid}]}
        for hand, laid in (([2, 3], 9), ([2, 9], 3))
    )
    for cmd, keys in (
        ("analyse", {"simulations": 300}),
        ("analyse", {"level": "imp"}),
        ("best", {"level": "greedy"}),
        ("best", {"level": "imp"}),
    ):
        told = [
            ask(cmd, game=GAME, position=position, seed=7, **keys) for position in (first, second)
        ]
        assert told[0] == told[1]
        assert told[0]["seat"] == 1


def test_analyse_orders_actions_by_visits_and_answers_the_same_for_the_same_seed() -> None:
    told = ask("analyse", game=GAME, simulations=500, seed=1)
    visits = [action["visits"] for action in told["actions"]]
    assert visits == sorted(visits, reverse=True)
    assert told["best"] == told["actions"][0]["action"]
    assert all(-1 <= action["value"] <= 1 for action in told["actions"])
    assert ask("analyse", game=GAME, simulations=500, seed=1) == told


@pytest.mark.parametrize("level", bots.names())
def test_best_is_a_legal_action_of_every_level(level: str) -> None:
    position = {"points": 1, "hands": [[], []]}
    told = ask("best", game=GAME, position=position, level=level, seed=2)
    assert told["best"] in ("s1", "s2", "soul")


def test_rules_without_a_clause_lists_all() -> None:
    told = ask("rules", game=GAME, lang="fr")
    assert len(told["clauses"]) == 48
    assert told["clauses"][18]["id"] == "DF-19"


LUCKY = "kill-doctor-lucky"
LAIR = {"to_play": 0, "lucky": "nursery", "pawns": ["nursery", "kitchen", "parlor"]}


def test_a_card_drawn_is_told_whole_with_whose_secret_it_is() -> None:
    (drawn, *after) = ask("play", game=LUCKY, seed=3, position=LAIR | {"pawns": ["kitchen"] * 4},
                          moves=["snoop"])["events"]  # fmt: skip
    assert (drawn["kind"], drawn["clause"], drawn["private"]) == ("draw", "KDL-07", {"card": 0})
    assert [event["kind"] for event in after] == ["doctor-walks", "turn"]


def test_a_house_of_ones_own_is_played_in() -> None:
    options = {"mansion": json.loads(COTTAGE)}
    told = ask("play", game=LUCKY, seats=2, seed=1, options=options, moves=["go:parlour"])
    assert told["events"][0]["params"]["to"] == "parlour"
    assert "snoop" in told["legal"]
    error = error_of("legal", game=LUCKY, options={"mansion": {"spaces": []}})
    assert error["message"] == "spaces must be 2 to 64, not 0"


def test_an_attempt_that_is_seen_is_refused_with_who_sees_it() -> None:
    position = {**LAIR, "pawns": ["nursery", "kitchen", "armory"]}
    error = error_of("play", game=LUCKY, seats=3, position=position, moves=["attempt"])
    assert error["message"] == "You are watched: Bella can see into the Nursery from the Armory."
    assert error["params"] == {"seat": 2, "from": "armory", "space": "nursery"}


def test_who_is_asked_is_answered_for_without_the_others_cards() -> None:
    """The same but for the cards of the others, with one failure to decide on."""
    mine = ["fail1", "move1"]
    told = [
        ask("best", game=LUCKY, seats=3, seed=7, level="greedy", moves=["attempt"],
            position={**LAIR, "hands": [theirs, mine, last]})
        for theirs, last in ((["fail3"], ["move2"]), (["fail2"], ["move3"]))
    ]  # fmt: skip
    assert told[0] == told[1]
    assert told[0]["seat"] == 1


# Errors


def test_an_illegal_action_is_refused_with_its_clause_and_what_is_legal() -> None:
    error = error_of("play", game=GAME, position={"soul": 0}, moves=["soul"])
    assert error["clause"] == "DF-14"
    assert error["message"] == "A stone stands with the pyramid on 0: it cannot leave."
    assert error["reason"] == "doctor-faust-refusal-14"
    assert error["params"] == {"space": 0}
    assert "s1" in error["legal"]
    assert "soul" not in error["legal"]


WRONG: dict[str, tuple[str, dict[str, Any], str, bool]] = {
    "command": ("dance", {}, "there is no command 'dance'", True),
    "no game": ("legal", {}, "'game' is missing", False),
    "game": ("legal", {"game": "chess"}, "there is no game 'chess'", True),
    "game of another type": ("legal", {"game": ["chess"]}, "'game' must be text", False),
    "option": ("legal", {"game": GAME, "options": {"x": 1}}, "has no option 'x'", True),
    "option value": ("legal", {"game": GAME, "options": {"infamy": "x"}}, "option infamy", True),
    "options": ("legal", {"game": GAME, "options": []}, "'options' must be an object", False),
    "seats": ("legal", {"game": GAME, "seats": 9}, "is for 2 seats, not 9", False),
    "seats true": ("legal", {"game": GAME, "seats": True}, "'seats' must be an integer", False),
    "unknown key": ("legal", {"game": GAME, "sed": 1}, "does not take 'sed'", True),
    "seed": ("legal", {"game": GAME, "seed": 1.5}, "'seed' must be an integer or text", False),
    "position": ("legal", {"game": GAME, "position": []}, "'position' must be an object", False),
    "position key": ("legal", {"game": GAME, "position": {"a": 1}}, "no key 'a'", False),
    "position value": ("legal", {"game": GAME, "position": {"soul": 30}}, "soul must be", False),
    "moves": ("legal", {"game": GAME, "moves": "s1"}, "'moves' must be a list", False),
    "move": ("legal", {"game": GAME, "moves": [1]}, "'moves' must be a list of actions", False),
    "no seat": ("view", {"game": GAME}, "'seat' is missing", False),
    "seat": ("view", {"game": GAME, "seat": 2}, "seats of this game are 0 to 1", False),
    "seat true": ("view", {"game": GAME, "seat": True}, "'seat' must be an integer", False),
    "level": ("best", {"game": GAME, "level": "god"}, "there is no bot 'god'", True),
    "no level": ("best", {"game": GAME}, "'level' is missing", False),
    "no budget": ("analyse", {"game": GAME}, "either 'level' or 'simulations'", False),
    "two budgets": (
        *("analyse", {"game": GAME, "level": "imp", "simulations": 9}),
        *("either 'level' or 'simulations'", False),
    ),
    "no simulations": (
        *("analyse", {"game": GAME, "simulations": 0}),
        *("'simulations' must be from 1 to 1000000", False),
    ),
    "level without search": (
        *("analyse", {"game": GAME, "level": "greedy"}),
        *("'greedy' does not search", True),
    ),
    "language": ("rules", {"game": GAME, "lang": "nl"}, "there is no language 'nl'", True),
    "clause": ("rules", {"game": GAME, "clause": "DF-77"}, "there is no clause 'DF-77'", True),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_cannot_be_answered_is_refused_with_what_would_be_right(case: str) -> None:
    cmd, keys, message, tells_choices = WRONG[case]
    error = error_of(cmd, **keys)
    assert message in error["message"]
    assert bool(error.get("allowed")) == tells_choices


@pytest.mark.parametrize("cmd", ["analyse", "best"])
def test_nobody_thinks_for_a_game_that_is_over(cmd: str) -> None:
    over = {"outcome": {"reason": "pile", "winner": 0}, "pile": []}
    error = error_of(cmd, game=GAME, position=over, level="imp")
    assert error == {"message": "the game is over: nobody is to move"}


@pytest.mark.parametrize(
    "line",
    [
        *(b"", b"   ", b"{", b"nonsense", b"[]", b"7", b"null", b'"legal"', b"\xff\xfe", b"\x00"),
        *(b"[" * 100_000, b'{"id": {}, "cmd": "games"}', b'{"id": 1.5}', b'{"id": true}'),
        *(b'{"cmd": "games", "id": ' + b"9" * 10_000 + b"}", b"x" * (LONGEST + 5)),
    ],
    ids=lambda line: repr(line[:20]),
)
def test_a_line_that_is_no_request_is_answered_and_the_next_one_too(line: bytes) -> None:
    *before, after = talk(line, {"id": "after", "cmd": "rules", "game": GAME, "clause": "DF-01"})
    assert after["id"] == "after"
    assert after["title"]
    if line.strip():
        (answered,) = before
        assert answered["id"] is None
        assert answered["error"]["message"]
    else:
        assert before == []


def test_a_line_as_long_as_allowed_is_read() -> None:
    request = b'{"id": 1, "cmd": "rules", "game": "doctor-faust", "clause": "DF-01"}'
    (answered,) = talk(request.ljust(LONGEST - 1))
    assert answered["title"]


def test_text_that_is_no_unicode_comes_back_as_json() -> None:
    (answered,) = talk(b'{"id": "\\ud800", "cmd": "\\udfff"}')
    assert answered["id"] == "\ud800"
    assert "error" in answered


def test_a_request_without_an_id_is_answered_without_one() -> None:
    assert talk({"cmd": "dance"})[0]["id"] is None


def test_quit_ends_it_after_all_answers_and_before_what_follows() -> None:
    legal = {"cmd": "legal", "game": GAME}
    answers = talk(
        {"id": 1, **legal}, {"id": 2, **legal}, {"id": 3, "cmd": "quit"}, {"id": 4, **legal},
        threads=2,
    )  # fmt: skip
    assert sorted(answered["id"] for answered in answers[:2]) == [1, 2]
    assert answers[2:] == [{"id": 3}]


def test_several_threads_answer_every_request_once() -> None:
    requests = [{"id": n, "cmd": "analyse", "game": GAME, "simulations": 50} for n in range(40)]
    answers = talk(*requests, threads=3)
    assert sorted(answered["id"] for answered in answers) == list(range(40))
    assert all("best" in answered for answered in answers)


def test_one_thread_answers_in_order_whatever_is_wrong() -> None:
    requests = [
        {"id": 0, "cmd": "analyse", "game": GAME, "simulations": 2000},
        b"nonsense",
        {"id": 2, "cmd": "dance"},
        {"id": 3, "cmd": "legal", "game": GAME},
    ]
    assert [answered["id"] for answered in talk(*requests)] == [0, None, 2, 3]


# Anything at all

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=8,
)
plausible = st.fixed_dictionaries(
    {"cmd": st.sampled_from(["games", "legal", "play", "view", "best", "rules"])},
    optional={
        "id": values,
        "game": st.just(GAME) | values,
        "seats": st.just(2) | values,
        "options": values,
        "position": st.fixed_dictionaries(
            {},
            optional=dict.fromkeys(
                ("soul", "stones", "hands", "laid", "pile", "won", "outcome"), values
            ),
        )
        | values,
        "moves": st.lists(st.sampled_from(["s1", "soul", "8@3", ""]), max_size=9) | values,
        "seed": values,
        "seat": st.sampled_from([0, 1, None]) | values,
        "level": st.just("random") | values,
        "clause": st.just("DF-02") | values,
        "lang": st.just("de") | values,
    },
)


@given(st.lists(st.binary(max_size=200).map(lambda line: line.replace(b"\n", b"")), max_size=5))
def test_no_bytes_end_it(junk: list[bytes]) -> None:
    answers = talk(*junk, {"id": "after", "cmd": "rules", "game": GAME, "clause": "DF-01"})
    assert len(answers) == 1 + sum(bool(line.strip()) for line in junk)
    assert answers[-1]["id"] == "after"


@settings(max_examples=settings().max_examples * 4)
@given(plausible)
def test_no_request_makes_it_fail(request: dict[str, Any]) -> None:
    (answered,) = talk(request)
    assert "failed" not in answered.get("error", {}).get("message", "")
