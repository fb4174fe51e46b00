"""Messages: what an entrant from outside is sent, made of nothing but its belief, and what it answers.

docs/engine-protocol.md describes them for whoever writes a program that plays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..documents import Document
from ..game import Belief, Game
from ..refusals import IllegalAction
from ..whole_numbers import whole_number
from .entrant import SeatSeed, TimeControl
from .faults import Fault

PROTOCOL = 1
"""The version of what is said here."""

WANTS = ("view", "events", "tensor", "mask")
"""What an entrant may ask to be sent with each decision."""

LONGEST_NAME = 60


@dataclass(frozen=True)
class Terms:
    """What an entrant has said of itself: what it calls itself, and what it wants to be sent."""

    name: str = ""
    wants: tuple[str, ...] = ("view",)


def enter(game: Game, control: TimeControl) -> dict[str, Any]:
    """The request to get ready for a game: all of it is public."""
    return {
        "cmd": "enter",
        "protocol": PROTOCOL,
        "game": game.name,
        "seats": game.seats,
        "options": dict(game.options),
        "n_actions": game.n_actions,
        "tensor_shape": list(game.tensor_shape),
        "seconds": control.move,
    }


def terms(answer: Mapping[str, Any]) -> Terms:
    """What an answer to `enter` says. Raises Fault for one that will not do."""
    _raise_error(answer)
    name, wants = answer.get("name", ""), answer.get("wants", ["view"])
    if not isinstance(name, str):
        raise Fault("protocol", f"'name' must be text, not {name!r}")
    if not isinstance(wants, list) or not all(isinstance(each, str) for each in wants):
        raise Fault("protocol", f"'wants' must be a list out of {', '.join(WANTS)}, not {wants!r}")
    unknown = [each for each in wants if each not in WANTS]
    if unknown:
        raise Fault("protocol", f"it wants {unknown[0]!r}; there are {', '.join(WANTS)}")
    return Terms(name[:LONGEST_NAME], tuple(each for each in WANTS if each in wants))


def choose(
    belief: Belief, terms: Terms, seed: SeatSeed, events: Sequence[Document]
) -> dict[str, Any]:
    """The request to choose an action: what the seat may know, and nothing else."""
    asked: dict[str, Any] = {
        "cmd": "choose",
        "match": seed.match,
        "seed": seed.number,
        "seat": belief.seat,
    }
    if "view" in terms.wants:
        asked["view"] = belief.view
    if "events" in terms.wants:
        asked["events"] = list(events)
    if "tensor" in terms.wants:
        asked["tensor"] = belief.tensor.tolist()
    if "mask" in terms.wants:
        asked["mask"] = belief.mask.tolist()
    return asked


def chosen(answer: Mapping[str, Any], belief: Belief) -> str:
    """The action that an answer chooses, by number or by text. Raises Fault for one that is not legal."""
    _raise_error(answer)
    if "action" not in answer:
        raise Fault("protocol", "the answer has no 'action'")
    given = answer["action"]
    action = _named(given, belief) if isinstance(given, str) else _numbered(given, belief.game)
    if action not in belief.legal:
        raise Fault("illegal", _refusal(belief, action))
    return action


def _named(given: str, belief: Belief) -> str:
    """An action in the one form that its game writes it in; what is none stays as it is."""
    try:
        return belief.game.action(belief.game.action_id(given))
    except ValueError:
        return given


def _numbered(given: Any, game: Game) -> str:
    number = whole_number(given)
    if number is None:
        raise Fault("protocol", f"an action is a number or text, not {given!r}")
    if not 0 <= number < game.n_actions:
        raise Fault("illegal", f"actions are 0 to {game.n_actions - 1}, not {number}")
    return game.action(number)


def _refusal(belief: Belief, action: str) -> str:
    try:
        belief.sample(0).play(action)
    except IllegalAction as refusal:
        return str(refusal)
    raise AssertionError(f"{action!r} is legal in one world of a belief, and not in another")


def _raise_error(answer: Mapping[str, Any]) -> None:
    error = answer.get("error")
    if error is None:
        return
    told = error.get("message") if isinstance(error, Mapping) else error
    raise Fault("error", str(told) if told else "it says that it cannot")
