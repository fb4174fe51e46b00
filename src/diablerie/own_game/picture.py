"""Picture: the board of a game of one's own as it is declared: its spaces, and what is drawn on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from ..documents import Document
from .declaration import Declaration
from .declared import EMPTY, Field, Secret

Shape = Literal["square", "round"]

DRAWN = ("apple", "coin", "star", "flame", "cross", "dot", "tree")
"""Signs that the page draws; all others it writes."""


@dataclass(frozen=True)
class Place:
    """A space: where it lies, in widths of a space from the left and from the top, and what it is called."""

    x: float
    y: float
    name: str
    shape: Shape = "round"


def grid(rows: int, columns: int) -> dict[int, Place]:
    """The squares of a board by number, row by row from the top left: a1, b1 …, a letter for each column."""
    return {
        row * columns + column: Place(column, row, f"{chr(ord('a') + column)}{row + 1}", "square")
        for row in range(rows)
        for column in range(columns)
    }


@dataclass(frozen=True)
class Piece:
    """A field whose values are spaces, drawn as a piece on the space that it names.

    Of a field with several cells each is a piece. `sign`: one or two letters upon it; more get smaller.
    `seat`: whose colour it has, None: that of the seat whose cell it is, or none. `label`: what the piece is
    called in the legend, None: what the field is. One that is not seen, or on no space, is told beside the
    board.
    """

    field: str
    sign: str
    seat: int | None = None
    label: str | None = None


@dataclass(frozen=True)
class Ground:
    """A field with a cell for each space in order from 0, or the first of them, drawn on the spaces.

    `signs`: by value what stands there, "" for nothing; `lit`: values for which the space is bright. In the
    legend they are called by the field's names.
    """

    field: str
    signs: Sequence[str]
    lit: Sequence[int] = ()


@dataclass(frozen=True)
class Track:
    """A public field drawn as a row of boxes, one for each value: a marker stands upon the value it has.

    `boxes`: so many, where options leave fewer values than the field can have; None for all of them.
    """

    field: str
    boxes: int | None = None


@dataclass(frozen=True, kw_only=True)
class Picture:
    """A board: `places` by the number of the space, `links` between spaces, and what is drawn of which field.

    Fields of which all is drawn are told nowhere else; all others stand at their seats, or beside the board.
    """

    places: Mapping[int, Place]
    links: Sequence[tuple[int, int]] = ()
    pieces: Sequence[Piece] = ()
    ground: Sequence[Ground] = ()
    tracks: Sequence[Track] = ()

    def check(self, declared: Declaration) -> None:
        """Raises ValueError for what cannot be drawn, saying what could."""
        if not self.places:
            raise ValueError("a picture has a place at least")
        for link in self.links:
            if not set(link) <= set(self.places):
                raise ValueError(f"the link {link} leads to a space that has no place")
        for name in self.drawn:
            if name not in declared.fields:
                known = ", ".join(declared.fields)
                raise ValueError(f"the picture draws {name!r}; fields are {known}")
        for track in self.tracks:
            _check_track(track, declared.fields[track.field])
        for ground in self.ground:
            self._check_ground(ground, declared)

    def check_whole(self, declared: Declaration) -> None:
        """Raises ValueError where fields or arguments name a space that has no place, or a track lacks boxes.

        Only for a board that is always the same: one that follows from the options may have fewer.
        """
        for track in self.tracks:
            count = len(declared.fields[track.field].values)
            if track.boxes is not None and track.boxes < count:
                raise ValueError(
                    f"{track.field} has {count} values, and its track {track.boxes} boxes: with a value of "
                    f"{track.boxes} its marker would stand nowhere. Without boxes there is one for each value"
                )
        named = {
            **{
                f"{each.field}, drawn as a piece,": declared.fields[each.field].values
                for each in self.pieces
            },
            **{
                f"{each.field}, drawn on the spaces,": range(declared.fields[each.field].size or 0)
                for each in self.ground
            },
            **{
                f"the argument {argument.name} of the action {each.name}": argument.values
                for each in declared.actions
                for argument in each.arguments
                if argument.is_space
            },
        }
        for what, spaces in named.items():
            lacking = [space for space in spaces if space not in self.places]
            if lacking:
                told, known = (", ".join(map(str, each)) for each in (lacking, self.places))
                raise ValueError(f"{what} has a space {told} without a place; places are {known}")

    def _check_ground(self, ground: Ground, declared: Declaration) -> None:
        field = declared.fields[ground.field]
        if field.is_by_seat or field.size is None:
            raise ValueError(
                f"{ground.field} is drawn on the spaces: it needs a size, a cell for each of them, and is "
                "nobody's own"
            )
        if len(ground.signs) != len(field.values):
            raise ValueError(
                f"{ground.field} has {len(field.values)} values and {len(ground.signs)} signs"
            )

    def misdrawn(self, cells: Mapping[str, Sequence[int]]) -> str:
        """What of a position has no place on the board, "" if nothing; `cells`: by field its numbers."""
        for track in self.tracks:
            highest = max(cells[track.field], default=EMPTY)
            if track.boxes is not None and highest >= track.boxes:
                return f"the track of {track.field} has {track.boxes} boxes, none for the value {highest}"
        for piece in self.pieces:
            for at in cells[piece.field]:
                if at != EMPTY and at not in self.places:
                    return (
                        f"{piece.field}, drawn as a piece, is on the space {at}, which has no place"
                    )
        return ""

    @property
    def drawn(self) -> tuple[str, ...]:
        """The fields that are drawn."""
        drawn: list[Piece | Ground | Track] = [*self.pieces, *self.ground, *self.tracks]
        return tuple(each.field for each in drawn)

    @property
    def document(self) -> Document:
        """The picture as JSON."""
        return {
            "places": [
                {"space": number, "x": at.x, "y": at.y, "name": at.name, "shape": at.shape}
                for number, at in self.places.items()
            ],
            "links": [list(link) for link in self.links],
            "pieces": [
                {
                    "field": each.field,
                    "sign": each.sign,
                    "seat": each.seat,
                    "label": each.label,
                }
                for each in self.pieces
            ],
            "ground": [
                {"field": each.field, "signs": list(each.signs), "lit": list(each.lit)}
                for each in self.ground
            ],
            "tracks": [{"field": each.field, "boxes": each.boxes} for each in self.tracks],
        }


def _check_track(track: Track, field: Field) -> None:
    if isinstance(field, Secret):
        raise ValueError(f"{track.field} is drawn as a track: it has to be Public")
    count = len(field.values)
    if track.boxes is not None and not 1 <= track.boxes <= count:
        raise ValueError(
            f"{track.field} has {count} values: its track has 1 to {count} boxes, not {track.boxes}"
        )


def legend(picture: Picture, fields: Mapping[str, Field]) -> list[Document]:
    """What each sign on the board is called, in the author's words.

    Of a piece its `field`, `sign` and `seat`; of what lies on spaces the `sign` and whether it is `lit`.
    """
    pieces = [
        {
            "field": each.field,
            "sign": each.sign,
            "seat": each.seat,
            "lit": False,
            "label": each.label or called(each.field, fields[each.field]),
        }
        for each in picture.pieces
    ]
    ground = [
        {"field": None, "sign": sign, "seat": None, "lit": value in each.lit, "label": label}
        for each in picture.ground
        for value, sign in enumerate(each.signs)
        if sign or value in each.lit
        for label in [_ground_label(each.field, fields[each.field], value)]
        if label != sign or value in each.lit or sign in DRAWN
    ]
    return [*pieces, *ground]


def _ground_label(name: str, field: Field, value: int) -> str:
    return (field.names and field.names[value]) or called(name, field)


def called(name: str, field: Field) -> str:
    """What a field is called."""
    return field.doc or name.replace("_", " ")


def place_name(space: int, picture: Picture | None) -> str:
    """What a space is called, its number where it has no place."""
    found = None if picture is None else picture.places.get(space)
    return str(space) if found is None else found.name


def field_names(name: str, field: Field, picture: Picture | None) -> tuple[str, ...] | None:
    """What the numbers of a field are called: of a piece the spaces. None: by themselves."""
    pieces = () if picture is None else picture.pieces
    if field.names is None and any(each.field == name for each in pieces):
        return tuple(place_name(space, picture) for space in field.values)
    return field.names


def board_document(declared: Declaration, picture: Picture | None) -> Document:
    """The board as JSON.

    `fields`: what each is called, whether each seat has its own and whether it is shown, whether its values
    are seats and what they are called; `arguments`: what those of each action are called, and which are
    spaces; `picture`: null without one.
    """
    names = {name: field_names(name, field, picture) for name, field in declared.fields.items()}
    return {
        "fields": {
            name: {
                "doc": called(name, field),
                "by_seat": field.is_by_seat,
                "told": field.told,
                "values": len(field.values),
                "seats": field.seats,
                "names": None if (told := names[name]) is None else list(told),
            }
            for name, field in declared.fields.items()
        },
        "arguments": {
            each.name: [
                {"name": argument.name, "is_space": argument.is_space}
                for argument in each.arguments
            ]
            for each in declared.actions
        },
        "picture": None
        if picture is None
        else {**picture.document, "legend": legend(picture, declared.fields)},
    }
