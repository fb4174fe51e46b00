"""Teufel Teufel once more, slowly: the clauses of its rules page written a second time, in plain Python.

It shares not a line with the engine and was written from the clause page alone: the engine is believed
only after the two have agreed, action by action. A game is a `SlowGame`; its attributes are the keys of
the position document, and `play` changes them in place. What chance decides is taken over from outside.
Beside this file: `slow_board` (cells, cards), `slow_table` (the document), `slow_refusals` (what is
legal), `slow_memory` (who remembers what), `slow_view` (what a seat sees).
"""

from __future__ import annotations

from .slow_board import COLOURS, LETTERS, colour_of, every_action, letter_of
from .slow_memory import after_shuffle, after_swap, after_turning_up
from .slow_refusals import refusal
from .slow_table import SlowTable


class RefusedError(ValueError):
    """An action that the rules refuse."""


class SlowGame(SlowTable):
    """One game in progress, under one choice of switches."""

    def legal(self) -> set[str]:
        """Every action that nothing refuses."""
        return {action for action in every_action(self.seats) if self.refusal(action) is None}

    def refusal(self, action: str) -> str | None:
        """The clause against an action, or None."""
        clause = refusal(self, action)
        return f"TT-{clause:02d}" if clause else None

    def play(self, action: str, order: list[str] | None = None) -> None:
        """One action. `order` is the order in which chance has mixed the lifted cards."""
        clause = self.refusal(action)
        if clause:
            raise RefusedError(clause)
        verb, _, what = action.partition(":")
        if verb == "lay" and self.phase == "lift":
            assert order is not None
            assert sorted(order) == sorted(self.lifted), "what was lifted is mixed, nothing else"
            self.lifted = list(order)
        getattr(self, f"_{verb}")(what)

    # Setup

    def _place(self, cell: str) -> None:
        """TT-04, TT-07: round the table, then the first turn."""
        self.sleds[self.mover] = cell
        round_the_table = self.clockwise_from(self.mover)
        waiting = [s for s in round_the_table if self.sleds[s] is None and s not in self.left]
        if waiting:
            self.ask("place", waiting[0])
            self.turn_of = waiting[0]
        else:
            self.turn_of = self.options["first_player"]
            self.ask("turn", self.mover)

    # Moving

    def _go(self, cell: str) -> None:
        """TT-11 to TT-15, TT-17, TT-26 to TT-29: one step, and what lies there."""
        begun_at = {self.here} if self.options["start_again"] == "no" else set[str]()
        seen = sorted({*self.visited, *begun_at, cell})
        self.sleds[self.mover] = cell
        self.ask("moving", self.mover)
        self.visited = seen
        card = self.cards.get(cell)
        if card is None or self.others_on(cell):
            return
        if not card["up"]:
            if self.possessed[self.mover]:
                return
            self._turn_up(cell)
        flying_over = self.possessed[self.mover] and self.options["flight_special"] == "pass"
        if letter_of(card["card"]) is None and flying_over:
            return
        if not self._knows(card["card"]):
            self._resolve()

    def _stop(self, _: str) -> None:
        """TT-11, TT-27, TT-31 to TT-33: staying where one is, and what that brings."""
        card = self.cards.get(self.here)
        flips = self.possessed[self.mover] and self.options["flight_flip"] == "flip_on_stop"
        if card and not card["up"] and flips:
            self._turn_up(self.here)
            if self._knows(card["card"]):
                return
        self._resolve()

    def _knows(self, card: str) -> bool:
        """TT-12, TT-14: whether a card has a letter that the mover owns, whatever its colour."""
        letter = letter_of(card)
        return letter is not None and letter in self.letters[self.mover]

    def _resolve(self) -> None:
        """TT-14, TT-15, TT-17, TT-31: the move ends here; the face-up card acts, then the devil goes on."""
        seat, card = self.mover, self.cards.get(self.here, {"card": "", "up": False})
        if card["up"] and card["card"] == "devil":
            self._take_a_devil()
            return
        if card["up"] and card["card"] == "tower":
            self.ask("tower", seat)
            self._leave_tower_if_done()
            return
        if (
            card["up"]
            and colour_of(card["card"]) == COLOURS[seat]
            and not self._knows(card["card"])
        ):
            self.letters[seat] = "".join(sorted([*self.letters[seat], card["card"][-1]]))
        if not self.possessed[seat] or not self.others_on(self.here):
            self._end_turn()
        elif self.options["give_devil"] == "may":
            self.ask("give", seat)
        else:
            self._give("")

    # Devils and towers

    def _take_a_devil(self) -> None:
        """TT-15, TT-16, TT-25: from the centre, else from somebody."""
        if self.home == 0:
            self.ask("take", self.mover)
        elif self.possessed[self.mover]:
            self.possessed[self.mover] = False
            self._lose_two(self.mover)
        else:
            self.possessed[self.mover] = True
            self._end_turn()

    def _take(self, victim: str) -> None:
        """TT-16: all pegs are out, so one comes from somebody else."""
        self.possessed[int(victim)] = False
        if self.possessed[self.mover]:
            self.possessed[self.mover] = False
            self._lose_two(self.mover)
        else:
            self.possessed[self.mover] = True
            self._end_turn()

    def _give(self, _: str) -> None:
        """TT-31: the devil goes to the other sled here."""
        (victim,) = self.others_on(self.here)
        self.possessed[self.mover] = False
        if self.possessed[victim]:
            self.possessed[victim] = False
            self._lose_two(victim)
        else:
            self.possessed[victim] = True
            self._end_turn()

    def _keep(self, _: str) -> None:
        """TT-31: under give_devil=may."""
        self._end_turn()

    def _lose_two(self, victim: int) -> None:
        """TT-25: the victim chooses, unless all letters go."""
        if len(self.letters[victim]) <= 2:
            self.letters[victim] = ""
            self._end_turn()
        else:
            self.ask("lose", victim)
            self.lose = 2

    def _lose(self, letter: str) -> None:
        assert self.to_play is not None
        self.letters[self.to_play] = self.letters[self.to_play].replace(letter, "")
        self.lose -= 1
        if self.lose == 0:
            self._end_turn()

    def _peek(self, cell: str) -> None:
        """TT-17: a secret look at a hidden card."""
        self.known[self.mover] = sorted({*self.known[self.mover], cell})
        self.peeked = True
        self._leave_tower_if_done()

    def _banish(self, _: str) -> None:
        """TT-17: one's own devil goes home."""
        self.possessed[self.mover] = False
        self.banished = True
        self._leave_tower_if_done()

    def _done(self, _: str) -> None:
        self._end_turn()

    def _leave_tower_if_done(self) -> None:
        may_peek = not self.peeked and self.hidden()
        may_banish = not self.banished and self.possessed[self.mover]
        if not may_peek and not may_banish:
            self._end_turn()

    # Swapping and shuffling

    def _swap(self, cell: str) -> None:
        self.ask("swap", self.mover)
        self.swap = cell

    def _with(self, cell: str) -> None:
        """TT-34: two cards exchange places, each as it lay."""
        assert self.swap is not None
        cards = self.cards
        cards[self.swap], cards[cell] = cards[cell], cards[self.swap]
        after_swap(self, self.swap, cell)
        self._end_turn()

    def _lift(self, cell: str) -> None:
        """TT-35: one card more is taken up."""
        self.phase = "lift"
        card = self.cards.pop(cell)
        self.lifted.append(card["card"])
        self.lifted_from = sorted([*self.lifted_from, cell])
        if card["up"]:
            self.lifted_open = sorted([*self.lifted_open, card["card"]])
        for seat, cells in enumerate(self.known):
            if cell in cells:
                cells.remove(cell)
                self.lifted_known[seat] = sorted([*self.lifted_known[seat], card["card"]])

    def _lay(self, cell: str) -> None:
        """TT-35: the next of the mixed cards is put down."""
        self.phase = "lay"
        self.cards[cell] = {"card": self.lifted.pop(0), "up": False}
        self.laid = sorted([*self.laid, cell])
        if not self.lifted:
            after_shuffle(self)
            self._end_turn()

    # Turning up

    def _reveal(self, cell: str) -> None:
        """TT-40: who has left turns up two cards, or the last one."""
        self._turn_up(cell)
        self.revealed += 1
        if self.revealed == 2 or not self.hidden():
            self._end_turn()

    def _turn_up(self, cell: str) -> None:
        """TT-11, TT-12: a card is turned up, and cells may be entered anew."""
        self.cards[cell]["up"] = True
        if self.phase == "moving":
            self.visited = [cell]
        after_turning_up(self, cell)

    # The end of a turn

    def _pass(self, _: str) -> None:
        """TT-09: nothing else was legal."""
        self._end_turn()

    def _end_turn(self) -> None:
        """TT-38, TT-41, TT-42, TT-46, then the next seat clockwise, one that has left too."""
        for seat in self.inside:
            if self.letters[seat] == LETTERS and not self.possessed[seat]:
                self.sleds[seat] = None
                self.left.append(seat)
        if len(self.inside) <= 1:
            self._finish("last_one")
        elif not self.hidden() and (self.left or self.options["judgement"] == "always"):
            self._finish("judgement")
        elif 0 < self.options["max_turns"] <= self.turn:
            self._finish("max_turns")
        else:
            self.turn += 1
            self.turn_of = self.clockwise_from(self.mover)[0]
            self.ask("reveal" if self.turn_of in self.left else "turn", self.turn_of)

    def _finish(self, reason: str) -> None:
        """TT-43: who left first is first; all who are left share the last place."""
        ranking = [[seat] for seat in self.left]
        if self.inside:
            ranking.append(self.inside)
        self.ask("over", None)
        self.turn_of = None
        self.outcome = {"reason": reason, "ranking": ranking}
