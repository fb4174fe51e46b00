"""Our own games as subjects: every channel on which the engine tells a seat something."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import takewhile
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...bot import Bot as Player
from ...events import Event
from ...game import Game, State
from ...refusals import IllegalAction
from ...text_interface.observation import briefing, observation
from ...text_interface.replies import NotUnderstood
from ...text_interface.seat_text import Lines, Moment, SeatText
from ..battery import Case
from ..blind import Bot
from ..equivalence import Resampler
from ..histories import Moment as Met
from ..subject_under_test import Choice, Seat

NO_ACTION = "no action"
TRIED = 4
"""So many actions, legal or not, a seat to move tries at each position, and one that is none."""

STRIDE = 7919
"""From one action tried to the next: a prime, so that all are tried sooner or later."""


@dataclass(frozen=True)
class GameSubject:
    """One of our games; worlds that a seat cannot tell apart are those of its belief.

    `lang`: in which language seats are told everything as text as well; None: in none.
    """

    game: Game
    lang: str | None = None

    @property
    def name(self) -> str:
        """The game with its settings."""
        return repr(self.game)

    @property
    def watchers(self) -> Sequence[Seat]:
        """All seats, and a spectator."""
        return (*range(self.game.seats), None)

    @property
    def is_explicit(self) -> bool:
        """Never: chance is in the generator of each state."""
        return False

    def start(self, rng: np.random.Generator) -> GamePosition:
        """A new game."""
        seed = int(rng.integers(1 << 62))
        with telling_way(seed, ()):
            return GamePosition(self.game.start(seed), lang=self.lang, seed=seed)


LAST_TOLD = 12
"""So many actions of a long game are told."""


def told_way(seed: int, actions: Sequence[str]) -> str:
    """A seed and the last actions: where something has been seen."""
    return f"seed {seed}, {len(actions)} actions: … {' '.join(actions[-LAST_TOLD:])}"


@contextmanager
def telling_way(seed: int, actions: Sequence[str]) -> Iterator[None]:
    """Whatever rules raise in here gets the seed and the actions as a note, if it has none yet."""
    try:
        yield
    except Exception as error:
        way = told_way(seed, actions)
        if not any(note.startswith("seed ") for note in getattr(error, "__notes__", ())):
            error.add_note(way)
        raise


@dataclass(frozen=True, eq=False)
class GamePosition:
    """A state, and the position and the action that led to it; `lang` as in the subject."""

    state: State
    before: GamePosition | None = None
    action: str = ""
    ply: int = 0
    lang: str | None = None
    seed: int = 0

    @property
    def to_play(self) -> int | None:
        """The seat that must choose."""
        return self.state.to_play

    @property
    def choices(self) -> Sequence[Choice]:
        """The legal actions."""
        return self.state.legal

    @property
    def odds(self) -> Sequence[float]:
        """None: a state decides by itself what is left to chance."""
        return ()

    @property
    def history(self) -> tuple[str, ...]:
        """The actions since the start."""
        actions: list[str] = []
        position: GamePosition = self
        while position.before is not None:
            actions.append(position.action)
            position = position.before
        return tuple(reversed(actions))

    @property
    def world(self) -> str:
        """The position document."""
        return _text(self.state.position())

    def play(self, choice: Choice) -> GamePosition:
        """The position after an action."""
        action = str(choice)
        with self._telling():
            after = self.state.play(action)
        return replace(self, state=after, before=self, action=action, ply=self.ply + 1)

    def resampled(self, seat: Seat, rng: np.random.Generator) -> GamePosition:
        """A world of the seat's belief."""
        with self._telling():
            other = self.state.belief(seat).sample(rng)
        return replace(self, state=other)

    def _telling(self) -> AbstractContextManager[None]:
        return telling_way(self.seed, self.history)

    def received(self, seat: Seat) -> dict[str, str]:
        """View and belief; for a seat the tensor, and when it is to move what it is offered and refused.

        And what comes to its mind then (the rules' prior). Where there is a language, the same as text.
        """
        with self._telling():
            return self._received(seat)

    def _received(self, seat: Seat) -> dict[str, str]:
        state = self.state
        found = {
            "view": _text(state.view(seat)),
            "belief": state.belief(seat).world.tobytes().hex(),
        }
        if seat is None:
            return found
        found["tensor"] = state.tensor(seat).tobytes().hex()
        if state.to_play == seat:
            found |= {
                "legal": _text(state.legal),
                "refusals": _text([refusal(state, action) for action in self.tried]),
                "prior": _text(coming_to_mind(state)),
                "walks": _text([move.document() for move in state.composite_moves()]),
            }
        return found if self.lang is None else found | self._in_words(seat, self.lang)

    def _in_words(self, seat: int, lang: str) -> dict[str, str]:
        """What a seat is told as text, and how what it answers there is refused when it is to move."""
        text, moment = SeatText(self.state.game, seat, lang), Moment.of(self.state, seat)
        told = f"{briefing(text, moment, rules=False)}\n\n{observation(text, moment, ())}"
        if moment.world is None:
            return {"text": told}
        return {
            "text": told,
            "answers": "\n".join(_answered(text, moment, each) for each in self.tried),
        }

    @property
    def tried(self) -> tuple[str, ...]:
        """The actions asked for here, legal or not: the same in every world at this ply."""
        texts = self.state.game.action_texts
        numbers = range(self.ply * TRIED, (self.ply + 1) * TRIED)
        return (NO_ACTION, *(texts[number * STRIDE % len(texts)] for number in numbers))

    def seen(self, choice: Choice, seat: Seat) -> str:
        """An action as a seat sees it made."""
        return self.state.seen_action(str(choice), seat)

    def told(self, choice: Choice, seat: Seat) -> str:
        """The events of an action; of the first that reveals something to the seat, kind and clause."""
        with self._telling():
            events = self.state.narrate(str(choice))[1]
        return "\n".join((_told(events, seat), *self._story(events, seat)))

    def _story(self, events: tuple[Event, ...], seat: Seat) -> Lines:
        """The events before that one in words, where there is a language."""
        if self.lang is None or seat is None:
            return ()
        quiet = takewhile(lambda event: not event.reveals_to(seat), events)
        text = SeatText(self.state.game, seat, self.lang)
        return text.story(event.seen_by(seat) for event in quiet)

    def lays_open(self, choice: Choice, seat: Seat) -> bool:
        """Whether the first event of an action reveals something to the seat."""
        return self.state.narrate(str(choice))[1][0].reveals_to(seat)


