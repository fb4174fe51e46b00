"""Text environment: a game for whoever reads and answers in text, in the form of TextArena's environments.

>>> from diablerie.envs.text import TextEnv
>>> env = TextEnv("doctor-faust")
>>> env.reset(num_players=2, seed=7)
>>> seat, observation = env.get_observation()
>>> done, info = env.step("I walk my first stone three spaces: [s1*3]")
>>> (seat, info["actions"], done)
(0, ('s1', 's1', 's1'), False)
>>> rewards, game_info = env.close()
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from diablerie.chance import Seed
from diablerie.events import Seat
from diablerie.whole_numbers import whole_number
from diablerie.words import LANGUAGES

from .by_name import load
from .text_game import TextGame

STORY = 40
"""So many lines of the story an observation has, the latest, if nothing else is asked for."""


class TextEnv:
    """A game in which every seat is played by text: TextArena's `Env` in form, without a need of it.

    `ta.register(id=…, entry_point="diablerie.envs.text:TextEnv", game="doctor-faust")` makes it one of
    TextArena's. An observation is all that the seat to move may know: whoever answers need remember nothing.
    """

    def __init__(
        self,
        game: str,
        *,
        lang: str = "en",
        rules: bool = True,
        story: int | None = STORY,
        error_allowance: int = 1,
        **options: Any,
    ) -> None:
        """A game by name, with its own options.

        `lang`: `en`, `fr` or `de`. `rules`: whether observations open with the clauses of the rulebook,
        some 13,000 characters. `story`: how many lines of what has happened they tell at most; None: all.
        `error_allowance`: so many answers in a row may be refused; with the next one the seat loses the
        game. Raises ValueError naming the choices, TypeError for an option that there is not.
        """
        if lang not in LANGUAGES:
            raise ValueError(f"lang is one of {', '.join(LANGUAGES)}, not {lang!r}")
        if story is not None and (whole_number(story) or 0) < 1:
            raise ValueError(f"story is a number of lines from 1 on, or None, not {story!r}")
        allowed = whole_number(error_allowance)
        if allowed is None or allowed < 0:
            raise ValueError(
                f"error_allowance is a whole number from 0 on, not {error_allowance!r}"
            )
        load(game, None, options)
        self.lang = lang
        self._name, self._options = game, options
        self._rules, self._story, self._allowance = rules, story, allowed
        self._played: TextGame | None = None

    @property
    def table(self) -> TextGame:
        """The game as it is played. Raises RuntimeError where none has begun."""
        if self._played is None:
            raise RuntimeError("there is no game to play: call reset")
        return self._played

    def reset(self, num_players: int | None = None, seed: Seed = None) -> None:
        """A new game of so many seats (None: the usual number), `game.start(seed)`: the same for a seed.

        Raises ValueError if the game is not for so many.
        """
        self._played = TextGame(
            load(self._name, num_players, self._options),
            seed,
            lang=self.lang,
            rules=self._rules,
            story=self._story,
            error_allowance=self._allowance,
        )

    def get_observation(self) -> tuple[Seat, str]:
        """The seat to move, or once all is over the one that moved last, and all that it may know."""
        return self.table.mover, self.table.observation()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Do what the seat to move answers: what stands in the last square brackets, else the last line.

        Returns whether the game is over, and what has come of it (`Answered`): the `actions` that were
        done, and why it was not done, or not wholly: `clause` and `refusal`. Raises RuntimeError if the
        game is over.
        """
        answered = self.table.answer(action)
        return self.table.is_over, asdict(answered)

    def close(self) -> tuple[dict[Seat, float], dict[Seat, dict[str, Any]]]:
        """The payoffs of the seats, from −1 to 1, all 0 before the end; and of each seat how it has fared.

        `role`: what it is called; `invalid_move`: whether it has lost by answers that were refused;
        `turn_count`: how many of its answers were done; `reason`: how the game ended, in words;
        `refusals`: how many answers each clause has forbidden ("": those that were unclear).
        """
        table = self.table
        game_info = {
            seat: {
                "role": table.name_of(seat),
                "invalid_move": seat == table.loser,
                "turn_count": tally.done,
                "reason": table.reason,
                "refusals": dict(tally.refusals),
            }
            for seat, tally in enumerate(table.tallies)
        }
        return dict(enumerate(table.returns)), game_info
