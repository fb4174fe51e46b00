"""What must hold for a game of one's own, of which only fields, actions and rules are declared."""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import numpy as np
import pytest

from diablerie import Game, IllegalAction, State, bots, rulebook
from diablerie.matches import Entry, Match, Player
from diablerie.words import LANGUAGES, speak
from one_card_poker import OneCardPoker
from tests.cli.calling import call
from tests.own_game.installed import EXAMPLES, NAME, poker
from tests.own_game.shells import Shells

GAMES = [OneCardPoker(2), OneCardPoker(3), OneCardPoker(6), Shells(), Shells(shells=2)]
every_game = pytest.mark.parametrize("game", GAMES, ids=repr)
SEEDS = range(6)


def random_game(game: Game, seed: int) -> Iterator[tuple[State, str]]:
    """The states of a random game, each with the action that follows; at the end none."""
    rng = np.random.default_rng(seed)
    state = game.start(seed)
    while not state.is_over:
        action = state.legal[rng.integers(len(state.legal))]
        yield state, action
        state = state.play(action)
    yield state, ""


def moments(game: Game) -> Iterator[tuple[State, str]]:
    for seed in SEEDS:
        yield from random_game(game, seed)


@every_game
def test_every_random_game_ends_with_an_outcome_and_payoffs_that_cancel_out(game: Game) -> None:
    for seed in SEEDS:
        *_, (before, action), (last, _) = random_game(game, seed)
        assert last.outcome is not None
        assert list(game.END_REASONS)[last.record.reason - 1] == last.outcome.reason
        assert sum(last.returns) == pytest.approx(0, abs=1e-6)
        assert all(-1 <= payoff <= 1 for payoff in last.returns)
        clauses = {event.clause for event in before.narrate(action)[1]}
        assert game.clause(game.END_REASONS[last.outcome.reason][0]) in clauses


@every_game
def test_positions_pickles_and_narration_bring_back_the_same_state(game: Game) -> None:
    for state, action in moments(game):
        document = json.loads(json.dumps(state.position()))
        assert game.position(document) == state
        assert pickle.loads(pickle.dumps(state)) == copy.copy(state)
        for seat in (*range(game.seats), None):
            assert json.loads(json.dumps(state.view(seat))) == state.view(seat)
        if action:
            after, events = state.narrate(action)
            assert after == state.play(action)
            assert events


@every_game
def test_the_mask_and_the_refusals_agree_and_notation_goes_both_ways(game: Game) -> None:
    texts = [game.action(number) for number in range(game.n_actions)]
    assert [game.action_id(text) for text in texts] == list(range(game.n_actions))
    for state, _ in moments(game):
        for number, text in enumerate(texts):
            assert state.allows(text) == bool(state.mask[number])
        for text in {*texts, "nonsense"} - {*state.legal}:
            with pytest.raises(IllegalAction, match=game.clause_prefix):
                state.play(text)


@pytest.mark.parametrize(
    ("member", "value", "said"),
    [
        ("turn", -1, "turn must be from 0"),
        ("to_play", 2, "to_play must be from 0 to 1"),
        ("reason", "boredom", "reason is null or"),
        ("fields", {}, "fields must be an object with card"),
        ("seen", {"card": [1, 2], "left_over": [9]}, r"left_over\[0\] must be from 0 to 3"),
        ("extra", 1, "a position has no key 'extra'"),
    ],
)
def test_a_position_that_will_not_do_is_refused(member: str, value: Any, said: str) -> None:
    game = OneCardPoker(2)
    with pytest.raises(ValueError, match=said):
        game.position({**game.start(1).position(), member: value})


@every_game
def test_worlds_of_a_belief_are_what_the_seat_sees_and_nothing_else_of_the_truth(
    game: Game,
) -> None:
    for state, _ in moments(game):
        for seat in (*range(game.seats), None):
            belief = state.belief(seat)
            for draw in range(3):
                world = belief.sample(draw)
                assert world.view(seat) == state.view(seat)
                assert world.belief(seat).world.tobytes() == belief.world.tobytes()


def test_every_order_of_the_unseen_cards_is_as_likely() -> None:
    belief = OneCardPoker(3).start(5).belief(0)
    worlds = (belief.sample(seed).position()["fields"] for seed in range(900))
    counted = Counter((*world["card"], *world["left_over"]) for world in worlds)
    assert len(counted) == 6
    assert all(100 < count < 200 for count in counted.values())


def test_a_tensor_shows_the_own_cells_first_and_hides_the_others() -> None:
    state = OneCardPoker(2).position(
        {
            **OneCardPoker(2).start(1).position(),
            "fields": {
                "card": [2, 0],
                "left_over": [1],
                "chips": [1, 1],
                "folded": [0, 0],
                "bettor": None,
            },
        }
    )
    mine = state.game.split(state.tensor(1))
    assert np.flatnonzero(mine["card"][0]).tolist() == [0]
    assert np.flatnonzero(mine["card"][1]).tolist() == [mine["card"].shape[1] - 1]
    assert mine["to_play"].tolist() == [0, 1]
    assert state.tensor(1).shape == state.game.tensor_shape


