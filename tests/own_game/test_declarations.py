"""A declaration that will not do is refused when its class is made, or when its rules run."""

from __future__ import annotations

import re
from typing import Any, ClassVar

import pytest

from diablerie import Option, bots
from diablerie.game_check import check_game
from diablerie.own_game import (
    EMPTY,
    INTERFACE,
    Hidden,
    OwnGame,
    Private,
    Public,
    RulesState,
    Spaces,
    action,
    terminal,
)
from diablerie.secrecy.adapters.own_games import prior_of
from diablerie.text_interface.event_log import Reader
from diablerie.text_interface.game_terminal import view_of
from diablerie.words import speak


def declared(**members: Any) -> type[OwnGame]:
    """A game of one action that ends it, but for what is said."""

    @action("stop")
    def stop(self: OwnGame, state: RulesState) -> None:
        """Stop."""
        state.end("stopped", [0, 0])

    usual = {
        "__doc__": "A game that is over at once.",
        "__module__": __name__,
        "interface": INTERFACE,
        "name": "stopping",
        "seat_range": (2, 2),
        "endings": {"stopped": "Somebody has stopped."},
        "stop": stop,
    }
    return type("Stopping", (OwnGame,), {**usual, **members})


def stopping(body: Any, **members: Any) -> Any:
    """The same, with another function for what the action does; what comes of it."""

    def stop(self: OwnGame, state: RulesState) -> None:
        """Stop."""
        body(state)

    return declared(stop=action("stop")(stop), **members)().start(1).play("stop")


def test_the_usual_one_plays() -> None:
    outcome = declared()().start(1).play("stop").outcome
    assert outcome is not None
    assert outcome.reason == "stopped"


def test_a_game_without_actions_is_refused() -> None:
    with pytest.raises(ValueError, match="Stopping has no action"):
        declared(stop=None)


def test_a_class_without_a_docstring_is_refused_and_one_may_have_that_of_a_game_before_it() -> None:
    with pytest.raises(ValueError, match="Stopping needs a docstring: it tells players the game"):
        declared(__doc__=None)
    heir: type[OwnGame] = type("Heir", (declared(),), {"name": "heir"})
    assert heir.declared.doc == "A game that is over at once."


def test_a_deal_without_a_docstring_is_refused() -> None:
    def deal(self: OwnGame, state: RulesState) -> None: ...

    with pytest.raises(ValueError, match="needs a docstring: it tells players the rule"):
        declared(deal=deal)


@pytest.mark.parametrize("name", ["turn", "points", "_secret"])
def test_fields_cannot_have_every_name(name: str) -> None:
    with pytest.raises(ValueError, match=f"no field may be called '{name}'"):
        declared(**{name: Public(values=range(2))})


def test_values_are_counted_from_nought_and_each_has_a_name_or_none_has() -> None:
    with pytest.raises(ValueError, match=r"range\(n\)"):
        Public(values=range(1, 4))
    with pytest.raises(ValueError, match="there are 3 values and 2 names"):
        Public(values=range(3), names=("a", "b"))


@pytest.mark.parametrize(
    ("default", "bounds", "said"),
    [
        ("yes", {"values": (True, False)}, "has the default 'yes'; it takes true or false"),
        (1, {"values": (True, False)}, "has the default 1; it takes true or false"),
        (9, {"maximum": 5}, "has the default 9; it takes an integer from 0 to 5"),
        ("yes", {}, "has the default 'yes'; it takes an integer from 0 on"),
    ],
)
def test_an_option_whose_default_it_does_not_take_is_refused(
    default: Any, bounds: dict[str, Any], said: str
) -> None:
    with pytest.raises(ValueError, match=f"the option liar {said}"):
        Option("liar", default, "Whether lies are allowed.", "mine", **bounds)


