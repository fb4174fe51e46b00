"""`diablerie play` on a whole terminal, as a person sees it."""

from __future__ import annotations

import re

import pytest

from diablerie.words import speak
from tests.cli.calling import terminal
from tests.cli.playing import ALONE, PLAY

LEAVE_SECOND_SCREEN = b"\x1b[?1049l"


@pytest.mark.parametrize(
    ("lang", "columns", "rows"), [("en", 80, 24), ("fr", 120, 40), ("de", 76, 22)]
)
def test_board_story_hint_and_prompt_fit_the_screen(lang: str, columns: int, rows: int) -> None:
    with terminal(*ALONE, "--lang", lang, columns=columns, rows=rows) as opened:
        opened.wait_for(speak(lang, "terminal-hint"))
        # The line where one types is drawn last.
        opened.wait_until(lambda text: text.endswith(" >"))
        screen = opened.screen
        assert screen[0].startswith(speak(lang, "doctor-faust-turn", turn=1))
        assert screen[2].startswith("┌────")
        assert "▲" in screen[7]
        assert speak(lang, "terminal-hint") in screen[-2]
        assert any(line.endswith(" DF-08") for line in screen)


def test_the_board_follows_what_is_typed() -> None:
    with terminal(*ALONE) as opened:
        opened.wait_for("Red, 7 points >")
        opened.type("s1 4", then="Red, 3 points >")
        assert re.search(r"│ R2 │    │    │    │ R1 │", opened.text)
        opened.type("8@17", then="Red, 2 points >")
        assert "[R8]" in opened.text
        assert "You lay your 8 beside 17. DF-16" in opened.text


def test_a_refusal_stands_under_the_story_until_the_next_line() -> None:
    with terminal(*ALONE) as opened:
        opened.wait_for("Red, 7 points >")
        opened.type("dance", then="“dance” is nothing you can do here.")
        assert "Possible now: s1 s2 soul" in opened.text
        opened.type("s1", then="Red, 6 points >")
        assert "dance" not in opened.text


def test_why_opens_the_rule_and_enter_leads_back() -> None:
    with terminal(*ALONE) as opened:
        opened.wait_for("Red, 7 points >")
        opened.type("why 19", then="DF-19 · A trap")
        assert "┌────" not in opened.text
        opened.type("", then="Red, 7 points >")
        assert "┌────" in opened.text


def test_a_long_list_is_shown_page_by_page() -> None:
    with terminal(*ALONE) as opened:
        opened.wait_for("Red, 7 points >")
        opened.type("legal", then="  1  Walk stone 1 from 0 to 1")
        assert "Lay the 9" not in opened.text
        opened.type("", then="Lay the 9 beside …")
        opened.type("", then="Red, 7 points >")


def test_tab_completes_what_is_typed() -> None:
    with terminal(*ALONE) as opened:
        opened.wait_for("Red, 7 points >")
        opened.press("so\t", then="> soul")
        opened.press(" 2\t", then="> soul 2")
        opened.press("0\r", then="Red, 2 points >")


def test_a_bots_turn_is_seen_step_by_step() -> None:
    with terminal(*PLAY, "--against", "imp") as opened:
        opened.wait_for("Red, 7 points >")
        opened.type("s1*7", then="Turn 2 · Blue")
        opened.wait_for("Turn 3 · Red · 7 points left")


def test_a_whole_game_is_played_to_its_end_and_told_on_the_first_screen() -> None:
    with terminal(*ALONE, "--option", "max_turns=3") as opened:
        for turn in (1, 3):
            opened.wait_for(f"Turn {turn} · Red · 7 points left")
            opened.type("s1*7")
        opened.wait_for("The hunt has lasted too long")
        opened.wait_for("The game is over.")
        opened.type("")
        assert opened.wait_for_end() == 0
        after = opened.seen.rpartition(LEAVE_SECOND_SCREEN)[2].decode()
        assert after.strip().endswith("DF-48")