def test_a_secret_action_is_seen_without_its_arguments_and_who_did_it_may_see_the_cell() -> None:
    state = Shells().start(1)
    after, (hidden, peeked) = state.narrate("hide:2")
    assert [state.seen_action("hide:2", seat) for seat in (0, 1, None)] == [
        "hide:2",
        "hide:?",
        "hide:?",
    ]
    assert [hidden.seen_by(seat)["params"]["value"] for seat in (0, 1)] == ["hide:2", None]
    assert [peeked.seen_by(seat)["params"]["value"] for seat in (0, 1)] == ["right", None]
    assert [after.view(seat)["secret"]["pea"] for seat in (0, 1)] == [[2], ["?"]]
    seen = after.game.rules.seen_as(state.game.tables, state.record, 2, 1)
    assert state.game.action(seen) == "hide:0"


def test_points_without_a_highest_are_paid_by_places() -> None:
    won = Shells().start(1).play("hide:0").play("guess:0")
    assert (won.scores, won.returns) == ((0, 5), (-1, 1))
    lost = Shells().start(1).play("hide:0").play("guess:1")
    assert (lost.scores, lost.returns) == ((3, 1), (1, -1))


@pytest.mark.parametrize("name", ["random", "greedy", "imp"])
def test_bots_of_every_level_play(name: str) -> None:
    for game in (OneCardPoker(2), Shells()):
        bot = bots.load(name, game, 1)
        state = game.start(3)
        while state.to_play is not None:
            state = state.play(bot.choose(state.belief(state.to_play)))


def test_a_search_bets_with_the_highest_card() -> None:
    game = OneCardPoker(2)
    high = next(s for s in map(game.start, range(99)) if s.position()["fields"]["card"][1] == 2)
    asked = high.play("bet")
    assert bots.load("devil", game, 1).choose(asked.belief(1)) == "bet"


@every_game
def test_a_batch_plays_the_same_games_as_states_do(game: Game) -> None:
    batch = game.batch(3, seed=11)
    rng = np.random.default_rng(0)
    ended = 0
    for _ in range(30):
        actions = [int(rng.choice(np.flatnonzero(row))) for row in batch.mask]
        batch.step(actions)
        ended += int(batch.done.sum())
        assert np.allclose(batch.returns.sum(axis=1), 0, atol=1e-6)
    assert ended > 3


def test_the_record_of_a_match_is_verified_and_one_that_was_tampered_with_is_not(
    tmp_path: Any,
) -> None:
    with poker():
        at = datetime(2026, 11, 1, tzinfo=UTC)
        players = [Player.person("Ada"), Player.bot("imp")]
        match = Match.start(OneCardPoker(2), players, bytes(range(32)), at)
        while match.to_play is not None:
            match.do(Entry("act", match.to_play, at, "bet"))
        record = match.record(None)
        file = tmp_path / "record.json"
        file.write_text(json.dumps(record))
        told = call("verify", str(file))
        assert told.exit_code == 0, told.output
        record["result"]["winner"] = 1 - record["result"]["winner"]
        file.write_text(json.dumps(record))
        assert call("verify", str(file)).exit_code != 0


def test_the_rulebook_has_a_clause_for_the_deal_each_action_and_the_end() -> None:
    book = rulebook.load(NAME, "fr")
    assert [clause.title for clause in book.clauses] == [
        "The game",
        "The deal",
        "Pass",
        "Bet",
        "The end",
    ]
    assert book.numbered("4") == book.clause("OCP-04")
    assert "Bet a chip" in book.clause("OCP-04").text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_told_in_every_language(lang: str) -> None:
    for state, action in [*random_game(OneCardPoker(3), 1), *random_game(Shells(), 1)]:
        name = state.game.name
        for event in state.narrate(action)[1] if action else ():
            params = {
                key: "unknown" if value is None else str(value)
                for key, value in event.seen_by(1)["params"].items()
            }
            assert speak(lang, f"{name}-event-{event.kind}", you="no", named="none", **params)
    assert speak(lang, "shells-ending-missed") == "The {shell} is empty."


def test_a_game_is_played_in_a_terminal_by_typing() -> None:
    with poker():
        told = call(
            *("play", NAME, "--seats", "3", "--seed", "3", "--plain", "--hotseat", "--lang", "en"),
            typed="\npass\n\nlegal\nbet\n\npass\n\nbet\n\n",
        )
    assert told.exit_code == 0, told.output
    assert "2  Bet a chip; once somebody has bet, go along with it." in told.stdout
    assert "The game is over: Player 2 wins. Points: −2, 3, and −1." in told.stdout


def test_the_engine_protocol_knows_the_game() -> None:
    asked = {"id": 1, "cmd": "legal", "game": NAME, "seats": 2, "seed": 4}
    with poker():
        told = call("engine", typed=f"{json.dumps(asked)}\n")
    assert json.loads(told.stdout) == {"id": 1, "to_play": 0, "legal": ["pass", "bet"]}


@pytest.mark.parametrize(("example", "most"), [("one-card-poker", 200), ("orchard", 500)])
def test_examples_are_as_short_as_they_are_said_to_be(example: str, most: int) -> None:
    source = EXAMPLES / example / "src" / example.replace("-", "_") / "__init__.py"
    assert len(source.read_text().splitlines()) <= most