def test_an_option_that_is_true_or_false_takes_those_two() -> None:
    game = declared(OPTIONS=(Option("liar", True, "Whether lies are allowed.", "mine"),))
    assert game(liar="false").options["liar"] is False
    with pytest.raises(ValueError, match="option liar takes true or false, not 3"):
        game(liar=3)


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (lambda state: state.end("boredom", [0, 0]), "stopping ends by stopped, not 'boredom'"),
        (lambda state: state.end("stopped", [0]), "there are 2 seats and 1 points"),
        (lambda state: state.show("card", 0), "card is empty at"),
    ],
)
def test_rules_that_ask_for_what_cannot_be_are_told_so(body: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        stopping(body, card=Private(values=range(3), start=EMPTY))


def test_rules_cannot_read_or_write_a_field_that_is_not_declared() -> None:
    def write(state: Any) -> None:
        state.purse = 3

    with pytest.raises(AttributeError, match="stopping has no field 'purse'"):
        stopping(write)
    with pytest.raises(AttributeError, match="stopping has no field 'purse'"):
        stopping(lambda state: state.purse)


def test_what_was_shown_can_be_hidden_again() -> None:
    def shown_and_hidden(state: Any) -> None:
        state.show("card", 0)
        state.hide("card")
        state.end("stopped", [1, 0])

    card = Private(values=range(3), start=1)
    after = stopping(shown_and_hidden, card=card)
    assert after.view(1)["secret"]["card"] == ["?", 1]


@pytest.mark.parametrize("values", [16, "north", (), [1.5], [None], [(0, 1)]])
def test_arguments_that_are_no_values_are_refused(values: Any) -> None:
    told = "the argument space of the action 'go' is declared by all values that it may take"
    declare = action("go", space=values)
    with pytest.raises(ValueError, match=told):
        declare(declared)


@pytest.mark.parametrize("spaces", [16, "north", ["north", "south"], ()])
def test_spaces_that_are_no_numbers_are_refused(spaces: Any) -> None:
    with pytest.raises(ValueError, match=re.escape("as Spaces(range(16)), not")):
        Spaces(spaces)


def test_actions_are_told_with_the_values_of_their_arguments() -> None:
    @action("bid", range(1, 9), ("red", "green"), (1, 4))
    def bid(self: OwnGame, state: RulesState, *arguments: int | str) -> None:
        """Bid."""

    game = declared(bid=bid)()
    told = "stop, bid:1–8:red|green:1|4"
    with pytest.raises(
        ValueError, match=re.escape(f"There is no action bid:9:red:1; there are {told}")
    ):
        game.start(1).play("bid:9:red:1")
    with pytest.raises(ValueError, match=re.escape(f"'bid' is no action; actions are {told}")):
        game.action_id("bid")


class Hats(OwnGame):
    """Say the colour of your hat, which everybody sees but you."""

    interface = INTERFACE
    name = "hats"
    seat_range = (3, 3)
    endings: ClassVar = {"said": "Somebody has said a colour."}
    hat = Hidden(values=range(2), by_seat=True, names=("red", "green"), doc="hat")

    def deal(self, state: RulesState) -> None:
        """Everybody gets a hat, and sees those of the others."""
        for seat in range(self.seats):
            state.hat[seat] = state.below(2)
        for seat in range(self.seats):
            for other in range(self.seats):
                if other != seat:
                    state.show("hat", seat, to=other)

    @action("say", colour=range(2))
    def says(self, state: RulesState, colour: int) -> None:
        """Say a colour."""
        seat = state.to_play
        right = state.hat[seat] == colour
        state.show("hat", seat)
        state.end("said", [2 if each == seat and right else 0 for each in range(3)])


def test_of_a_hidden_field_by_seat_nobody_sees_their_own() -> None:
    state = Hats().start(1)
    for seat in range(3):
        hats = state.view(seat)["secret"]["hat"]
        assert [each == "?" for each in hats] == [each == seat for each in range(3)]
    assert state.view(None)["secret"]["hat"] == ["?"] * 3
    worlds = {tuple(state.belief(0).sample(seed).position()["fields"]["hat"]) for seed in range(20)}
    true = state.position()["fields"]["hat"]
    assert worlds == {(0, *true[1:]), (1, *true[1:])}


def test_what_lies_unseen_before_a_seat_is_turned_up_and_teaches_that_seat() -> None:
    events = Hats().start(1).narrate("say:0")[1]
    (turned,) = [event for event in events if event.kind == "turned-up"]
    assert turned.params["seat"] == 0
    assert turned.teaches(0)
    assert [answer.problems for answer in check_game(Hats(), games=4, positions=30)] == [()] * 8


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You look at hat (Player 2): {1}."),
        ("fr", "Vous regardez hat (Joueur 2)\u00a0: {1}."),
        ("de", "Du siehst hat (von Spieler 2) an: {1}."),
    ],
)
def test_who_reads_of_themselves_is_called_you(lang: str, said: str) -> None:
    state, dealt = Hats().narrate_start(1)
    hats = [Hats.hat.called(each) for each in state.position()["fields"]["hat"]]
    lines = [Reader("hats", terminal, lang, 0).sentence(event.seen_by(0)) for event in dealt]
    assert said.format(*hats) in lines
    over = state.narrate(f"say:{state.position()['fields']['hat'][0]}")[1]
    told = " ".join(Reader("hats", terminal, lang, 0).sentence(each.seen_by(0)) for each in over)
    assert {"en": "you win", "fr": "vous gagnez", "de": "du gewinnst"}[lang] in told
    assert speak(lang, "hats-seat-0") not in told


