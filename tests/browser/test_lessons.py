"""The lessons in a real browser: from the front page to a first game, with mistakes on the way."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import diablerie
from diablerie import rulebook
from diablerie.lessons import lesson
from tests.games.of_game import of_game
from tests.settings import everyday

from .conftest import Complaints
from .seated import HASTY, PATIENCE, Seated, board_of, box_at_rest

GAMES = diablerie.built_in_games()
FIRST = GAMES[0]
"""One lesson is gone through at a stretch every day, the others in a soak."""

PRESSED = """
    window.pressed = 0;
    new MutationObserver(() => { if (document.querySelector('.pressing.down')) pressed += 1; })
        .observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
"""
"""A script for a page that knows whether its mark has ever pressed anything."""


SEEN = """
    window.seen = [];
    function look() {
        const lines = [...document.querySelectorAll('.story .chapter ul li')];
        const heads = [...document.querySelectorAll('.table h2')];
        const laid = document.querySelectorAll('[data-board] .cast').length;
        seen.push([lines.at(-1)?.innerText ?? '', heads.map(({ innerText }) => innerText), laid]);
        requestAnimationFrame(look);
    }
    look();
"""
"""A page with this knows of each picture the story's last line, the headings and how many cards lie."""


class Lesson(Seated):
    """A lesson on the page."""

    def open(self, game: str, step: str = "") -> None:
        self.page.emulate_media(reduced_motion="reduce")
        self.page.goto(f"/learn/{game}/{step}".rstrip("/"))

    @property
    def turn(self) -> re.Pattern[str]:
        """What a board says when it is somebody's turn."""
        somebody = self.word("page-turn-of", seat="SOMEBODY").replace("SOMEBODY", r"\w+")
        return re.compile(f"^({self.word('page-your-turn')}|{somebody})$")

    def told(self, message: str) -> None:
        """Expect that who teaches says this."""
        teacher = self.page.locator(".task [role=status]")
        expect(teacher).to_contain_text(self.word(message), timeout=PATIENCE)


@pytest.mark.parametrize("game", everyday(GAMES, FIRST))
def test_a_lesson_leads_from_the_front_page_to_a_first_game(page: Page, game: str) -> None:
    teacher = Lesson(page)
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(HASTY)
    page.goto("/")
    page.locator(f'a[href="/learn/{game}"]').click()
    steps = lesson(game).steps
    for step in steps:
        title = teacher.word(f"{game}-lesson-{step.name}")
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        teacher.button("lesson-show").click()
        teacher.told(f"{game}-lesson-{step.name}-done")
        # Nothing is left to do, whoever would be next.
        expect(page.get_by_role("heading", name=teacher.turn)).to_have_count(0)
        page.get_by_role("link", name=teacher.word("lesson-next"), exact=True).click()
    imp = teacher.word("page-level-imp")
    teacher.button("lesson-play", level=imp).click()
    expect(page).to_have_url(re.compile(r"/m/[\w-]+$"))
    # What has been learnt is remembered.
    page.goto(f"/learn/{game}")
    expect(page.locator("nav a.known")).to_have_count(len(steps))


@pytest.mark.parametrize("game", everyday(GAMES, "kill-doctor-lucky"))
def test_a_step_is_shown_by_pressing_what_is_marked_and_nobody_else_presses_meanwhile(
    page: Page, game: str
) -> None:
    teacher, own = Lesson(page), of_game(game, "screens")
    step = own.SHOWN_STEP
    page.set_viewport_size({"width": 1280, "height": 800})
    tried: list[dict[str, Any]] = []
    page.add_init_script(PRESSED)
    page.on("request", lambda request: tried.append(request.post_data_json or {}))
    page.goto(f"/learn/{game}/{step}")
    board, goals = board_of(page), page.locator(".space.target, .cell.target")
    if own.TAKEN_UP is not None:
        teacher.button(own.TAKEN_UP).click()
    expect(goals.first).to_be_visible(timeout=PATIENCE)
    before = box_at_rest(board)
    elsewhere = [goal.bounding_box() for goal in goals.all()]
    teacher.button("lesson-show").click()
    expect(page.get_by_text(teacher.word("lesson-showing")).first).to_be_visible()
    for box in elsewhere:
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    teacher.told(f"{game}-lesson-{step}-done")
    assert page.evaluate("pressed") > 0
    assert board.bounding_box() == before
    solution = list(next(each.solution for each in lesson(game).steps if each.name == step))
    done = [each["actions"] for each in tried if "actions" in each]
    assert solution in done
    assert all(actions == solution[: len(actions)] for actions in done)


