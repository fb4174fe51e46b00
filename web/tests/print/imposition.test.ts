import { describe, expect, it } from 'vitest';
import { cardGrid, cardSheets, OVERLAP, pieceSheets, tiling } from '@/print/imposition';
import { MARGIN, PAPERS, SIZES, STRIP } from '@/print/paper';

const POKER = { width: 63, height: 88 };

describe.each(PAPERS)('on %s', (paper) => {
  const sheet = SIZES[paper];

  it('nine cards lie in the middle across, clear of the strip and of the margins', () => {
    const { columns, rows, left, top, strip } = cardGrid(sheet, POKER);
    expect([columns, rows]).toEqual([3, 3]);
    expect(left).toBeCloseTo((sheet.width - 3 * POKER.width) / 2);
    const bottom = top + 3 * POKER.height;
    expect(bottom).toBeLessThanOrEqual(sheet.height - MARGIN - (strip === 'foot' ? STRIP : 0));
    expect(top).toBeGreaterThanOrEqual(MARGIN);
    expect(left).toBeGreaterThanOrEqual(MARGIN + (strip === 'side' ? STRIP : 0));
  });

  it('parts of a board overlap, are equal, and make all of it', () => {
    const board = { width: 558.8, height: 431.8 };
    const { columns, rows, tiles } = tiling(sheet, board);
    expect([columns, rows]).toEqual([3, 2]);
    expect(tiles.map(({ name }) => name)).toEqual(['A1', 'B1', 'C1', 'A2', 'B2', 'C2']);
    const [first, second] = tiles;
    const last = tiles.at(-1);
    expect((first?.width ?? 0) - (second?.x ?? 0)).toBeCloseTo(OVERLAP);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(board.width);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeCloseTo(board.height);
    expect(first?.width).toBeLessThanOrEqual(sheet.width - 2 * MARGIN);
    expect(first?.height).toBeLessThanOrEqual(sheet.height - 2 * MARGIN - STRIP);
  });
});

it('backs lie row by row in the other direction, gaps of the last sheet included', () => {
  const grid = { columns: 3, rows: 2, left: 0, top: 0, strip: 'foot' } as const;
  const [sheet, last] = cardSheets([...'abcdefg'], grid);
  expect(sheet).toEqual({ fronts: [...'abcdef'], backs: [...'cbafed'] });
  expect(last?.fronts).toEqual(['g', null, null, null, null, null]);
  expect(last?.backs).toEqual([null, null, 'g', null, null, null]);
});

it('a board that fits is on one sheet', () => {
  const { tiles } = tiling(SIZES.a4, { width: 190, height: 100 });
  expect(tiles).toEqual([{ name: 'A1', column: 0, row: 0, x: 0, y: 0, width: 190, height: 100 }]);
});

it('pieces stand in rows under their heading, and a group that has no room begins a sheet', () => {
  const piece = { width: 60, height: 100 };
  const groups = [{ pieces: Array.from({ length: 5 }, () => piece) }, { pieces: [piece] }];
  const sheets = pieceSheets(SIZES.a4, groups);
  expect(sheets.map(({ headings, pieces }) => [headings.length, pieces.length])).toEqual([
    [1, 5],
    [1, 1],
  ]);
  const tops = new Set(sheets[0]?.pieces.map(({ y }) => y));
  expect(tops.size).toBe(2);
});
