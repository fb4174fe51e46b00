"""What open facts of Teufel Teufel say, looked up in the rules: in one world, by playing it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from diablerie import State
from tests.games.lines import done, events_of

Facts = Mapping[str, Any]
Confirm = Callable[[State, tuple[str, ...], Facts], bool]

COLOURS = ("red", "blue", "green", "yellow", "black", "white")


def own_card(before: State, letter: str) -> str:
    return f"{COLOURS[int(before.to_play or 0)]}-{letter}"


def cell_of(state: State, card: str) -> str | None:
    """Where a card lies."""
    cards = state.position()["cards"]
    return next((cell for cell, each in cards.items() if each["card"] == card), None)


def apart(one: str, other: str) -> int:
    """Steps between two cells."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


def is_out(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    return bool(done(before, line).position()["left"][facts["place"] - 1] == before.to_play)


def wins_letter(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    seat = before.to_play
    had, has = (state.position()["letters"][seat] for state in (before, done(before, line)))
    return facts["letter"] in set(has) - set(had) and len(has) == facts["count"]


def hands_over(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    was, now = before.position()["possessed"], done(before, line).position()["possessed"]
    return was[before.to_play] and not now[before.to_play] and now[facts["seat"]]


def hands_second(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    """The other has no devil any more, and loses letters at once or is asked which."""
    after = done(before, line)
    was, now = before.position(), after.position()
    seat = facts["seat"]
    lost = len(was["letters"][seat]) - len(now["letters"][seat]) + int(now["lose"])
    is_rid_of_both = was["possessed"][seat] and not now["possessed"][seat]
    return bool(is_rid_of_both and lost == facts["count"])


def is_rid(before: State, line: tuple[str, ...], _facts: Facts) -> bool:
    after = done(before, line).position()
    return before.position()["possessed"][before.to_play] and not after["possessed"][before.to_play]


def has_a_devil(before: State, line: tuple[str, ...], _facts: Facts) -> bool:
    return bool(done(before, line).position()["possessed"][before.to_play])


def has_fewest(before: State, _line: tuple[str, ...], facts: Facts) -> bool:
    counts = {
        int(action[-1]): len(before.position()["letters"][int(action[-1])])
        for action in before.legal
        if action.startswith("take:")
    }
    others = {seat: count for seat, count in counts.items() if seat != before.to_play}
    return bool(others[facts["seat"]] == facts["count"] == min(others.values()))


def lies_there(before: State, _line: tuple[str, ...], facts: Facts) -> bool:
    return bool(cell_of(before, own_card(before, facts["letter"])) == facts["cell"])


def are_hidden(before: State, _line: tuple[str, ...], facts: Facts) -> bool:
    cards = before.position()["cards"].values()
    return bool(sum(not card["up"] for card in cards) == facts["count"])


def is_nearer(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    card, sled = own_card(before, facts["letter"]), before.position()["sleds"][before.to_play]
    was, now = cell_of(before, card), cell_of(done(before, line), card)
    return now == facts["cell"] and apart(sled, facts["cell"]) < apart(sled, was or "")


def is_further(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    seat = facts["seat"]
    card, start = f"{COLOURS[seat]}-{facts['letter']}", before.position()
    was, now = cell_of(before, card), cell_of(done(before, line), card)
    lacks = facts["letter"] not in start["letters"][seat]
    return lacks and apart(start["sleds"][seat], now or "") > apart(start["sleds"][seat], was or "")


def nothing_is_seen(before: State, line: tuple[str, ...], _facts: Facts) -> bool:
    """The sled stays, and no card is seen that was not."""
    after = done(before, line)
    was, now = before.position(), after.position()
    seen = {cell for cell, card in now["cards"].items() if card["up"]}
    return was["sleds"] == now["sleds"] and seen <= {
        c for c, card in was["cards"].items() if card["up"]
    }


def goes_face_down(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    seat = facts["seat"]
    card, start = f"{COLOURS[seat]}-{facts['letter']}", before.position()
    cell = cell_of(before, card)
    lifted = f"lift:{cell}" in line
    return lifted and start["cards"][cell]["up"] and facts["letter"] not in start["letters"][seat]


def turned(before: State, line: tuple[str, ...]) -> str:
    """The cell of the card that a line turns up or looks at."""
    told = [e for e in events_of(before, line) if e.kind in ("turned-up", "peek")]
    return str(told[0].params["cell"])


def is_among(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    card = own_card(before, facts["letter"])
    statements = [
        each
        for each in before.view(before.to_play)["mixed"]
        if card in each["cards"] and len(each["cells"]) == facts["count"]
    ]
    cell = turned(before, line)
    return any(
        cell in each["cells"] and cell_of(before, card) in each["cells"] for each in statements
    )


def are_unknown(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    seat = before.to_play
    view, letters = before.view(seat), before.position()["letters"][seat]
    hidden = [
        each["card"]
        for cell, each in before.position()["cards"].items()
        if view["cards"][cell]["card"] is None
    ]
    lacked = [letter for letter in "ABCDEF" if letter not in letters]
    wanted = [letter for letter in lacked if own_card(before, letter) in hidden]
    return bool(len(hidden) == facts["count"] and len(wanted) == facts["letters"])


def stays_face_down(before: State, line: tuple[str, ...], _facts: Facts) -> bool:
    cell = turned(before, line)
    return not done(before, line).position()["cards"][cell]["up"]


def lie_beside(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    after = done(before, line).position()
    at = after["sleds"][before.to_play]
    hidden = [cell for cell, card in after["cards"].items() if not card["up"]]
    return bool(facts["count"] == sum(apart(at, cell) == 1 for cell in hidden))


def is_kept_out(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    """The seat that lacks the letter, put beside it, may not step there (TT-19)."""
    after, seat = done(before, line), facts["seat"]
    document = after.position()
    at = document["sleds"][before.to_play]
    card = document["cards"][at]["card"]
    if card != f"{COLOURS[seat]}-{facts['letter']}" or document["possessed"][seat] or after.is_over:
        return False
    taken = set(document["sleds"])
    beside = next(c for c in document["cards"] if apart(c, at) == 1 and c not in taken)
    document["sleds"][seat] = beside
    asked = {**document, "to_play": seat, "turn_of": seat, "phase": "turn", "visited": []}
    tower = {"peeked": False, "banished": False, "lose": 0}
    return not after.game.position({**asked, **tower}, seed=0).allows(f"go:{at}")


def comes_nearer(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    if cell_of(before, own_card(before, facts["letter"])) != facts["cell"]:
        return False
    return approaches(before, line, facts)


def approaches(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    was, now = (
        state.position()["sleds"][before.to_play] for state in (before, walked(before, line))
    )
    return apart(now, facts["cell"]) < apart(was, facts["cell"])


def walked(before: State, line: tuple[str, ...]) -> State:
    """After what of a line the seat knows beforehand: all but a step by which a card is seen."""
    steps = [
        at
        for at in range(len(line))
        if any(e.reveals for e in events_of(done(before, line[:at]), line[at : at + 1]))
    ]
    return done(before, line[: steps[0]] if steps else line)


def comes_nearer_to_a_tower(before: State, line: tuple[str, ...], facts: Facts) -> bool:
    is_tower = before.position()["cards"][facts["cell"]]["card"] == "tower"
    return is_tower and approaches(before, line, facts)


def turns_nothing_up(before: State, line: tuple[str, ...], _facts: Facts) -> bool:
    return not any(event.kind == "turned-up" for event in events_of(before, line))


CONFIRMED: Mapping[str, Confirm] = {
    "out": is_out,
    "letter": wins_letter,
    "hands-over": hands_over,
    "hands-second": hands_second,
    "banish": is_rid,
    "flight": has_a_devil,
    "frees": has_fewest,
    "comes-back": lies_there,
    "judgement": are_hidden,
    "swap-nearer": is_nearer,
    "swap-away": is_further,
    "swap-blind": nothing_is_seen,
    "hides": goes_face_down,
    "stays": nothing_is_seen,
    "among": is_among,
    "unknown": are_unknown,
    "peek": stays_face_down,
    "beside": lie_beside,
    "blocks": is_kept_out,
    "nearer": comes_nearer,
    "to-tower": comes_nearer_to_a_tower,
    "nothing-turned": turns_nothing_up,
}
