/** Imposition: which card, which part of a board and which piece lies where on which sheet. In millimetres. */
import { MARGIN, STRIP, type Size } from './paper';

/** Where a sheet's strip is. */
export type StripSide = 'foot' | 'side';

/** Room between the strip and what else is on a sheet. */
const AIR = 0.4;

export interface CardGrid {
  columns: number;
  rows: number;
  /** The upper left corner of the first card. */
  left: number;
  top: number;
  strip: StripSide;
}

/** So many cards of a size as a sheet holds, edge to edge; in its middle across, so that backs come to lie on fronts. */
export function cardGrid(sheet: Size, { width, height }: Size): CardGrid {
  const free = { width: sheet.width - 2 * MARGIN, height: sheet.height - 2 * MARGIN };
  const count = (strip: StripSide): readonly [number, number] => [
    Math.floor((free.width - (strip === 'side' ? 2 * (STRIP + AIR) : 0)) / width + 1e-6),
    Math.floor((free.height - (strip === 'foot' ? STRIP + AIR : 0)) / height + 1e-6),
  ];
  const [foot, side] = [count('foot'), count('side')];
  const strip = side[0] * side[1] > foot[0] * foot[1] ? 'side' : 'foot';
  const [columns, rows] = strip === 'side' ? side : foot;
  const high = sheet.height - (strip === 'foot' ? STRIP : 0);
  return {
    columns,
    rows,
    left: (sheet.width - columns * width) / 2,
    top: (high - rows * height) / 2,
    strip,
  };
}

/** The cards of a sheet, row by row; null where there is none. */
export interface CardSheet {
  fronts: readonly (string | null)[];
  /** Mirrored: the sheet is turned about its long edge. */
  backs: readonly (string | null)[];
}

export function cardSheets(cards: readonly string[], { columns, rows }: CardGrid): CardSheet[] {
  const each = columns * rows;
  return Array.from({ length: Math.ceil(cards.length / each) }, (_, sheet) => {
    const fronts = Array.from({ length: each }, (_, k) => cards[sheet * each + k] ?? null);
    const backs = Array.from({ length: rows }, (_, row) =>
      fronts.slice(row * columns, (row + 1) * columns).reverse(),
    ).flat();
    return { fronts, backs };
  });
}

/** How many rows of a sheet have cards. */
export const rowsUsed = (fronts: readonly (string | null)[], { columns }: CardGrid): number =>
  Math.ceil(fronts.filter((card) => card !== null).length / columns);

/** By so much neighbouring parts of a board show the same. */
export const OVERLAP = 10;

/** A part of a board, on a sheet of its own. */
export interface Tile {
  /** Its column as a letter, its row as a number: `A1`. */
  name: string;
  column: number;
  row: number;
  /** What of the board it shows. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Tiling {
  columns: number;
  rows: number;
  tiles: readonly Tile[];
}

/** In so many parts, and how long each is, so that they overlap and are equal. */
function divided(whole: number, room: number): readonly [count: number, length: number] {
  const count = whole <= room ? 1 : Math.ceil((whole - OVERLAP) / (room - OVERLAP) - 1e-6);
  return [count, (whole + (count - 1) * OVERLAP) / count];
}

/** A board on as few sheets as hold it. */
export function tiling(sheet: Size, board: Size): Tiling {
  const [columns, width] = divided(board.width, sheet.width - 2 * MARGIN);
  const [rows, height] = divided(board.height, sheet.height - 2 * MARGIN - STRIP - AIR);
  const tiles = Array.from({ length: rows * columns }, (_, k): Tile => {
    const [column, row] = [k % columns, Math.floor(k / columns)];
    return {
      name: tileName(column, row),
      column,
      row,
      x: column * (width - OVERLAP),
      y: row * (height - OVERLAP),
      width,
      height,
    };
  });
  return { columns, rows, tiles };
}

export const tileName = (column: number, row: number): string =>
  `${String.fromCharCode(65 + column)}${row + 1}`;

/** Something in its place on a sheet. */
export interface Placed<T> {
  it: T;
  x: number;
  y: number;
}

/** Room between pieces, and above them for what they are. */
const GAP = 4;
export const HEADING = 15;

/** Groups of pieces on one sheet, each under its heading. */
export interface PieceSheet<G, T> {
  headings: readonly Placed<G>[];
  pieces: readonly Placed<T>[];
}

interface Row<T> {
  pieces: readonly T[];
  width: number;
  height: number;
}

function rowsOf<T extends Size>(pieces: readonly T[], room: number): Row<T>[] {
  const rows: Row<T>[] = [];
  for (const piece of pieces) {
    const last = rows.at(-1);
    if (last === undefined || last.width + GAP + piece.width > room)
      rows.push({ pieces: [piece], width: piece.width, height: piece.height });
    else
      rows[rows.length - 1] = {
        pieces: [...last.pieces, piece],
        width: last.width + GAP + piece.width,
        height: Math.max(last.height, piece.height),
      };
  }
  return rows;
}

/** Pieces in rows, sheet by sheet; a group begins anew where its heading and its first row have no room. */
export function pieceSheets<T extends Size, G extends { pieces: readonly T[] }>(
  sheet: Size,
  groups: readonly G[],
): PieceSheet<G, T>[] {
  const bottom = sheet.height - MARGIN - STRIP - AIR;
  const room = sheet.width - 2 * MARGIN;
  const sheets: { headings: Placed<G>[]; pieces: Placed<T>[] }[] = [];
  let y = Infinity;
  const turn = (): void => {
    sheets.push({ headings: [], pieces: [] });
    y = MARGIN;
  };
  for (const group of groups) {
    const rows = rowsOf(group.pieces, room);
    if (y + HEADING + (rows[0]?.height ?? 0) > bottom) turn();
    sheets.at(-1)?.headings.push({ it: group, x: MARGIN, y });
    y += HEADING;
    for (const { pieces, width, height } of rows) {
      if (y + height > bottom) turn();
      let x = (sheet.width - width) / 2;
      for (const it of pieces) {
        sheets.at(-1)?.pieces.push({ it, x, y });
        x += it.width + GAP;
      }
      y += height + GAP;
    }
    y += GAP;
  }
  return sheets;
}
