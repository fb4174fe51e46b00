"""Two people with accounts: friends, an invitation by name, what each finds on their own page, once more."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .gathered import Guest, Visitor, fill_in
from .seated import PATIENCE

pytestmark = pytest.mark.usefixtures("console_errors")


def with_account(visitor: Visitor, url: str, name: str, width: int = 1280) -> Guest:
    """Somebody with an account, on the page of it."""
    guest = Guest.arrive(visitor, name, width=width)
    guest.page.goto(f"{url}/account")
    fill_in(guest.page, guest.word("seldom-account-make"), name, "sesame, open")
    expect(guest.page.get_by_role("heading", name=name)).to_be_visible(timeout=PATIENCE)
    return guest


def labelled(guest: Guest, what: str, which: str) -> str:
    return guest.word("page-label-of", what=guest.word(what), which=which)


def overflow(page: Page) -> bool:
    """Whether the page is wider than its window."""
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def test_a_friend_is_invited_plays_and_both_find_the_match_on_their_pages(
    new_context: Visitor, server_url: str
) -> None:
    ada = with_account(new_context, server_url, "Ada of Argyle")
    ben = with_account(new_context, server_url, "Ben of Brae", 390)
    ada.page.get_by_label(ada.word("seldom-friend-name")).fill("ben of brae")
    ada.button("seldom-friend-add").click()
    invite = labelled(ada, "seldom-friend-invite", "Ben of Brae")
    ada.page.get_by_role("button", name=invite).click()
    ada.button("seldom-friend-open").click()
    expect(ada.waiting).to_be_visible(timeout=PATIENCE)
    match = ada.page.url.rpartition("/")[2]
    # It waits for Ben under their games, and nobody else has told them.
    ben.page.goto(f"{server_url}/games")
    invitations = ben.page.get_by_role("region", name=ben.word("seldom-invited"))
    expect(invitations).to_contain_text("Ada of Argyle", timeout=PATIENCE)
    assert not overflow(ben.page)
    invitations.get_by_role("link", name=ben.word("lobby-games-open")).click()
    ben.sit_down()
    ada.see_board()
    deed = {"cmd": "over", "deed": "resign", "seat": 0}
    assert ada.page.request.post(f"{server_url}/api/matches/{match}/deeds", data=deed).ok
    for guest, first in ((ada, 0), (ben, 1)):
        guest.page.goto(f"{server_url}/account")
        results = guest.page.get_by_role("region", name=guest.word("seldom-own-results"))
        expect(results).to_contain_text(guest.word("seldom-own-people"), timeout=PATIENCE)
        expect(results.locator(f'a[href="/m/{match}/replay"]')).to_have_count(first)
        assert not overflow(guest.page)
    met = ben.page.get_by_role("region", name=ben.word("seldom-own-met"))
    expect(met).to_contain_text("Ada of Argyle")
    # The same table again, from the list; Ada is waited for.
    ben.page.goto(f"{server_url}/games")
    again = labelled(ben, "lobby-games-again", "Doctor Faust")
    ben.page.get_by_role("button", name=again).click()
    expect(ben.waiting).to_be_visible(timeout=PATIENCE)
    ada.page.goto(f"{server_url}/games")
    invitations = ada.page.get_by_role("region", name=ada.word("seldom-invited"))
    invitations.get_by_role("button", name=ada.word("seldom-invited-decline")).click()
    expect(invitations).to_have_count(0, timeout=PATIENCE)


def test_a_host_keeps_a_seat_for_a_friend_in_the_waiting_room(
    new_context: Visitor, server_url: str
) -> None:
    ada = with_account(new_context, server_url, "Ada of Elgin")
    with_account(new_context, server_url, "Ben of Elgin")
    ada.page.goto(f"{server_url}/people/Ben of Elgin/results")
    ada.button("seldom-friend-add").click()
    expect(ada.page.get_by_text(ada.word("seldom-friend"), exact=True)).to_be_visible()
    ada.invite(server_url)
    ada.page.get_by_role(
        "button", name=labelled(ada, "seldom-friend-invite", "Ben of Elgin")
    ).click()
    kept = ada.word("lobby-seat-kept", name="Ben of Elgin")
    expect(ada.page.get_by_text(kept)).to_be_visible(timeout=PATIENCE)
