"""What all tests share: how hard Hypothesis tries, that browser tests come last, figures worth keeping."""

import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import settings

import diablerie
from diablerie.server.bots.compile_process import Compiler
from tests.tiers import has_big, is_big

pytest_plugins = [
    "tests.browser.club",
    "tests.server.postgres",
    "tests.static_site.written",
    "tests.wasm.built",
]

# What tests share says what it found, as they do.
pytest.register_assert_rewrite("tests.bots", "tests.browser", "tests.games", "tests.server")

# Doctests are looked for in every module, and scenes are handed to what draws pictures, which is no package.
collect_ignore_glob = ["games/*/scenes.py"]

SPOKEN = ("LC_ALL", "LC_MESSAGES", "LANG")
DRAWN = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "TTY_COMPATIBLE", "TTY_INTERACTIVE")

FIGURES = "figures"
"""The property under which a test records what it has measured."""

BROWSER_TESTS = Path(__file__).parent / "browser"
LIBRARY_TESTS = Path(__file__).parent / "libraries"

# A shell that starts the tests in the background has them ignore Ctrl-C, and the programs they start
# would inherit that; what a handler is set for, programs started get back as it is by default.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("fast", max_examples=50, deadline=None)
settings.register_profile("soak", max_examples=5_000, deadline=None)
settings.load_profile("fast")


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """English and 80 columns, whatever the environment of whoever runs the tests."""
    for name in (*SPOKEN, *DRAWN):
        monkeypatch.delenv(name, raising=False)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Have all games compiled once, before several workers want them at the same time."""
    is_worker = hasattr(session.config, "workerinput")
    if is_worker or not getattr(session.config.option, "numprocesses", None):
        return
    with ThreadPoolExecutor(2) as threads:
        # Each in a process of its own; what is in the cache already takes no time.
        list(threads.map(lambda name: Compiler().compile(diablerie.load(name)), diablerie.games()))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even import what the marker expression leaves out by where it stands: PyTorch, Playwright.

    All processes of a run collect the same: what one of them need not import, three others need not either.
    """
    if not collection_path.name.startswith("test_") or not collection_path.is_file():
        return None
    left_out = config.option.markexpr
    is_browser = BROWSER_TESTS in collection_path.parents
    is_library = LIBRARY_TESTS in collection_path.parents
    unwanted = (
        ("not browser" in left_out and is_browser)
        or ("not libraries" in left_out and is_library)
        or ("not big" in left_out and is_big(collection_path))
        or (left_out.startswith("big and ") and not has_big(collection_path))
    )
    return True if unwanted else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of tests/browser and tests/libraries, and what takes long; the browser comes last.

    Playwright keeps an event loop once a page was opened, and no async test can run after it.
    """
    for item in items:
        if BROWSER_TESTS in item.path.parents:
            item.add_marker(pytest.mark.browser)
        if LIBRARY_TESTS in item.path.parents:
            item.add_marker(pytest.mark.libraries)
        if is_big(item.path, item.name.partition("[")[0]):
            item.add_marker(pytest.mark.big)
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Show what tests have measured, wherever they ran: what they print is shown of failures only."""
    for outcome in ("passed", "failed"):
        for report in terminalreporter.getreports(outcome):
            told = dict(report.user_properties)
            if report.when == "call" and FIGURES in told:
                terminalreporter.write_sep("-", report.nodeid)
                terminalreporter.write_line(str(told[FIGURES]))
