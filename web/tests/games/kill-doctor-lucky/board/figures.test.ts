import { describe, expect, it, vi } from 'vitest';
import { floor } from '@/games/kill-doctor-lucky/art/floors';
import { furniture } from '@/games/kill-doctor-lucky/art/furniture';
import { weaponArt } from '@/games/kill-doctor-lucky/art';
import { type HouseBoard, type Rect, type Space } from '@/games/kill-doctor-lucky/board/types';
import { letteringOf, sheetOf } from '@/games/kill-doctor-lucky/board/house-drawing';
import { crowded, grown, rectOf, shared } from '@/games/kill-doctor-lucky/board/geometry';
import { isHidden, platesOf } from '@/games/kill-doctor-lucky/board/name-plates';
import { signScale, signsOf } from '@/games/kill-doctor-lucky/board/target-signs';
import {
  coverOf,
  goneFrom,
  standingAt,
  stands,
} from '@/games/kill-doctor-lucky/board/piece-placement';
import { breaking, writtenTitles } from '@/games/kill-doctor-lucky/board/room-text';
import { LANGUAGES, settings } from '@/prefs/settings.svelte';
import { COTTAGE, PRINTED } from '../printed-house';

const DESK = { unit: 4.87, ...standingAt(4.87, false) };
const PHONE = { unit: 2.18, ...standingAt(2.18, true) };

const drawn = (board: HouseBoard, unit: number) =>
  letteringOf(board, unit, unit < 3.1, ({ name }) => [name]);

