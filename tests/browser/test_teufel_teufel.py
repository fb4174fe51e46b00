"""Teufel Teufel in a real browser: ways, swaps and shuffles, one screen passed round, secrets, its keys."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.games.teufel_teufel.page import (
    GAME,
    PERSON,
    State,
    Teufel,
    act,
    begin,
    is_at_tower,
    is_possessed,
    open_at,
    placed,
    prepare,
    state_of,
)

from .past_the_page import Frames
from .seated import HASTY, PATIENCE, TELLTALE, choose_language, tab_to

pytestmark = pytest.mark.usefixtures("console_errors")


def test_whoever_points_at_a_space_sees_the_way_and_walks_it(page: Page, server_url: str) -> None:
    table = placed(page)
    expect(table.prompt).to_contain_text(table.word(f"{GAME}-table-ask-move", hovers="yes"))
    trail = page.locator(".trail")
    expect(trail).to_have_count(0)
    target = table.pick()
    cell = str(target.get_attribute("data-space"))
    target.hover()
    expect(trail).to_contain_text(cell)
    target.click()
    expect(table.story).to_contain_text(cell)


def test_sleds_and_cards_are_dragged(page: Page, server_url: str) -> None:
    table = placed(page)
    # The bot's sled may stand anywhere, and holds down the card below it (TT-34).
    one, other, *_ = table.away_from_sleds("c3", "e5", "d6")
    one.drag_to(other)
    expect(table.own("table-mode-swap")).to_have_attribute("aria-pressed", "true")
    expect(table.gold).to_be_visible()
    table.own("table-back").click()
    table.mode("move")
    target = table.pick()
    cell = str(target.get_attribute("data-space"))
    table.cell("a1").drag_to(target)
    expect(table.story).to_contain_text(cell)


def test_what_the_bot_has_done_stays_marked_until_one_acts(page: Page, server_url: str) -> None:
    table = placed(page)
    marks = page.locator(".recent path")
    expect(marks).to_have_count(0)
    table.mode("swap")
    table.targets.first.click()
    table.targets.last.click()
    table.gold.click()
    expect(marks).not_to_have_count(0, timeout=PATIENCE)
    assert table.wait_for_turn()
    drawn = marks.evaluate_all("all => all.map(each => each.getAttribute('d'))")
    page.reload()
    expect(marks).to_have_count(len(drawn))
    assert marks.evaluate_all("all => all.map(each => each.getAttribute('d'))") == drawn
    first = next(action for action in table.state["legal"] if action.startswith("swap:"))
    act(page, table.address, first)
    expect(marks).to_have_count(0)


def test_one_step_back_takes_back_half_a_swap_that_is_done(page: Page, server_url: str) -> None:
    table = placed(page)
    first = next(action for action in table.state["legal"] if action.startswith("swap:"))
    act(page, table.address, first)
    cell = first.removeprefix("swap:")
    expect(table.cell(cell)).not_to_have_class(re.compile(r"\btarget\b"))
    back = table.own("table-back")
    # What is only put together goes first.
    table.targets.first.click()
    expect(table.gold).to_be_visible()
    back.click()
    expect(table.gold).to_have_count(0)
    assert table.state["swap"] == cell
    back.click()
    expect(table.own("table-mode-swap")).to_be_enabled()
    assert table.state["swap"] is None
    assert first in table.state["legal"]


@pytest.mark.parametrize("count", [1, 4])
def test_one_step_back_puts_a_card_down_that_is_lifted(
    page: Page, server_url: str, count: int
) -> None:
    address = prepare(page, is_possessed, seats=2)
    seat = state_of(page, address)["to_play"]
    legal = state_of(page, address, seat)["legal"]
    lifted = [action for action in legal if action.startswith("lift:")][:count]
    act(page, address, *lifted)
    table = open_at(page, address)
    for left in reversed(range(count)):
        before = table.state
        table.own("table-back").click()
        table.await_change(before)
        assert len(table.state["lifted_from"]) == left
    expect(table.own("table-mode-shuffle")).to_be_enabled()


def test_a_sled_is_dragged_where_all_text_is_marked(page: Page, server_url: str) -> None:
    table = placed(page)
    target = table.pick()
    cell = str(target.get_attribute("data-space"))
    page.keyboard.press("Control+a")
    assert page.evaluate("getSelection().toString()")
    table.cell("a1").drag_to(target)
    expect(table.story).to_contain_text(cell)


def test_a_possessed_sled_shuffles_with_the_mouse(page: Page, server_url: str) -> None:
    address = prepare(page, is_possessed, seats=2)
    before = open_at(page, address)
    seat = before.seat
    expect(page.locator(".own.possessed")).to_be_visible()
    known = before.state
    before.shuffle()
    expect(before.curtain(1 - seat)).to_be_visible(timeout=PATIENCE)
    after = before.state
    assert after["turn"] == known["turn"] + 1
    assert set(after["cards"]) == set(known["cards"])


def test_nothing_can_be_pressed_while_a_shuffle_is_on_its_way(page: Page, server_url: str) -> None:
    address = prepare(page, is_possessed, seats=2)
    sent: list[str] = []

    def hold_up(route: WebSocketRoute) -> None:
        """Between page and server: once a shuffle has been asked for, no answer comes through."""
        server = route.connect_to_server()

        def ask(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame["type"] == "act":
                sent.extend(frame["actions"])
            server.send(text)

        def answer(text: str | bytes) -> None:
            if not any(action.startswith("lift:") for action in sent):
                route.send(text)

        route.on_message(ask)
        server.on_message(answer)

    page.route_web_socket(re.compile("/live"), hold_up)
    table = open_at(page, address)
    table.shuffle()
    expect(table.own("table-shuffle")).to_have_count(0)
    expect(table.own("table-back")).to_have_attribute("aria-disabled", "true")
    expect(table.targets).to_have_count(0)
    expect(page.locator(Teufel.CHOICES)).to_have_count(0)
    assert sum(action.startswith("lift:") for action in sent) > 1, sent


def test_three_people_pass_one_screen_round(page: Page, server_url: str) -> None:
    page.add_init_script(HASTY)
    page.emulate_media(reduced_motion="reduce")
    frames = Frames(page)
    address = begin(page, *[PERSON] * 3, max_turns=4)
    table = Teufel(page, address)
    table.open()
    for place in range(3 + 4):
        seat = place % 3
        expect(table.curtain(seat)).to_be_visible(timeout=PATIENCE)
        expect(page.locator(".underworld")).to_have_count(0)
        table.sit(seat)
        while table.wait_for_turn():
            state = table.state
            table.choose()
            table.await_change(state)
            if table.state["to_play"] != seat:
                break
    expect(table.result).to_be_visible(timeout=PATIENCE)
    for view in frames.views:
        state, seat = view["state"], view["seat"]
        own = [] if seat is None else state["known"][seat]
        assert state["to_play"] is None or set(hidden_names(state)) <= set(own)


def hidden_names(state: State) -> dict[str, str]:
    """Cards face down that a view names all the same, by cell."""
    lying = state["cards"].items()
    return {cell: card["card"] for cell, card in lying if card["card"] and not card["up"]}


def test_what_somebody_saw_at_a_tower_is_his_alone(page: Page, server_url: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    address = prepare(page, is_at_tower)
    frames = Frames(page)
    table = open_at(page, address)
    seat = table.seat
    seen = table.targets.nth(3)
    cell = seen.get_attribute("data-space")
    assert cell is not None
    seen.click()
    done = table.own("action-done")
    expect(page.locator(".know, .prompt .seen").first).to_be_visible()
    card = table.state["cards"][cell]
    assert card["card"] is not None
    assert not card["up"]
    secret = table.word(f"{GAME}-known", card=card["card"], cell=cell)
    assert secret in page.locator("body").inner_text()
    if done.count() > 0:
        done.click()
    follower = (seat + 1) % 3
    for _ in range(3):
        expect(table.curtain(follower)).to_be_visible(timeout=PATIENCE)
        assert_unknown(page, frames, secret, cell)
        frames.clear()
        if follower == seat:
            break
        table.sit(follower)
        assert table.wait_for_turn()
        assert_unknown(page, frames, secret, cell)
        told = table.cell(cell).get_attribute("aria-label") or ""
        assert table.word(f"{GAME}-table-aria-seen", seats=table.name(seat)) in told
        # Swapping two others leaves it where it is.
        others = page.locator(f".cell.target:not([data-space='{cell}'])")
        table.mode("swap")
        others.first.click()
        others.last.click()
        table.gold.click()
        follower = (follower + 1) % 3
    table.sit(seat)
    assert table.wait_for_turn()
    expect(page.locator(".know")).to_contain_text(secret)
    assert hidden_names(frames.views[-1]["state"]) == {cell: card["card"]}


def assert_unknown(page: Page, frames: Frames, secret: str, cell: str) -> None:
    """Neither the page nor what the server sent since the curtain fell knows the card on a cell."""
    assert secret not in page.content()
    late = [view for view in frames.views if view["seat"] is None]
    assert all(cell not in hidden_names(view["state"]) for view in late)


class Keys(Teufel):
    """The same table, for somebody without a mouse."""

    def press(self, wanted: Locator) -> None:
        cell = wanted.first.get_attribute("data-space")
        if cell is None:
            tab_to(self.page, wanted)
        else:
            self.walk_to(cell)
        self.page.keyboard.press("Enter")

    def walk_to(self, cell: str) -> None:
        """With the arrow keys over the board, from where Tab comes to it."""
        tab_to(self.page, self.page.locator('.cell[tabindex="0"]'))
        focused = self.page.locator(".cell:focus")
        for _ in range(12):
            here = focused.get_attribute("data-space") or ""
            if here == cell:
                return
            if here[0] != cell[0]:
                key = "ArrowRight" if here[0] < cell[0] else "ArrowLeft"
            else:
                key = "ArrowDown" if here[1] < cell[1] else "ArrowUp"
            self.page.keyboard.press(key)
        raise AssertionError(f"not reached with arrow keys: {cell}")


@pytest.mark.parametrize(("key", "mode"), [("1", "move"), ("2", "swap")])
def test_a_key_takes_up_a_kind_of_turn_and_leads_to_the_board(
    page: Page, server_url: str, key: str, mode: str
) -> None:
    table = placed(page)
    page.keyboard.press(key)
    expect(table.own(f"table-mode-{mode}")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".cell.target:focus")).to_have_count(1)


def test_at_a_tower_in_french_with_the_keyboard_alone(page: Page, server_url: str) -> None:
    address = prepare(
        page, lambda state: is_at_tower(state) and state["possessed"][state["to_play"]]
    )
    page.add_init_script(TELLTALE)
    table = Keys(page, address, language="fr")
    page.goto("/")
    page.evaluate("localStorage.clear()")
    choose_language(page, "fr")
    seat = table.state["to_play"]
    table.open()
    tab_to(page, table.curtain(seat))
    page.keyboard.press("Enter")
    table.seat = seat
    assert table.wait_for_turn()
    before = table.state
    cell = table.targets.nth(2).get_attribute("data-space")
    assert cell is not None
    table.press(table.targets.nth(2))
    table.await_change(before)
    looked = table.state
    assert looked["peeked"]
    assert looked["cards"][cell]["card"] is not None
    assert table.wait_for_turn()
    table.press(table.own("action-banish"))
    table.await_change(looked)
    assert not table.state["possessed"][seat]
    assert table.state["home"] == before["home"] + 1
    assert page.evaluate("pointed") == []