def test_while_the_others_reply_it_is_not_said_to_be_the_learners_turn(page: Page) -> None:
    teacher = Lesson(page)
    page.add_init_script(SEEN)
    page.goto("/learn/doctor-faust/laying")
    teacher.button("lesson-show").click()
    teacher.told("doctor-faust-lesson-laying-done")
    rival = teacher.word("doctor-faust-seat-1")
    seen = page.evaluate("seen")
    first = next(at for at, (line, *_) in enumerate(seen) if rival in line)
    replies = [headings for line, headings, _ in seen[first:] if rival in line]
    assert teacher.word("page-your-turn") not in [each for shown in replies for each in shown]
    # The card he has laid lies there.
    laid = [count for *_, count in seen]
    assert laid[first] == laid[first - 1] > min(laid[:first])


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
def test_what_leads_on_stands_where_it_stood_once_a_step_is_done(
    page: Page, size: tuple[int, int]
) -> None:
    teacher = Lesson(page)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    teacher.open("kill-doctor-lucky", "snooping")
    skip = page.get_by_role("link", name=teacher.word("lesson-skip"), exact=True)
    before = box_at_rest(skip)
    teacher.button("lesson-show").click()
    onward = page.get_by_role("link", name=teacher.word("lesson-next"), exact=True)
    expect(onward).to_be_visible(timeout=PATIENCE)
    after = box_at_rest(onward)
    assert before is not None
    assert after is not None
    assert (after["x"], after["width"]) == (before["x"], before["width"])
    # Beside the board it stands below what is said, which may be longer now.
    if size[0] < 800:
        assert after == before


def test_what_leads_there_no_more_is_told_and_nothing_that_would_fail_is_marked(page: Page) -> None:
    teacher = Lesson(page)
    teacher.open("kill-doctor-lucky", "doctor")
    mark = page.locator(".pressing")
    expect(mark).to_be_visible(timeout=PATIENCE)
    page.locator('.space[data-space="parlor"]').press("Enter")
    teacher.told("lesson-astray")
    expect(mark).to_have_count(0)
    teacher.button("lesson-again").click()
    expect(mark).to_be_visible(timeout=PATIENCE)


def test_a_mistake_is_told_and_the_step_begun_anew(page: Page, console_errors: Complaints) -> None:
    teacher = Lesson(page)
    teacher.open("doctor-faust", "landing")
    teacher.button("doctor-faust-choose-soul").click()
    page.locator(".space.target").first.click()
    teacher.told("lesson-aside")
    # The browser itself complains of the answer by which the server said so.
    console_errors.clear()
    teacher.button("doctor-faust-choose-stone").click()
    page.locator(".ways button").nth(2).click()
    teacher.button("doctor-faust-choose-stone").click()
    teacher.button("doctor-faust-choose-stone").click()
    page.locator(".ways button").last.click()
    teacher.told("lesson-missed")
    teacher.button("lesson-again").click()
    teacher.button("doctor-faust-choose-stone").click()
    page.locator(".ways button").last.click()
    teacher.told("doctor-faust-lesson-landing-done")


def test_a_space_on_the_way_is_refused_before_the_sled_has_moved(
    page: Page, console_errors: Complaints
) -> None:
    teacher = Lesson(page)
    teacher.open("teufel-teufel", "passing")
    page.get_by_role("button", name=re.compile("^d3:")).click()
    teacher.told("lesson-aside")
    teacher.told("teufel-teufel-lesson-passing-task")
    console_errors.clear()
    expect(page.get_by_role("button", name=re.compile("^c3: .*your sled"))).to_be_visible()
    page.get_by_role("button", name=re.compile("^e4:")).click()
    teacher.told("teufel-teufel-lesson-passing-done")