describe('figures on the plan', () => {
  const crowdings: readonly (readonly string[])[] = [
    Array.from({ length: 8 }, () => 'w_stairs'),
    Array.from({ length: 8 }, () => 'foyer'),
    Array.from({ length: 8 }, () => 'drawing_room'),
    ['nursery', 'nursery', 'w_hall', 'w_hall', 'w_hall', 'gallery', 'parlor', 'parlor'],
  ];

  it.each([DESK, PHONE])('stand inside their rooms and hide nobody (%o)', (wish) => {
    const { clear } = drawn(PRINTED, wish.unit);
    for (const pawns of crowdings) {
      const lucky = pawns[0] ?? '';
      const placed = stands(PRINTED, clear, pawns, lucky, wish);
      expect(placed).toHaveLength(9);
      const covers = placed.map((stand) => ({ stand, cover: coverOf(stand) }));
      for (const { stand, cover } of covers) {
        const space = stand.who === 'lucky' ? lucky : (pawns[stand.who] ?? '');
        const [x1, y1, x2, y2] = grown(rectOf(PRINTED, space), wish.wall + 1e-6);
        expect(cover[0]).toBeGreaterThanOrEqual(x1);
        expect(cover[1]).toBeGreaterThanOrEqual(y1 - wish.rise);
        expect(cover[2]).toBeLessThanOrEqual(x2);
        expect(cover[3]).toBeLessThanOrEqual(y2);
        const others = covers.filter((other) => other.stand !== stand);
        const together = others.filter(
          ({ stand: { who } }) => (who === 'lucky' ? lucky : pawns[who]) === space,
        );
        for (const other of together) expect(shared(cover, other.cover)).toBeLessThan(1e-6);
      }
    }
  });

  it('stand clear of the label where there is room', () => {
    const { clear, labels } = drawn(PRINTED, DESK.unit);
    for (const { id, parts } of labels.filter(({ upright }) => !upright))
      for (const who of stands(PRINTED, clear, [id], 'none', DESK))
        for (const part of parts) expect([id, shared(coverOf(who), part)]).toEqual([id, 0]);
  });

  it.each([2.18, 2.0])('cover no name on a phone where one stands alone (%d)', (unit) => {
    settings.speak('en');
    const wish = standingAt(unit, true);
    const { clear, labels } = letteringOf(PRINTED, unit, true, writtenTitles);
    for (const { id, parts } of labels)
      for (const who of stands(PRINTED, clear, [id], 'none', wish))
        for (const part of parts) expect([id, shared(coverOf(who), part)]).toEqual([id, 0]);
  });

  it.each([4.0, 4.46])(
    'leave the name of a slim hall where they are two, as discs (%d)',
    (unit) => {
      settings.speak('en');
      const wish = standingAt(unit, false);
      const { clear, labels } = letteringOf(PRINTED, unit, false, writtenTitles);
      const hall = labels.find(({ id }) => id === 'ne_hall')?.box ?? [0, 0, 0, 0];
      const [, ...both] = stands(PRINTED, clear, ['ne_hall', 'ne_hall'], 'none', wish);
      for (const who of both) {
        expect(shared(coverOf(who), hall)).toBe(0);
        expect(who.scale * 50 * unit).toBeGreaterThanOrEqual(14.5);
      }
    },
  );

  it('hide no number on a phone, alone or with the Doctor', () => {
    const { clear, labels } = drawn(PRINTED, PHONE.unit);
    for (const { id, number, parts } of labels)
      for (const lucky of [id, 'none'])
        for (const who of stands(PRINTED, clear, [id], lucky, PHONE))
          if (number !== null && parts[0] !== undefined)
            expect([id, shared(coverOf(who), parts[0])]).toEqual([id, 0]);
  });

  it.each([DESK, PHONE])('are of few sizes, so that size says nothing (%o)', (wish) => {
    const { clear } = drawn(PRINTED, wish.unit);
    const sizes = wish.sizes.map((size) => ((size * wish.height) / 60).toFixed(4));
    for (const { id } of PRINTED.spaces)
      for (const { scale, disc } of stands(PRINTED, clear, [id, id], id, wish))
        if (!disc) expect(sizes).toContain(scale.toFixed(4));
  });

  it('become discs with a letter that can be read where they are many on a phone', () => {
    const { clear } = drawn(PRINTED, PHONE.unit);
    const all = Array.from({ length: 8 }, () => 'drawing_room');
    const placed = stands(PRINTED, clear, all, 'none', PHONE).filter(({ who }) => who !== 'lucky');
    expect(placed.every(({ disc }) => disc)).toBe(true);
    for (const { scale } of placed) expect(scale * 50 * PHONE.unit).toBeGreaterThan(15);
  });

  it('leave outlines that are clear of whoever is still there', () => {
    const { clear } = drawn(PRINTED, DESK.unit);
    const pawns = ['kitchen', 'kitchen', 'drawing_room', 'drawing_room'];
    const placed = stands(PRINTED, clear, pawns, 'piazza', DESK);
    const moved = [
      { who: 0, from: 'drawing_room' },
      { who: 1, from: 'drawing_room' },
      { who: 'lucky' as const, from: 'w_hall' },
    ];
    const gone = goneFrom(PRINTED, clear, placed, moved, DESK);
    expect(gone.map(({ who }) => who)).toEqual([0, 1, 'lucky']);
    for (const one of gone) {
      const others = [...placed, ...gone].filter((other) => other !== one);
      for (const other of others) expect(shared(coverOf(one), coverOf(other))).toBeLessThan(1e-6);
    }
  });
});

