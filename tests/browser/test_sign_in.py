"""Signing in by a provider, on the page: to the provider's own page, and back as somebody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Request, Route, expect

from tests.server.accounts.sign_in.provider_process import CLIENT, SECRET, provider
from tests.settings import everyday

from .conftest import HURRIED, Complaints, serve
from .gathered import Guest, Visitor

pytestmark = pytest.mark.usefixtures("console_errors")

INN = "the Test Inn"


@pytest.fixture(scope="module")
def inn_issuer() -> Iterator[str]:
    """The address of the provider."""
    with provider() as inn:
        yield inn.issuer


@pytest.fixture(scope="module")
def inn_url(inn_issuer: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose people may sign in by it."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("DIABLERIE_OIDC", inn_issuer)
        environment.setenv("DIABLERIE_OIDC_CLIENT", CLIENT)
        environment.setenv("DIABLERIE_OIDC_SECRET", SECRET)
        environment.setenv("DIABLERIE_OIDC_LABEL", INN)
        yield from serve(tmp_path_factory.mktemp("inn"), HURRIED)


def press(guest: Guest, message: str) -> None:
    """Press the button that leads to the provider."""
    name = guest.word(message, provider=INN)
    guest.page.get_by_role("button", name=name, exact=True).click()


@pytest.fixture
def new_context(new_context: Visitor, inn_issuer: str) -> Visitor:
    """Browsers that do without what the provider's own pages look for elsewhere, and in vain."""

    def open_context(**options: Any) -> BrowserContext:
        context = new_context(**options)
        context.route("https://fonts.googleapis.com/**", empty)
        context.route(f"{inn_issuer}/favicon.ico", empty)
        return context

    return open_context


def empty(route: Route) -> None:
    """Answer with nothing."""
    route.fulfill(status=200, content_type="text/css", body="")


def log_in_there(page: Page, login: str) -> None:
    """Log in at the provider, and consent."""
    page.locator("input[name=login]").fill(login)
    page.locator("input[name=password]").fill("whatever")
    page.locator("button[type=submit]").click()
    page.locator("button[type=submit][autofocus]").click()


def come_in(guest: Guest, url: str, login: str, name: str) -> None:
    """Sign in for the first time, under a name of one's own."""
    guest.page.goto(f"{url}/account")
    press(guest, "seldom-sign-in-with")
    log_in_there(guest.page, login)
    field = guest.page.get_by_label(guest.word("seldom-account-name"), exact=True)
    expect(field).to_have_value(login)
    field.fill(name)
    guest.page.get_by_role("button", name=guest.word("seldom-account-make-do")).click()
    expect(guest.page.get_by_role("heading", name=name, exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("language", "width"), everyday([("en", 1280), ("de", 390), ("fr", 390)], ("de", 390))
)
def test_somebody_signs_in_and_is_found_again_in_another_browser(
    new_context: Visitor, inn_url: str, language: str, width: int
) -> None:
    name = f"Ada {language}"
    ada = Guest.arrive(new_context, "Ada", language, width)
    come_in(ada, inn_url, f"ada-{language}", name)
    assert ada.page.url == f"{inn_url}/account"
    expect(ada.page.get_by_text(ada.word("seldom-sign-in-last-way"))).to_be_visible()
    elsewhere = Guest.arrive(new_context, "Ada", language, width)
    elsewhere.page.goto(f"{inn_url}/account")
    assert elsewhere.page.evaluate("document.documentElement.scrollWidth") <= width
    press(elsewhere, "seldom-sign-in-with")
    log_in_there(elsewhere.page, f"ada-{language}")
    expect(elsewhere.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    assert elsewhere.page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_password_is_chosen_and_then_the_account_unlinked_and_linked_again(
    new_context: Visitor, inn_url: str
) -> None:
    ben = Guest.arrive(new_context, "Ben")
    come_in(ben, inn_url, "ben", "Ben")
    form = ben.page.get_by_role("region", name=ben.word("seldom-account-password-choose"))
    form.get_by_label(ben.word("seldom-account-password-new")).fill("sesame, open")
    form.get_by_role("button").click()
    way = ben.page.get_by_role("region", name=ben.word("seldom-sign-in-title", provider=INN))
    password = way.get_by_label(ben.word("seldom-account-password"))
    password.fill("sesame, open")
    ben.button("seldom-sign-in-unlink").click()
    told = ben.page.get_by_text(ben.word("seldom-sign-in-unlinked", provider=INN))
    expect(told).to_be_visible()
    expect(ben.page.get_by_label(ben.word("seldom-account-password-old"))).to_be_visible()
    password.fill("sesame, open")
    ben.button("seldom-sign-in-link").click()
    expect(ben.page.get_by_text(ben.word("seldom-sign-in-linked", provider=INN))).to_be_visible()


def test_what_the_provider_says_stays_in_no_address_and_no_history(
    new_context: Visitor, inn_url: str, console_errors: Complaints
) -> None:
    guest = Guest.arrive(new_context, "Eve")
    asked: list[Request] = []

    def note(request: Request) -> None:
        asked.append(request)

    guest.page.on("request", note)
    come_in(guest, inn_url, "eve", "Eve")
    brought = [request for request in asked if "code=" in request.url]
    # The provider sends the browser here; from then on nothing that is asked for names the code.
    assert {request.resource_type for request in brought} == {"document"}
    elsewhere = [request for request in asked if not request.url.startswith(inn_url)]
    assert elsewhere
    assert not any("code=" in request.headers.get("referer", "") for request in elsewhere)
    guest.page.go_back()
    assert "code=" not in guest.page.url
    console_errors.clear()  # at the provider nothing more is to be done


def test_what_does_not_hold_is_said_with_a_way_on(
    new_context: Visitor, inn_url: str, console_errors: Complaints
) -> None:
    guest = Guest.arrive(new_context, "Mallory")
    guest.page.goto(f"{inn_url}/sign-in?state=of-somebody-else&code=of-somebody-else")
    told = guest.word("seldom-sign-in-trouble-no-sign-in")
    expect(guest.page.get_by_role("alert")).to_contain_text(told)
    console_errors.clear()  # the browser's own, that the answer was no
    guest.page.get_by_role("link", name=guest.word("seldom-sign-in-to-account")).click()
    button = guest.word("seldom-sign-in-with", provider=INN)
    expect(guest.page.get_by_role("button", name=button)).to_be_visible()
    assert guest.page.url == f"{inn_url}/account"


def test_without_a_provider_nothing_is_offered(new_context: Visitor, server_url: str) -> None:
    guest = Guest.arrive(new_context, "Ada")
    with guest.page.expect_response("**/api/sign-in"):
        guest.page.goto(f"{server_url}/account")
    log_in = guest.page.get_by_role("region", name=guest.word("seldom-account-log-in"))
    expect(log_in).to_be_visible()
    expect(guest.page.get_by_role("region")).to_have_count(2)
    guest.page.goto(f"{server_url}/sign-in")
    expect(guest.page.get_by_text(guest.word("seldom-sign-in-nothing"))).to_be_visible()