@dataclass(frozen=True)
class ToldSoFar:
    """All that a seat has been shown of one of our games since the start, and what it has seen done."""

    name: str = "all that it has been told"

    def known(self, moment: Met, seat: Seat) -> tuple[str, ...]:
        """Every view so far, and every action as the seat has seen it."""
        return _told_so_far(moment, seat)


@lru_cache(maxsize=64)
def _told_so_far(moment: Met, seat: Seat) -> tuple[str, ...]:
    position, before = moment.position, moment.before
    assert isinstance(position, GamePosition)
    view = _text(position.state.view(seat))
    if before is None:
        return (view,)
    assert isinstance(before.position, GamePosition)
    return (*_told_so_far(before, seat), before.position.seen(moment.choice, seat), view)


def case(game: Game, bots: Mapping[str, Bot] | None = None, lang: str | None = None) -> Case:
    """What can be checked of one of our games at any size, and of bots that play it, by name.

    `lang`: in which language seats are told everything as text as well; None: in none.
    Beliefs are held against the posterior, and information states against what they should determine,
    on small set-ups in the form that OpenSpiel has of them.
    """
    return Case(GameSubject(game, lang), (Resampler("its belief"),), bots=bots or {})


def asking(make: Callable[[int], Player]) -> Bot:
    """A bot of ours for `check_blind`; `make` gives a fresh one for a seed."""

    def ask(position: GamePosition, seed: int) -> str:
        return make(seed).choose(position.state.belief(position.to_play))

    return ask


def prior_of(state: State) -> NDArray[np.float32]:
    """How readily each action comes to the mind of the seat to move, by its number."""
    game, weights = state.game, np.zeros(state.game.n_actions, np.float32)
    game.rules.prior(game.tables, game.ai.style(), state.record, state.mask, weights)
    return weights


def coming_to_mind(state: State) -> dict[str, float]:
    """The same by action, of those that do."""
    weights, texts = prior_of(state), state.game.action_texts
    return {texts[number]: float(weights[number]) for number in np.flatnonzero(weights)}


def refusal(state: State, action: str) -> tuple[Any, ...] | None:
    """All that an IllegalAction says; None if the action is legal."""
    if state.allows(action):
        return None
    try:
        state.play(action)
    except IllegalAction as error:
        return (str(error), error.clause, error.reason, error.params, error.legal)
    return None


def _answered(text: SeatText, moment: Moment, answer: str) -> str:
    """What comes of an answer: the actions that it means, or why it is refused."""
    try:
        return " ".join(text.actions_in(answer, moment))
    except IllegalAction as error:
        return text.refusal(error)
    except NotUnderstood as error:
        return str(error)


def _told(events: tuple[Event, ...], seat: Seat) -> str:
    lines: list[dict[str, Any]] = []
    for event in events:
        if event.reveals_to(seat):
            lines.append({"kind": event.kind, "clause": event.clause})
            break
        lines.append(event.seen_by(seat))
    return _text(lines)


def _text(value: Any) -> str:
    return json.dumps(value, sort_keys=True)
