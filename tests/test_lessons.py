"""The lessons: every step can be done by the rules it is about, and every main rule is met in one."""

from __future__ import annotations

import pytest

import diablerie
from diablerie import rulebook
from diablerie.lessons import LEARNER, Aside, Lesson, LessonStep, lesson
from diablerie.refusals import IllegalAction
from diablerie.words import LANGUAGES, speak
from tests.games.of_game import of_game

LESSONS = {game: lesson(game) for game in diablerie.built_in_games()}
STEPS = [
    pytest.param(game, step, id=f"{game}-{step.name}")
    for game, each in LESSONS.items()
    for step in each.steps
]
every_lesson = pytest.mark.parametrize("of", LESSONS.values(), ids=LESSONS)
every_step = pytest.mark.parametrize(("game", "step"), STEPS)


@every_lesson
def test_a_lesson_has_eight_to_twelve_steps_with_names_of_their_own(of: Lesson) -> None:
    assert 8 <= len(of.steps) <= 12
    assert len({step.name for step in of.steps}) == len(of.steps)


@every_lesson
def test_each_main_rule_is_met_in_some_step(of: Lesson) -> None:
    taught = {clause for step in of.steps for clause in step.clauses}
    assert taught >= of_game(of.game, "clauses").MAIN


@every_lesson
def test_each_chapter_of_the_rulebook_with_rules_to_play_by_is_opened(of: Lesson) -> None:
    taught = {clause for step in of.steps for clause in step.clauses}
    book = rulebook.load(of.game, "en")
    chapters = {
        section.title: {clause.id for clause in section.clauses}
        for section in book.sections
        if section.clauses
    }
    closed = {title for title, clauses in chapters.items() if not clauses & taught}
    not_taught = of_game(of.game, "clauses").NOT_TAUGHT
    assert closed <= not_taught
    assert chapters.keys() >= not_taught


@every_step
def test_a_step_begins_with_something_to_do(game: str, step: LessonStep) -> None:
    start = step.play([])
    assert (start.standing, start.events) == ("open", ())
    assert start.state.to_play == LEARNER


@every_step
def test_its_solution_does_what_it_is_about(game: str, step: LessonStep) -> None:
    *most, last = step.solution
    assert step.play(most).standing == "open", "it is met before the last action"
    assert step.play([*most, last]).standing == "met"


@every_step
def test_the_rules_it_names_are_in_the_book_and_the_first_of_them_comes_into_play(
    game: str, step: LessonStep
) -> None:
    for lang in LANGUAGES:
        for clause in step.clauses:
            assert rulebook.load(game, lang).clause(clause).title
    applied = {event.clause for event in step.play(step.solution).events}
    assert step.clauses[0] in applied | {_clause_against(step, action) for action in step.refused}


def _clause_against(step: LessonStep, action: str) -> str:
    with pytest.raises(IllegalAction) as refused:
        step.play([action])
    return refused.value.clause


@every_step
def test_it_is_told_in_every_language(game: str, step: LessonStep) -> None:
    for lang in LANGUAGES:
        for part in ("", "-text", "-task", "-done"):
            assert speak(lang, f"{game}-lesson-{step.name}{part}").strip()


@every_step
def test_whatever_the_learner_does_in_it_the_others_know_an_answer(
    game: str, step: LessonStep
) -> None:
    """All sequences of actions that the step takes, a few dozen at most, end in one of its standings."""
    tried = 0
    waiting: list[tuple[str, ...]] = [()]
    while waiting and tried < 40:
        tried += 1
        actions = waiting.pop()
        reached = step.play(actions)
        if reached.standing == "open":
            taken = [a for a in reached.state.legal if _is_taken(step, (*actions, a))]
            assert taken, "open, and nothing to be done"
            waiting += [(*actions, action) for action in taken]
    assert tried > 1


def _is_taken(step: LessonStep, actions: tuple[str, ...]) -> bool:
    try:
        step.play(actions)
    except Aside:
        return False
    return True


def test_a_legal_action_beside_the_point_is_not_taken() -> None:
    with pytest.raises(Aside):
        lesson("doctor-faust").step("landing").play(["soul"])


def test_a_turn_let_pass_has_missed_what_it_was_about() -> None:
    too_early = ["s1", "s1", "s1", "s1", "s1", "s2", "s2"]
    assert lesson("doctor-faust").step("landing").play(too_early).standing == "missed"


def test_what_would_be_enough_is_known() -> None:
    laying, landing = (lesson("doctor-faust").step(name) for name in ("laying", "landing"))
    assert laying.play([]).enough == tuple(f"{card}@5" for card in range(2, 10))
    assert landing.play([]).enough == ()
    *most, last = landing.solution
    assert last in landing.play(most).enough
    assert landing.play(landing.solution).enough == ()


def test_nobody_acts_for_the_others() -> None:
    landing = lesson("doctor-faust").step("landing")
    with pytest.raises(Aside):
        landing.play([*landing.solution, "s1"])


def test_an_unknown_game_or_step_names_those_there_are() -> None:
    with pytest.raises(ValueError, match="doctor-faust"):
        lesson("solitaire")
    with pytest.raises(ValueError, match="landing"):
        lesson("doctor-faust").step("flying")
