"""Text game: one game in which seats answer in text, and are told which clause refuses an answer."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from diablerie import Game, IllegalAction, State
from diablerie.chance import Seed
from diablerie.events import Event, Seat
from diablerie.text_interface.observation import briefing, observation
from diablerie.text_interface.replies import NotUnderstood, answer_in
from diablerie.text_interface.seat_text import Moment, SeatText
from diablerie.text_interface.sequence import play_sequence
from diablerie.words import speak

UNCLEAR = ""
"""Stands for a clause where an answer was none: it only began an action, or left open which."""


@dataclass(frozen=True)
class Answered:
    """What has come of an answer: the `actions` that were done, none if it was refused.

    `clause`: what forbids the answer, or the rest of it; None: nothing, or it was not clear what it
    means. `refusal`: the same in words, empty where all was done.
    """

    actions: tuple[str, ...]
    clause: str | None = None
    refusal: str = ""


@dataclass
class SeatTally:
    """What one seat has answered so far."""

    answers: int = 0
    done: int = 0
    in_a_row: int = 0
    """Answers that were refused since the last one that was not."""
    refusals: Counter[str] = field(default_factory=Counter)
    """How many answers each clause has forbidden; UNCLEAR: how many were none."""


class TextGame:
    """A game told to the seat to move, and played by what it answers. All of it follows from the seed.

    What a seat reads is made of its own view, events and belief, so it is the same to the last byte for what
    the seat cannot tell apart.
    """

    def __init__(
        self,
        game: Game,
        seed: Seed = None,
        *,
        lang: str = "en",
        rules: bool = True,
        story: int | None = None,
        error_allowance: int = 1,
    ) -> None:
        """Begin: `game.start(seed)`. See `envs.text.TextEnv` for the rest."""
        self.game = game
        self.lang = lang
        self.state, beginning = game.narrate_start(seed)
        """All there is, hidden things too: not for whoever plays."""
        self.mover: Seat = self.state.to_play or 0
        """The seat to move; once all is over the one that moved last."""
        self.loser: Seat | None = None
        """The seat that has lost by answers that could not be done; None: none has."""
        self.tallies = tuple(SeatTally() for _ in range(game.seats))
        self._rules, self._story, self._allowance = rules, story, error_allowance
        self.steps: list[tuple[State, str]] = []
        """Every action so far, with the state before it: not for whoever plays."""
        self._events: list[Event] = [*beginning]
        self._texts = tuple(SeatText(game, seat, lang) for seat in range(game.seats))
        self._briefings: dict[Seat, str] = {}
        self._notice = ""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or because a seat could not answer."""
        return self.loser is not None or self.state.is_over

    @property
    def returns(self) -> tuple[float, ...]:
        """The payoffs of the seats, from −1 to 1; all 0 while the game goes on."""
        if self.loser is None:
            return self.state.returns
        share = 1.0 / (self.game.seats - 1)
        return tuple(-1.0 if seat == self.loser else share for seat in range(self.game.seats))

    @property
    def reason(self) -> str:
        """How the game ended, in words; empty while it goes on."""
        if self.loser is not None:
            count = self.tallies[self.loser].in_a_row
            return speak(self.lang, "text-forfeit", seat=self.name_of(self.loser), count=count)
        if not self.state.is_over:
            return ""
        return self._texts[self.mover].heading(self._moment.view)

    def name_of(self, seat: Seat) -> str:
        """What a seat is called."""
        return self._texts[seat].seat_name(seat)

    def observation(self) -> str:
        """All that the seat to move may know, and why its last answer was not done."""
        seat, moment = self.mover, self._moment
        text = self._texts[seat]
        if seat not in self._briefings:
            self._briefings[seat] = briefing(text, moment, rules=self._rules)
        told = [event.seen_by(seat) for event in self._events]
        stands = observation(text, moment, told, self._story, self._notice)
        return f"{self._briefings[seat]}\n\n{stands}"

    def answer(self, reply: str) -> Answered:
        """Do what the seat to move replies. Raises RuntimeError if the game is over."""
        if self.is_over:
            raise RuntimeError("this game is over")
        seat, tally = self.mover, self.tallies[self.mover]
        tally.answers += 1
        answered = self._answered(answer_in(reply))
        told = answered.refusal if self.mover == seat else ""
        self._notice = told and self._texts[seat].not_done(told, answered.actions)
        if answered.actions:
            tally.done += 1
            tally.in_a_row = 0
        else:
            tally.in_a_row += 1
            if tally.in_a_row > self._allowance:
                self.loser = seat
        return answered

    def play(self, action: str) -> None:
        """Do an action of the seat to move, for one who does not answer in text. Raises IllegalAction."""
        self._notice = ""
        self._carry_out((action,))

    def _answered(self, answer: str) -> Answered:
        text, refusals = self._texts[self.mover], self.tallies[self.mover].refusals
        try:
            actions = text.actions_in(answer, self._moment)
        except IllegalAction as error:
            refusals[error.clause] += 1
            return Answered((), error.clause, text.refusal(error))
        except NotUnderstood as error:
            refusals[UNCLEAR] += 1
            return Answered((), None, str(error))
        done, learnt, refused = self._carry_out(actions)
        if refused is not None:
            refusals[refused.clause] += 1
            return Answered(done, refused.clause, text.refusal(refused))
        return Answered(done, None, speak(self.lang, "terminal-something-new") if learnt else "")

    def _carry_out(
        self, actions: tuple[str, ...]
    ) -> tuple[tuple[str, ...], bool, IllegalAction | None]:
        played = play_sequence(self.state, actions)
        self.steps += zip(played.before, played.done, strict=True)
        self.state = played.state
        self._events += played.events
        if self.state.to_play is not None:
            self.mover = self.state.to_play
        return played.done, played.learnt, played.refused

    @property
    def _moment(self) -> Moment:
        return Moment.of(self.state, self.mover)