describe('labels', () => {
  const inside = (inner: Rect, outer: Rect): boolean =>
    inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];

  it.each([2.1, 3.18, 3.5, 4.87, 12])('stand in their rooms at %f pixels to a unit', (unit) => {
    for (const board of [PRINTED, COTTAGE]) {
      const { labels } = drawn(board, unit);
      for (const { id, box, size, number } of labels) {
        expect(inside(box, rectOf(board, id))).toBe(true);
        expect(size * unit).toBeGreaterThanOrEqual(unit < 3.1 ? 10 : 12 - 1e-6);
        if (number !== null) expect(number.size * unit).toBeGreaterThanOrEqual(12);
      }
      const numbered = board.spaces.filter(({ number }) => number !== null);
      for (const { id } of numbered) expect(labels.map((label) => label.id)).toContain(id);
    }
  });

  it('keep off the side walls of a room that is wide enough', () => {
    const name = 'Hecken labyrinth';
    const { labels } = letteringOf(PRINTED, 4.5, false, ({ id }) =>
      id === 'hedge_maze' ? [name] : [],
    );
    const maze = labels.find(({ id }) => id === 'hedge_maze');
    expect(maze?.lines.map(({ text }) => text)).toEqual(['Hecken', 'labyrinth']);
    expect((maze?.box[0] ?? 0) - (rectOf(PRINTED, 'hedge_maze')[0] ?? 0)).toBeGreaterThan(1.5);
  });

  it.each(LANGUAGES)('name every space of the printed house, on a phone too (%s)', (language) => {
    settings.speak(language);
    for (const unit of [PHONE.unit, 3.18, DESK.unit]) {
      const { labels } = letteringOf(PRINTED, unit, unit < 3.1, writtenTitles);
      const named = labels.filter(({ lines }) => lines.length > 0).map(({ id }) => id);
      expect(new Set(named)).toEqual(new Set(PRINTED.spaces.map(({ id }) => id)));
    }
  });

  it('are large enough to be read on a phone, and keep their words whole', () => {
    settings.speak('en');
    for (const unit of [2.18, 2.0])
      for (const { size, lines } of letteringOf(PRINTED, unit, true, writtenTitles).labels) {
        expect(size * unit).toBeGreaterThanOrEqual(11);
        for (const { text } of lines) expect(text).not.toMatch(/-$/);
      }
  });

  it('lie on no tread of the stairs', () => {
    const rect: Rect = [0, 0, 7, 20];
    const stairs: Space = {
      id: 'w_stairs',
      kind: 'stairway',
      rect,
      name: '',
      number: null,
      named: true,
    };
    const treads = ({ strong }: { strong: string }): number => strong.split('M').length;
    const written: Rect = [2, 4, 5, 12];
    const across = [...floor(stairs, written).strong.matchAll(/M(\S+) (\S+)L(\S+) (\S+)/g)].map(
      (each) => each.slice(1).map(Number),
    );
    for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of across)
      expect(
        shared(written, [
          Math.min(x1, x2),
          Math.min(y1, y2) - 0.01,
          Math.max(x1, x2),
          Math.max(y1, y2) + 0.01,
        ]),
      ).toBe(0);
    expect(treads(floor(stairs, written))).toBeGreaterThan(treads(floor(stairs, [0, 0, 0, 0])));
  });

  it('become smaller rather than break a word', () => {
    const brokenAt = (unit: number): string[] =>
      letteringOf(PRINTED, unit, unit < 3.1, writtenTitles).labels.flatMap(({ id, lines }) =>
        lines.some(({ text }, k) => text.endsWith('-') && /^\p{Ll}/u.test(lines[k + 1]?.text ?? ''))
          ? [id]
          : [],
      );
    settings.speak('en');
    expect(brokenAt(PHONE.unit)).toEqual([]);
    for (const language of LANGUAGES) {
      settings.speak(language);
      expect([language, brokenAt(DESK.unit)]).toEqual([language, []]);
    }
  });

  it.each(LANGUAGES)('are covered by no sign of a card or of the Doctor (%s)', (language) => {
    settings.speak(language);
    const target = { label: '', pawn: 'lucky' as const };
    const targets = PRINTED.spaces.flatMap(({ id }) =>
      ['move1', null].map((card) => ({ ...target, space: id, card })),
    );
    for (const { unit } of [PHONE, DESK]) {
      const { labels } = letteringOf(PRINTED, unit, unit < 3.1, writtenTitles);
      const written = labels.flatMap(({ parts }) => parts);
      const wish = { written, figures: [], scale: signScale(unit), short: unit < 3.1 };
      const signs = signsOf(PRINTED, targets, wish);
      for (const [space, here] of signs) {
        expect([space, here.map(({ kind }) => kind)]).toEqual([space, ['move', 'hat']]);
        for (const { box } of here)
          for (const part of written) expect([space, shared(box, part)]).toEqual([space, 0]);
      }
    }
  });

  it('break words only where their language breaks them', () => {
    settings.speak('de');
    expect(breaking('5 im Trophäenzimmer')).toBe('5 im Tro\u00ADphäen\u00ADzimmer');
    expect(breaking('Turmzimmer')).toBe('Turmzimmer');
  });

  it('leave short words whole but where they are measured', () => {
    settings.speak('en');
    expect(breaking('Servants’ Quarters')).toBe('Servants’ Quarters');
    expect(breaking('Quarters', 0)).toBe('Quar\u00ADters');
  });
});