def test_a_step_is_done_by_keyboard_alone(page: Page) -> None:
    teacher = Lesson(page)
    teacher.open("teufel-teufel", "devil")
    cell = page.get_by_role("button", name=re.compile("^d3:"))
    expect(cell).to_be_enabled()
    cell.focus()
    page.keyboard.press("Enter")
    teacher.told("teufel-teufel-lesson-devil-done")
    expect(page.get_by_role("link", name=teacher.word("lesson-next"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(
        page.get_by_role("heading", name=teacher.word("teufel-teufel-lesson-flying"), exact=True)
    ).to_be_visible()


@pytest.mark.parametrize("game", everyday(GAMES, "teufel-teufel"))
def test_all_that_can_be_done_is_listed_and_what_cannot_be_is_explained(
    page: Page, console_errors: Complaints, game: str
) -> None:
    teacher, own = Lesson(page), of_game(game, "screens")
    step, clause = own.EXPLAINED_STEP, own.WHY
    teacher.open(game, step)
    start = lesson(game).step(step).start
    walks = start.composite_moves()
    alone = set(start.legal) - {walk.actions[0] for walk in walks if len(walk.actions) == 1}
    teacher.button("page-counsel").click()
    panel = page.get_by_role("complementary")
    expect(panel.locator(".acts button")).to_have_count(len(walks) + len(alone))
    teacher.button("counsel-ask").click()
    panel.get_by_role("button", name=teacher.word("page-why-label", clause=clause)).click()
    expect(page.locator(".rule-panel .id")).to_have_text(clause)
    console_errors.clear()


def test_the_rules_are_searched_by_keyboard(page: Page) -> None:
    teacher = Lesson(page)
    teacher.open("doctor-faust", "stones")
    teacher.button("page-rules").click()
    expect(page.locator(".rule-panel .id")).to_have_text("DF-10")
    page.get_by_role("searchbox").fill("infamy")
    page.keyboard.press("Enter")
    expect(page.locator(".rule-panel .id")).to_have_text("DF-35")


def test_the_page_of_the_rules_lists_and_finds_its_sections(page: Page) -> None:
    page.goto("/rules/kill-doctor-lucky")
    sections = rulebook.load("kill-doctor-lucky", "en").sections
    contents = page.get_by_role("navigation").filter(has=page.get_by_role("searchbox"))
    for section in sections:
        expect(contents.locator(f'a[href="#{section.id}"]')).to_have_text(section.title)
    page.get_by_role("searchbox").fill("line of sight")
    expect(contents.get_by_role("button").filter(has_text="Lines of sight").first).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("#sight")).to_be_in_viewport()


def test_a_space_out_of_reach_says_why(page: Page, console_errors: Complaints) -> None:
    teacher = Lesson(page)
    teacher.open("teufel-teufel", "devil")
    page.get_by_role("button", name=re.compile("^d3:")).wait_for()
    page.get_by_role("button", name=re.compile("^f6:")).click(force=True)
    why = teacher.button("page-why-label", clause="TT-10")
    expect(why).to_be_visible()
    console_errors.clear()


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_done_is_in_sight_beside_who_teaches(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    teacher = Lesson(page)
    teacher.open(game)
    for button in of_game(game, "screens").TOP_BUTTONS:
        expect(teacher.button(button)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", everyday(GAMES, FIRST))
def test_a_bot_says_what_it_would_do_and_does_it_on_demand(page: Page, game: str) -> None:
    teacher = Lesson(page)
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"/learn/{game}/end")
    teacher.button("lesson-play", level=teacher.word("page-level-imp")).click()
    teacher.button("page-counsel").click()
    asking = teacher.button("page-hint").and_(page.locator("[aria-disabled=false]"))
    asking.click(timeout=PATIENCE)
    teacher.button("counsel-hint-do").click(timeout=PATIENCE)
    expect(teacher.story.get_by_role("listitem").first).to_be_visible()