def test_the_curtain_hides_a_hand_and_what_was_typed() -> None:
    with terminal(*PLAY, "--hotseat") as opened:
        opened.wait_for("Pass the keyboard to Red.")
        assert "devil cards" not in opened.text
        opened.type("", then="Red, 7 points >")
        opened.type("8@3", then="Red, 6 points >")
        opened.type("s1*6", then="Pass the keyboard to Blue.")
        assert "R8" not in opened.text
        assert "8@3" not in opened.text
        opened.type("", then="Blue, 7 points >")
        assert "[R?]" in opened.text
        assert "Red lays a devil card beside 3, face down." in opened.text
        opened.press("\x1b[A\x1b[A\x1b[A")
        opened.press("x")
        screen = opened.wait_until(lambda text: text.rstrip().endswith("x"))
        assert "8@3" not in screen
        assert "s1*6" not in screen


def test_tab_offers_nothing_behind_the_curtain() -> None:
    with terminal(*PLAY, "--hotseat") as opened:
        for seat, name in enumerate(("Red", "Blue")):
            opened.wait_for(f"Pass the keyboard to {name}.")
            opened.press("8\t\t.")
            screen = opened.wait_until(lambda text: "." in text.rpartition("looking.")[2])
            assert screen.rpartition("looking.")[2].strip() == "8.", seat
            opened.type("", then=f"{name}, 7 points >")
            opened.type("s1*7")


def test_nothing_of_a_game_is_left_to_scroll_back_to() -> None:
    with terminal(*PLAY, "--hotseat") as opened:
        opened.wait_for("Pass the keyboard to Red.")
        opened.type("", then="Red, 7 points >")
        before, _, after = opened.seen.partition(b"\x1b[?1049h")
        assert before.strip() == b""
        assert after
        opened.type("quit")
        opened.wait_for_end()
        left = opened.seen.rpartition(LEAVE_SECOND_SCREEN)[2].decode().strip()
        assert left == "You have left the table before the end of the game."


@pytest.mark.parametrize(("key", "status"), [("\x04", 0), ("\x03", 130)])
def test_ctrl_d_and_ctrl_c_give_the_terminal_back(key: str, status: int) -> None:
    with terminal(*ALONE) as opened:
        opened.wait_for("Red, 7 points >")
        opened.press(key)
        assert opened.wait_for_end() == status
        assert LEAVE_SECOND_SCREEN in opened.seen
        assert b"Traceback" not in opened.seen
        left = opened.seen.rpartition(LEAVE_SECOND_SCREEN)[2].decode().strip()
        assert left == "You have left the table before the end of the game."


@pytest.mark.parametrize(("columns", "rows"), [(75, 24), (80, 12), (20, 10)])
def test_sentences_take_the_place_of_a_board_that_has_no_room(columns: int, rows: int) -> None:
    with terminal(*ALONE, columns=columns, rows=rows) as opened:
        opened.wait_for("points >")
        assert "┌" not in opened.text
        opened.type("s1 4")
        opened.wait_until(lambda text: "3 points >" in text or "3 points\n>" in text)
        assert "Traceback" not in opened.text


def test_without_colour_nothing_is_coloured() -> None:
    with terminal(*ALONE, NO_COLOR="1") as opened:
        opened.wait_for("Red, 7 points >")
        colours = re.findall(rb"\x1b\[([0-9;]*)m", opened.seen)
        assert not [code for code in colours if re.search(rb"(^|;)(3[1-7]|38|9[1-7])(;|$)", code)]


def test_with_colour_the_seats_have_theirs() -> None:
    with terminal(*ALONE) as opened:
        opened.wait_for("Red, 7 points >")
        assert b"\x1b[1;31mR1R2" in opened.seen


@pytest.mark.parametrize(("options", "kind"), [(("--plain",), "xterm-256color"), ((), "dumb")])
def test_plain_moves_no_cursor(options: tuple[str, ...], kind: str) -> None:
    with terminal(*ALONE, *options, NO_COLOR="1", TERM=kind) as opened:
        opened.wait_for("Red, 7 points >")
        opened.type("s1 4", then="Red, 3 points >")
        moves = re.findall(rb"\x1b\[[0-9;?]*[A-HJKSTfhl]", opened.seen)
        assert [move for move in moves if move not in (b"\x1b[?2004h", b"\x1b[?2004l")] == []


def test_rules_are_shown_page_by_page_on_a_terminal() -> None:
    with terminal("rules", "doctor-faust", PAGER="cat") as opened:
        assert opened.wait_for_end() == 0
        assert b"DF-48" in opened.seen