describe('plates', () => {
  const sheet = sheetOf(PRINTED, true);

  /** What so many hide of their room's label in a window so wide, and the plate that makes up for it. */
  function crowdingAt(width: number) {
    const unit = (width - 16) / (sheet[2] - sheet[0]);
    const { clear, labels } = letteringOf(PRINTED, unit, true, writtenTitles);
    return (id: string, many: number) => {
      const pawns = Array.from({ length: many }, () => id);
      const figures = stands(PRINTED, clear, pawns, 'none', standingAt(unit, true)).map(coverOf);
      const { name = '', number = null, parts = [] } = labels.find((each) => each.id === id) ?? {};
      const hidden = parts.map((part) => isHidden(part, figures));
      const before = number !== null && hidden[0] === true ? `${number.text} ` : '';
      const plates = platesOf(PRINTED, labels, unit, { sheet, figures, signs: [] });
      return {
        covered: hidden.slice(number === null ? 0 : 1).some(Boolean),
        text: before + name,
        plate: plates.find((each) => each.id === id),
        over: (box: Rect) => crowded(box, figures),
      };
    };
  }

  describe.each(LANGUAGES)('in %s', (language) => {
    it.each([360, 375, 390, 412, 430])(
      'name the room where all begin however many they are, and cover nobody (%d)',
      (width) => {
        settings.speak(language);
        const crowding = crowdingAt(width);
        for (const many of [4, 8]) {
          const { covered, plate, over } = crowding(PRINTED.start, many);
          expect(plate !== undefined).toBe(covered);
          if (plate !== undefined) expect(over(plate.box)).toBeLessThan(0.1);
        }
      },
    );

    it('say the name of any crowded room, and its number where that is hidden', () => {
      settings.speak(language);
      const crowding = crowdingAt(360);
      for (const { id, rect } of PRINTED.spaces)
        for (const many of [3, 8]) {
          const { covered, text, plate, over } = crowding(id, many);
          expect([id, plate !== undefined]).toEqual([id, covered]);
          if (plate === undefined) continue;
          const lines = plate.lines.map((line) => line.text).join(' ');
          expect(lines.replaceAll('- ', '-')).toBe(text);
          const { box } = plate;
          expect(over(box) / shared(box, box)).toBeLessThan(0.12);
          expect(shared(box, grown(rect, 2.5))).toBeGreaterThan(0);
        }
    });
  });
});

describe('drawings', () => {
  it('furnish known rooms of the known size only', () => {
    expect(furniture('kitchen', rectOf(PRINTED, 'kitchen')).length).toBeGreaterThan(2);
    expect(furniture('kitchen', rectOf(COTTAGE, 'kitchen'))).toEqual([]);
    expect(furniture('cold_room', rectOf(COTTAGE, 'cold_room'))).toEqual([]);
  });

  it('keep furniture inside its room', () => {
    for (const { id, rect } of PRINTED.spaces)
      for (const { cover } of furniture(id, rect)) {
        const [x1, y1, x2, y2] = grown(rect, 0.8);
        expect([id, cover[0] >= x1, cover[1] >= y1]).toEqual([id, true, true]);
        expect([id, cover[2] <= x2, cover[3] <= y2]).toEqual([id, true, true]);
      }
  });

  it('have a cover for every weapon, and one for all others, once they have come', async () => {
    await vi.waitFor(() => expect(weaponArt('crepe_pan')).not.toBe(''));
    expect(weaponArt('crepe_pan')).not.toBe(weaponArt('trowel'));
    expect(weaponArt('poker')).toBe(weaponArt('candlestick'));
  });
});