@pytest.mark.parametrize("weight", [0, -1, float("nan"), float("inf")])
def test_how_readily_an_action_comes_to_mind_is_a_number_above_nought(weight: float) -> None:
    def prior(self: OwnGame, state: RulesState, name: str) -> float:
        return weight

    game = declared(prior=prior)()
    state = game.start(1)
    with pytest.raises(ValueError, match="is a number above 0, not") as found:
        prior_of(state)
    assert found.value.__notes__ == ["in prior, asked for stop"]


class Bold(OwnGame):
    """Whoever dares to has won."""

    interface = INTERFACE
    name = "bold"
    seat_range = (2, 2)
    endings: ClassVar = {"done": "It is done."}

    def prior(self, state: RulesState, name: str, *arguments: int | str) -> float:
        """One way of doing it comes to mind more readily than the others."""
        return 7.0 if arguments == (2,) else 1.0

    @action("do", range(4))
    def does(self, state: RulesState, way: int) -> None:
        """Do it."""
        state.end("done", [1, 0])


def test_what_comes_to_mind_readily_is_what_a_search_tries_most() -> None:
    game = Bold()
    state = game.start(1)
    assert prior_of(state).tolist() == [1, 1, 7, 1]
    found = bots.Ismcts(game, bots.Plan(40), 1).opinions(state.belief(0))
    assert found[0].action == "do:2"
    assert found[0].visits > 20


class Trophy(OwnGame):
    """Whoever keeps the trophy says who was after it."""

    interface = INTERFACE
    name = "trophy"
    seat_range = (2, 3)
    endings: ClassVar = {"kept": "Somebody keeps it."}
    holder = Public(values=range(3), start=1, seats=True)
    rival = Hidden(values=range(3), start=1, seats=True)

    @action("keep")
    def keep(self, state: RulesState) -> None:
        """Keep it."""
        state.show("rival")
        state.end("kept", [1] + [0] * (self.seats - 1))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Shown: rival: Player 2."),
        ("fr", "Dévoilé\u00a0: rival\u00a0: Joueur 2."),
        ("de", "Aufgedeckt: rival: Spieler 2."),
    ],
)
def test_a_number_that_is_a_seat_is_called_what_the_seat_is(lang: str, said: str) -> None:
    state = Trophy().start(1)
    name = speak(lang, "trophy-seat-1")
    assert ((f"holder: {name}", ""),) in terminal.describe(view_of(state, 0), lang)
    shown = next(event for event in state.narrate("keep")[1] if event.kind == "shown")
    assert shown.params["sits"] == 1
    assert Reader("trophy", terminal, lang, None).sentence(shown.seen_by(0)) == said


def test_seats_have_no_names_of_their_own_and_no_more_values_than_there_are_seats() -> None:
    with pytest.raises(ValueError, match="a field of seats has no names"):
        Public(values=range(2), seats=True, names=("Ada", "Ben"))
    with pytest.raises(ValueError, match="leader is a field of seats, with more values than"):
        declared(leader=Public(values=range(3), seats=True))
