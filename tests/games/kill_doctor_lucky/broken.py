"""The cottage with one fault at a time, and what is said of it."""

from __future__ import annotations

from tests.games.kill_doctor_lucky.cottage import COTTAGE

Case = tuple[str, str, str, str]

BROKEN: dict[str, Case] = {
    # fault: (what stands in the file, what stands there now, on this line, what is said)
    "no JSON": ('"start_space": "hall",', '"start_space": hall,', "hall,", "this is no JSON"),
    "missing key": (
        '"named": true, "number": 3, ',
        '"number": 3, ',
        '"parlour"',
        "spaces[0] lacks the key 'named'",
    ),
    "missing section": ('"start_space": "hall",', "", "{", "a mansion lacks the key 'start_space'"),
    "key twice": (
        '"number": 3',
        '"number": 3,\n"number": 4',
        '"number": 4',
        "the key 'number' stands twice",
    ),
    "wrong type": (
        '"number": 3',
        '"number": "three"',
        "three",
        "spaces[0].number must be an integer from 0 to 999, not 'three'",
    ),
    "truth as a number": ('"number": 3', '"number": true', '"number": true', "not true"),
    "negative number": (
        '"number": 3',
        '"number": -1',
        "-1",
        "must be an integer from 0 to 999, not -1",
    ),
    "no list": (
        '"room": [\n      "parlour",\n      "cellar"\n    ]',
        '"room": "cellar"',
        '"room"',
        "deck.room must be a list, not 'cellar'",
    ),
    "no object": (
        '{"steps": 2, "count": 3}',
        "[2, 3]",
        "[2, 3]",
        "deck.move[0] must be a JSON object, not [2, 3]",
    ),
    "no flag": (
        '"named": true, "number": 3',
        '"named": 1, "number": 3',
        '"named": 1',
        "must be true or false, not 1",
    ),
    "unknown kind": (
        '"kind": "hallway"',
        '"kind": "hall"',
        '"kind": "hall"',
        'must be "room" or "hallway" or "stairway", not \'hall\'',
    ),
    "unknown axis": (
        '"axis": "ew"',
        '"axis": "we"',
        '"we"',
        'sight_only_openings[0].axis must be "ns" or "ew", not \'we\'',
    ),
    "id twice": (
        '"id": "cellar"',
        '"id": "parlour"',
        '"Cellar"',
        "spaces[3].id is 'parlour' like that of a space before it",
    ),
    "id with capitals": (
        '"id": "steps"',
        '"id": "East Steps"',
        "East",
        "lower-case words joined by underscores, as in 'wine_cellar', not 'East Steps'",
    ),
    "no name": (
        '"name": "Steps"',
        '"name": " "',
        '"steps"',
        "spaces[4].name must be a text of 1 to 40 characters, not ' '",
    ),
    "name of two lines": (
        '"name": "Steps"',
        '"name": "St\\neps"',
        '"steps"',
        "without line breaks",
    ),
    "unknown start": (
        '"start_space": "hall"',
        '"start_space": "porch"',
        "porch",
        "start_space is 'porch', but there is no such space",
    ),
    "door to nowhere": (
        '"b": "attic", "axis": "ns"',
        '"b": "atic", "axis": "ns"',
        'atic"',
        "doors[1].b is 'atic', but there is no such space; is 'attic' meant?",
    ),
    "door to itself": (
        '"a": "hall", "b": "attic"',
        '"a": "hall", "b": "hall"',
        '"a": "hall"',
        "doors[1] joins 'hall' with itself",
    ),
    "three edges": (
        "[6, 1, 9, 4]",
        "[6, 1, 9]",
        "[6, 1, 9]",
        "spaces[1].rect must have 4 entries, not 3",
    ),
    "empty space": (
        "[6, 1, 9, 4]",
        "[6, 1, 6, 4]",
        "[6, 1, 6, 4]",
        "with west < east and north < south, not [6, 1, 6, 4]",
    ),
    "empty door": (
        "[7, 4, 8, 5]",
        "[7, 4, 7, 5]",
        "[7, 4, 7, 5]",
        "doors[1].rect must be [west, north, east, south]",
    ),
    "off the paper": (
        "[6, 1, 9, 4]",
        "[6, -1, 9, 4]",
        "-1",
        "spaces[1].rect[1] must be a number from 0 to 10,000, not -1",
    ),
    "endless": ("[6, 1, 9, 4]", "[6, 1, 1e999, 4]", "1e999", "not inf"),
    "no number at all": ("[6, 1, 9, 4]", "[6, 1, NaN, 4]", "NaN", "not nan"),
    "overlapping spaces": (
        "[6, 1, 9, 4]",
        "[4.5, 1, 9, 4]",
        "[4.5, 1",
        "'attic' overlaps 'parlour'",
    ),
    "overlapping doors": (
        '"rect": [7, 4, 8, 5]}',
        '"rect": [7, 4, 8, 5]},\n{"a": "attic", "b": "hall", "axis": "ns", "rect": [6, 4, 7.5, 5]}',
        "7.5",
        "the door between 'attic' and 'hall' overlaps the door between 'hall' and 'attic'",
    ),
    "axis": (
        '"axis": "ns", "rect": [7, 4, 8, 5]',
        '"axis": "ew", "rect": [7, 4, 8, 5]',
        "[7, 4, 8, 5]",
        "no east wall of 'hall' faces 'attic'; is the axis right?",
    ),
    "wall not reached": (
        "[7, 4, 8, 5]",
        "[7, 4.5, 8, 5]",
        "4.5, 8",
        "must lead from the south wall of 'attic' to the north wall of 'hall', "
        "y from 4 to 5, not y from 4.5 to 5",
    ),
    "door beside the wall": (
        "[2, 4, 3.5, 5]",
        "[0.5, 4, 3.5, 5]",
        "[0.5, 4",
        "must lie within the walls of both, x from 1 to 5, not x from 0.5 to 3.5",
    ),
    "over a third space": (
        '"a": "cellar", "b": "hall", "axis": "ns", "rect": [3, 6, 4, 7]',
        '"a": "cellar", "b": "attic", "axis": "ns", "rect": [3, 4, 4, 7]',
        '"cellar", "b"',
        "leads over 'hall'",
    ),
    "no common wall": (
        '"a": "cellar", "b": "hall", "axis": "ns", "rect": [3, 6, 4, 7]',
        '"a": "cellar", "b": "attic", "axis": "ew", "rect": [4.5, 6.2, 6, 6.8]',
        '"axis": "ew", "rect": [4.5',
        "these two have no wall in common; is the axis right?",
    ),
    "number twice": (
        '"number": 4',
        '"number": 3',
        "[6, 1, 9, 4]",
        "'attic' has the number 3, as 'parlour' has",
    ),
    "number left out": (
        '"number": 4',
        '"number": 5',
        "[6, 1, 9, 4]",
        "'attic' has the number 5, but no space has 4",
    ),
    "cut off": (
        '"b": "steps", "axis": "ns", "rect": [8.25, 6, 8.75, 7]',
        '"b": "cellar", "axis": "ns", "rect": [1.5, 6, 2.5, 7]',
        '"id": "steps"',
        "no way leads through doors from 'hall' to 'steps'",
    ),
    "a railing is no way": (
        """{"a": "hall", "b": "steps", "axis": "ns", "rect": [8.25, 6, 8.75, 7]}
  ],
  "sight_only_openings": [
""",
        """{"a": "cellar", "b": "hall", "axis": "ns", "rect": [1.5, 6, 2.5, 7]}
  ],
  "sight_only_openings": [
    {"a": "hall", "b": "steps", "axis": "ns", "rect": [8.25, 6, 8.75, 7]},
""",
        '"id": "steps"',
        "no way leads through doors from 'hall' to 'steps'",
    ),
    "no spaces": ("", "", '"spaces"', "spaces must be 1 to 64, not 0"),
    "room card for nowhere": (
        '      "cellar"',
        '      "celler"',
        "celler",
        "deck.room[1] is 'celler', but there is no such space; is 'cellar' meant?",
    ),
    "room card twice": (
        '      "cellar"',
        '      "parlour"',
        '      "parlour"\n',
        "deck.room[1] is 'parlour' a second time",
    ),
    "room card for a hall": (
        '      "cellar"',
        '      "hall"',
        '      "hall"',
        "deck.room[1] is 'hall', which is not named",
    ),
    "no room card": (
        '      "parlour",\n      "cellar"\n',
        "",
        '"room"',
        "deck.room must name a room: the Doctor starts where a room card says (KDL-04)",
    ),
    "bonus in no room": (
        '"bonus_space": "attic"',
        '"bonus_space": "moon"',
        "moon",
        "deck.weapon[0].bonus_space is 'moon', but there is no such space",
    ),
    "bonus without value": (
        '"bonus_value": 9',
        '"bonus_value": null',
        "Jack's",
        "deck.weapon[0] must have both a bonus_space and a bonus_value, or neither",
    ),
    "value without bonus": (
        '"bonus_space": null, "bonus_value": null',
        '"bonus_value": 3',
        "Poker",
        "must have both a bonus_space and a bonus_value, or neither",
    ),
    "weapon twice": (
        '"name": "Poker"',
        '"name": "jacks knife"',
        "jacks knife",
        "deck.weapon[1].name gives 'jacks_knife', the id of a weapon before it",
    ),
    "weapon of signs": (
        '"name": "Poker"',
        '"name": "Poker: hot!"',
        "hot!",
        "deck.weapon[1].name must be words of letters and digits",
    ),
    "worthless weapon": (
        '"value": 4',
        '"value": 0',
        "Poker",
        "deck.weapon[1].value must be an integer from 1 to 9, not 0",
    ),
    "mighty weapon": (
        '"bonus_value": 9',
        '"bonus_value": 10',
        "10",
        "deck.weapon[0].bonus_value must be an integer from 1 to 9, not 10",
    ),
    "failure of 4": (
        '"value": 3',
        '"value": 4',
        '"value": 4',
        "deck.failure[1].value must be an integer from 1 to 3, not 4",
    ),
    "failure twice": (
        '"value": 3',
        '"value": 1',
        '"count": 1}',
        "deck.failure[1].value is 1 a second time",
    ),
    "move of no step": (
        '"steps": 2',
        '"steps": 0',
        '"steps": 0',
        "deck.move[0].steps must be an integer from 1 to 3, not 0",
    ),
    "fewer than none": (
        '"count": 3',
        '"count": -3',
        "-3",
        "deck.move[0].count must be an integer from 0 to 20, not -3",
    ),
    "too many of a move card": (
        '"count": 3',
        '"count": 21',
        "21",
        "deck.move[0].count must be an integer from 0 to 20, not 21",
    ),
    "too many of a card": (
        '"count": 20',
        '"count": 128',
        "128",
        "deck.failure[0].count must be an integer from 0 to 127, not 128",
    ),
    "too many cards": (
        '"count": 20}, {"value": 3, "count": 1}',
        '"count": 127}, {"value": 3, "count": 27}',
        '"deck"',
        "deck has 161 cards; there may be 160",
    ),
    "farther than a fraction can be": (
        '"rect": [1, 1, 5, 4]',
        f'"rect": [1, 1, 1{"0" * 400}, 4]',
        "[1, 1, 1",
        "spaces[0].rect[2] must be a number from 0 to 10,000, not 1000",
    ),
}


def broken(case: str) -> str:
    """The text of the cottage with this fault."""
    old, new, *_ = BROKEN[case]
    if case == "no spaces":
        lines = COTTAGE.splitlines()
        return "\n".join([*lines[:2], *lines[12:]])
    assert COTTAGE.count(old) == 1, "the change must be plain"
    return COTTAGE.replace(old, new)
