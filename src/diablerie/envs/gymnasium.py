"""Gymnasium: one seat of a game. Importing this registers `diablerie/doctor-faust-v2` and its sisters.

>>> import gymnasium
>>> import diablerie.envs.gymnasium
>>> env = gymnasium.make("diablerie/doctor-faust-v2", opponent="random")
>>> observation, info = env.reset(seed=7)
>>> action = env.action_space.sample(observation["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import diablerie
from diablerie import Game, State
from diablerie.bot import Bot
from diablerie.chance import Seed
from diablerie.documents import Document
from diablerie.extras import needs
from diablerie.whole_numbers import whole_number

from .by_name import load
from .drawn import Rendered, RenderMode, drawn, known_mode, rendering
from .endings import ILLEGAL, REFUSE, Illegal, info_of, info_that, loses, reasons_of
from .opponents import RANDOM, AtRandom, Opponent, checked, require_choices
from .past_actions import PastActions, history_length
from .positions import POSITION, Position
from .reset_options import position_of, require_known, usual_position

with needs("diablerie[gymnasium]"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded

    from .observations import MASK, Observation, observation, observation_space, shown_length


def make(
    name: str,
    *,
    seats: int | None = None,
    seat: int = 0,
    opponent: Opponent = RANDOM,
    illegal: Illegal = REFUSE,
    version: str | None = None,
    position: Position | None = None,
    history: int = 0,
    render_mode: RenderMode | None = None,
    **options: Any,
) -> OneSeat:
    """One seat of a game by name: see `OneSeat` for what is asked besides `seats` and the game's own options.

    Raises ValueError naming the choices, and TypeError for an option that there is not.
    """
    game = load(name, seats, options)
    return OneSeat(
        game,
        seat=seat,
        opponent=opponent,
        illegal=illegal,
        version=version,
        position=position,
        history=history,
        render_mode=render_mode,
    )


class OneSeat(gymnasium.Env[dict[str, Any], np.int64]):
    """A game seen and played from one seat; an opponent acts for all others.

    Observations: `observation`, float32 in the pieces that `game.split` names, and `action_mask`, int8, 1 for
    what is legal; with a `history` `actions`, int64 (history, 2), the last actions of all seats, the latest
    in the last row, zeros before the first: who acted, 1 for the seat itself, 2 for the next, and the
    action's number plus 1 as the seat saw it made. The reward is the payoff, from −1 to 1, when the game
    ends; the info of that step has the number of the `reason`, whose word is in `reasons`; those before it
    are empty. A pickle of it goes on where it was, its opponent too, and holds all that is hidden.
    """

    def __init__(
        self,
        game: Game,
        *,
        seat: int = 0,
        opponent: Opponent = RANDOM,
        illegal: Illegal = REFUSE,
        version: str | None = None,
        position: Position | None = None,
        history: int = 0,
        render_mode: RenderMode | None = None,
    ) -> None:
        """Compile or load the rules. Raises ValueError saying what is wrong.

        `seat`, from 0 on: the caller's; `opponent`: who sits at all others. `illegal`: what comes of an
        action that is not legal. `refuse`: IllegalAction is raised, a ValueError. `lose`: the game ends
        with the reward −1, for learners that know no masks. `version`: an earlier one of the
        environment, whose tensor has fewer pieces. `position`: where games begin; None: at the start.
        `history`, from 0 on: so many of the last actions are observed. `render_mode`: None, `ansi` or
        `rgb_array`.
        """
        number = whole_number(seat)
        if number is None or not 0 <= number < game.seats:
            raise ValueError(f"seat is a whole number from 0 to {game.seats - 1}, not {seat!r}")
        game.warm()
        require_choices(game, [number])
        self.metadata = rendering(game)
        self.render_mode = known_mode(render_mode)
        self.game = game
        self.reasons = reasons_of(game)
        self.seat = number
        self._past = PastActions(history_length(history))
        self.observation_space = observation_space(game, version, self._past.length)
        self._length = shown_length(game, version)
        self.action_space = spaces.Discrete(game.n_actions)
        self._loses = loses(illegal)
        self._usual = usual_position(game, position, [number])
        self._opponent = checked(opponent)
        self._bot: Bot | None = None
        self._state: State | None = None
        self._last: State | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to where the seat has something to choose; one that is over before is dealt again.

        With a seed it is `game.start(seed)`, else it follows from the seed before. The option `position`, a
        document (see `State.position`), its JSON text or a name, has it begin there, None at the start: it is
        `game.position(document, seed)`. Raises ValueError saying what is wrong.
        """
        require_known(options, (POSITION,))
        document = position_of(self.game, options, self._usual, [self.seat])
        super().reset(seed=seed)
        if self._bot is None or seed is not None:
            make_bot = AtRandom if self._opponent == RANDOM else self._opponent
            assert callable(make_bot)
            self._bot = make_bot(self.game, int(self.np_random.integers(1 << 32)))
        self._deal(document, self.np_random.bytes(32) if seed is None else seed)
        while self._played.is_over:
            self._deal(document, self.np_random.bytes(32))
        return self._shown(self._played), {}

    def _deal(self, document: Document | None, seed: Seed) -> None:
        start = self.game.start(seed) if document is None else self.game.position(document, seed)
        self._state, self._past = self._awaited(start, PastActions(self._past.length))

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, bool (n_actions,): what MaskablePPO of sb3-contrib asks an environment."""
        return self._shown(self._played)[MASK].astype(np.bool_)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do an action, and whatever the others do before the seat has something to choose again.

        Raises IllegalAction, or ValueError if it is no action at all, unless that loses the game.
        """
        before = self._last = self._played
        if before.is_over:
            raise ResetNeeded("this game is over: call reset")
        number = whole_number(action)
        if number is None or not 0 <= number < self.game.n_actions:
            raise ValueError(f"actions are 0 to {self.game.n_actions - 1}, not {action!r}")
        text = self.game.action_texts[number]
        if self._loses and not before.allows(text):
            self._state = None
            seen = self._shown(before)
            seen[MASK][:] = 0
            return seen, -1.0, True, False, info_that(self.game, ILLEGAL)
        after, self._past = self._awaited(before.play(text), self._past.after(before, text))
        self._state = after
        info = info_of(after)
        return self._shown(after), after.returns[self.seat], after.is_over, False, info

    def render(self) -> Rendered | None:
        """What the seat sees: by `ansi` a text of several lines, by `rgb_array` uint8 (630, 1200, 3).

        Raises ResetNeeded before a game has begun, RenderingError, and NotInstalled with the line that
        installs what draws pixels. Where an illegal action has lost, the position before it is drawn.
        """
        state = self._state or self._last
        if state is None:
            raise ResetNeeded("there is no game to draw: call reset")
        return drawn(state, self.seat, self.render_mode)

    def _shown(self, state: State) -> Observation:
        return observation(state, self.seat, self._length, self._past)

    @property
    def _played(self) -> State:
        if self._state is None:
            raise ResetNeeded("there is no game to play: call reset")
        return self._state

    def _awaited(self, state: State, past: PastActions) -> tuple[State, PastActions]:
        """The next state in which the seat is to move, or the game is over, and what was done before."""
        assert self._bot is not None
        while state.to_play not in (None, self.seat):
            action = self._bot.choose(state.belief(state.to_play))
            state, past = state.play(action), past.after(state, action)
        return state, past


def _register(name: str) -> None:
    game = diablerie.load(name)
    for version in (*game.EARLIER_TENSORS, game.environment_version):
        gymnasium.register(
            f"diablerie/{name}-v{version}",
            entry_point=f"{__name__}:make",
            vector_entry_point="diablerie.envs.vector:make",
            kwargs={"name": name, "version": version},
        )


for _name in diablerie.games():
    _register(_name)
