"""What is said where a library of an extra is missing."""

from __future__ import annotations

import importlib

import pytest

from diablerie.extras import NotInstalled, needs


def test_a_missing_library_is_answered_with_the_line_that_installs_it() -> None:
    with pytest.raises(NotInstalled) as missing, needs("diablerie[server]"):
        importlib.import_module("no_such_library.inside")
    assert missing.value.name == "no_such_library"
    assert str(missing.value) == (
        "this needs no_such_library, which is not installed: pip install 'diablerie[server]'"
    )


def test_the_innermost_of_two_extras_is_the_one_that_is_told() -> None:
    with pytest.raises(NotInstalled, match="within"), needs("outside"), needs("within"):
        importlib.import_module("no_such_library")


def test_a_fault_of_our_own_is_not_taken_for_a_library_that_is_missing() -> None:
    with pytest.raises(ModuleNotFoundError, match="diablerie"), needs("diablerie[server]"):
        importlib.import_module("diablerie.no_such_room")


def test_what_a_library_lacks_itself_is_not_taken_for_one_that_is_missing() -> None:
    with pytest.raises(ImportError, match="cannot import name") as fault, needs("diablerie[lab]"):
        from json import no_such_name  # type: ignore[attr-defined]  # noqa: F401
    assert not isinstance(fault.value, NotInstalled)
