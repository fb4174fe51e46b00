/** The underworld as a drawing: where things are, what events do to it, how it is walked by keyboard. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '@/api/types';
import { soulOf } from '@/games/teufel-teufel/art/cards';
import { LINES } from '@/games/teufel-teufel/art/damned';
import { letterPath } from '@/games/teufel-teufel/art/letters';
import { soul, SOULS } from '@/games/teufel-teufel/art/souls';
import Board from '@/games/teufel-teufel/board/Board.svelte';
import {
  neighbourOf,
  bow,
  CELL,
  cellAt,
  columnRow,
  corner,
  middle,
  RIM,
  sledStands,
  SPAN,
  wayStops,
} from '@/games/teufel-teufel/board/geometry';
import type { BoardScene } from '@/games/teufel-teufel/board/types';
import { after } from '@/games/teufel-teufel/board/event-effects';
import { recentOf } from '@/games/teufel-teufel/board/recent-marks';
import { whole } from '../../../support/render-play-area';

/** The cell in which a point lies; null in the frame. */
function cellUnder([x, y]: readonly [number, number]): string | null {
  return (
    cells.find((cell) => {
      const [left, top] = corner(cell);
      return x >= left && x < left + CELL && y >= top && y < top + CELL;
    }) ?? null
  );
}

const cells = Array.from({ length: 49 }, (_, k) => cellAt(k % 7, Math.floor(k / 7)));

const scene: BoardScene = {
  sleds: ['a2', 'd3', null],
  letters: ['B', '', ''],
  possessed: [true, false, false],
  home: 3,
  cards: {
    a2: { card: null, up: false },
    b2: { card: 'red-A', up: true },
    c2: { card: 'blue-C', up: false },
  },
  known: [['c2'], [], ['a2', 'c2']],
};

const event = (kind: string, params: GameEvent['params']): GameEvent =>
  ({ kind, params }) as unknown as GameEvent;

describe('the cells', () => {
  it('lie row by row, a1 in the upper left and g7 in the lower right', () => {
    expect(cells[0]).toBe('a1');
    expect(cells[48]).toBe('g7');
    expect(corner('a1')).toEqual([RIM, RIM]);
    expect(middle('d4')).toEqual([SPAN / 2, SPAN / 2]);
    expect(cells.map((cell) => cellAt(...columnRow(cell)))).toEqual(cells);
  });

  it('are walked with arrow keys that stop at the edge', () => {
    expect(neighbourOf('d4', 'ArrowUp')).toBe('d3');
    expect(neighbourOf('d4', 'ArrowRight')).toBe('e4');
    expect(neighbourOf('a1', 'ArrowLeft')).toBe('a1');
    expect(neighbourOf('g7', 'ArrowDown')).toBe('g7');
    expect(neighbourOf('d4', 'x')).toBeNull();
  });
});

describe('the sleds', () => {
  it('stand within their cells, alone or with another', () => {
    for (const unit of [0.47, 0.9, 2])
      for (const sleds of [
        ['c3', 'e5'],
        ['c3', 'c3'],
      ])
        for (const { seat, x, y, scale } of sledStands(sleds, unit)) {
          expect(cellUnder([x - 54 * scale, y - 54 * scale])).toBe(sleds[seat]);
          expect(cellUnder([x + 54 * scale, y + 54 * scale])).toBe(sleds[seat]);
        }
  });

  it('do not cover each other', () => {
    const [one, other] = sledStands(['c3', 'c3'], 0.47);
    const apart = Math.abs((one?.y ?? 0) - (other?.y ?? 0));
    expect(apart).toBeGreaterThanOrEqual(108 * (one?.scale ?? 1));
  });

  it('are left out while they stand nowhere', () => {
    expect(sledStands([null, 'a1'], 1).map(({ seat }) => seat)).toEqual([1]);
  });
});

describe('a way', () => {
  it('has a stop in each cell entered', () => {
    const path = ['c5', 'd5', 'e5'];
    expect(wayStops(null, path).map(cellUnder)).toEqual(path);
    expect(wayStops('c6', path)).toHaveLength(4);
  });

  it('through the air begins and ends where it should', () => {
    const points = bow([0, 0], [100, 0], 0.2);
    expect(points[0]).toEqual([0, 0]);
    expect(points.at(-1)).toEqual([100, 0]);
    expect(Math.abs(points[4]?.[1] ?? 0)).toBeGreaterThan(10);
  });
});

describe('an event', () => {
  it('moves a sled and nothing else', () => {
    const then = after(scene, event('step', { seat: 1, from: 'd3', to: 'd2' }));
    expect(then).toEqual({ ...scene, sleds: ['a2', 'd2', null] });
  });

  it('turns a card up for everybody, and nobody has a secret of it any more', () => {
    const then = after(scene, event('turned-up', { seat: 0, cell: 'c2', card: 'blue-C' }));
    expect(then.cards['c2']).toEqual({ card: 'blue-C', up: true });
    expect(then.known).toEqual([[], [], ['a2']]);
  });

  it('adds and takes letters in order', () => {
    const won = after(scene, event('letter-won', { seat: 0, cell: 'b2', letter: 'A' }));
    expect(won.letters[0]).toBe('AB');
    expect(after(won, event('letter-lost', { seat: 0, letter: 'B' })).letters[0]).toBe('A');
  });

  it('keeps the four devils together', () => {
    const taken = after(scene, event('devil-taken', { seat: 0 }));
    expect([taken.home, taken.possessed[0]]).toEqual([2, true]);
    const home = after(taken, event('devils-home', { seat: 0 }));
    expect([home.home, home.possessed[0]]).toEqual([4, false]);
    const handed = after(scene, event('devil-handed', { seat: 0, to: 1 }));
    expect([handed.home, handed.possessed]).toEqual([3, [false, true, false]]);
  });

  it('swaps cards, empty places and secrets', () => {
    const then = after(scene, event('swap', { seat: 0, from: 'b2', to: 'c2' }));
    expect(then.cards['b2']).toEqual({ card: 'blue-C', up: false });
    expect(then.cards['c2']).toEqual({ card: 'red-A', up: true });
    expect(then.known).toEqual([['b2'], [], ['a2', 'b2']]);
  });

  it('lifts a card off the board, and lays one down that nobody knows', () => {
    const lifted = after(scene, event('lifted', { seat: 0, cell: 'c2' }));
    expect(Object.keys(lifted.cards)).toEqual(['a2', 'b2']);
    expect(lifted.known).toEqual([[], [], ['a2']]);
    const laid = after(lifted, event('laid', { seat: 0, cell: 'g7' }));
    expect(laid.cards['g7']).toEqual({ card: null, up: false });
  });

  it('shows a peeked card only where it is told', () => {
    const own = after(scene, event('peek', { seat: 1, cell: 'a2', card: 'devil' }));
    expect(own.cards['a2']).toEqual({ card: 'devil', up: false });
    expect(own.known[1]).toEqual(['a2']);
    const other = after(scene, event('peek', { seat: 1, cell: 'a2', card: null }));
    expect(other.cards['a2']).toEqual({ card: null, up: false });
  });

  it('of another kind changes nothing', () => {
    expect(after(scene, event('turn', { seat: 1, turn: 4 }))).toEqual(scene);
  });
});

describe('the damned', () => {
  it('are thirty-six, six letters in each of six colours', () => {
    expect(SOULS).toHaveLength(36);
    const colours = new Set(SOULS.map((card) => soulOf(card)?.colour));
    expect(colours.size).toBe(6);
    for (const colour of colours)
      for (const letter of 'ABCDEF') expect(SOULS).toContain(`${colour}-${letter}`);
  });

  it('are all different: no two wear the same, no two have the same face', () => {
    expect(new Set(Object.values(LINES).map(([wears]) => wears)).size).toBe(36);
    const faces = Object.values(LINES).map((parts) => parts.slice(1, 8).join(' '));
    expect(new Set(faces).size).toBe(36);
    expect(new Set(SOULS.map(soul)).size).toBe(36);
  });

  it('are drawn the same each time, with no colour left open', () => {
    for (const card of SOULS) {
      expect(soul(card)).toBe(soul(card));
      expect(soul(card)).not.toContain('*');
    }
  });

  it('have letters cut as paths', () => {
    for (const letter of 'ABCDEF') expect(letterPath(letter)).toMatch(/^M.*Z$/);
    expect(letterPath('G')).toBe('');
  });
});

describe('the board', () => {
  const facts = {
    cells,
    centre: 'd4',
    marked: ['a1', 'g1', 'b4', 'f4', 'a7', 'g7'],
    colours: ['red', 'blue', 'green'],
  };

  async function show() {
    const onchoose = vi.fn();
    const onhover = vi.fn();
    const onmiss = vi.fn();
    const { component, container, rerender } = render(Board, {
      board: facts,
      scene,
      seat: 0,
      toPlay: 0,
      turnOf: 0,
      targets: [{ cell: 'b2', label: 'Go there', note: 'A letter of yours', tone: 'gain' }],
      recent: recentOf([]),
      label: 'The underworld',
      labelOf: (cell: string) => `cell ${cell}`,
      onchoose,
      onhover,
      onmiss,
    });
    await whole();
    return { component, container, rerender, onchoose, onhover, onmiss };
  }

  it('writes above a sled the letter of the card on which it stands', async () => {
    const { container, rerender } = await show();
    const written = () =>
      [...container.querySelectorAll<SVGElement>('[data-letter]')].map((g) => g.dataset['letter']);
    expect(written()).toEqual([]);
    await rerender({ scene: { ...scene, sleds: ['b2', 'c2', null] } });
    expect(written()).toEqual(['b2']);
  });

  it('frames few cells that can be chosen, and of many only those that bring something', async () => {
    const { container, rerender } = await show();
    const calm = () => container.querySelectorAll('.cell.calm').length;
    expect(calm()).toBe(0);
    const tone = (cell: string) => (cell === 'a1' ? 'gain' : 'go');
    await rerender({
      targets: cells.map((cell) => ({ cell, label: 'Fly there', tone: tone(cell) })),
    });
    expect(calm()).toBe(48);
  });

  it('has forty-nine cells, one of which Tab leads to', async () => {
    await show();
    const buttons = screen.getAllByRole('button');
    expect(buttons).toHaveLength(49);
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('says what is on a cell, what can be done there and what comes of it', async () => {
    await show();
    expect(
      screen.getByRole('button', { name: 'cell b2. Go there. A letter of yours' }),
    ).toBeTruthy();
    const other = screen.getByRole('button', { name: 'cell e5' });
    expect(other.getAttribute('aria-disabled')).toBe('true');
  });

  it('frames every target by a line over a dark rim, whatever lies on it', async () => {
    const { container } = await show();
    const drawn = [...container.querySelectorAll('.cell.target > *')].map((each) =>
      each.classList.item(0),
    );
    expect(drawn).toContain('rim');
    expect(drawn.indexOf('edge')).toBeGreaterThan(drawn.indexOf('rim'));
  });

  it('chooses targets only', async () => {
    const { onchoose, onmiss } = await show();
    const target = screen.getByRole('button', { name: /^cell b2/ });
    await fireEvent.keyDown(target, { key: 'Enter' });
    await fireEvent.click(target);
    expect(onchoose.mock.calls).toEqual([
      ['b2', false],
      ['b2', false],
    ]);
    await fireEvent.click(screen.getByRole('button', { name: 'cell e5' }));
    expect(onchoose).toHaveBeenCalledTimes(2);
    expect(onmiss).toHaveBeenCalledWith('e5');
  });

  it('moves the keyboard from cell to cell', async () => {
    await show();
    const target = screen.getByRole('button', { name: /^cell b2/ });
    target.focus();
    await fireEvent.keyDown(target, { key: 'ArrowDown' });
    expect(document.activeElement?.getAttribute('data-space')).toBe('b3');
    await fireEvent.keyDown(document.activeElement ?? target, { key: 'Home' });
    expect(document.activeElement?.getAttribute('data-space')).toBe('b2');
  });

  it('shows what happens before the view has it, and the view once it is there', async () => {
    const { component, container, rerender } = await show();
    const lying = (cell: string): string | null | undefined =>
      container.querySelector(`[data-card=${cell}] use`)?.getAttribute('href');
    const { signal } = new AbortController();
    expect(lying('c2')).toBe('#tt-card-back');
    await component.animate(event('turned-up', { seat: 0, cell: 'c2', card: 'blue-C' }), signal);
    await component.animate(event('swap', { seat: 0, from: 'b2', to: 'c2' }), signal);
    await tick();
    expect([lying('b2'), lying('c2')]).toEqual(['#tt-card-blue-C', '#tt-card-red-A']);
    await rerender({ scene: { ...scene } });
    expect([lying('b2'), lying('c2')]).toEqual(['#tt-card-red-A', '#tt-card-back']);
  });

  it('keeps lifted cards in the air until they are laid', async () => {
    const { component, container } = await show();
    const { signal } = new AbortController();
    for (const cell of ['b2', 'c2'])
      await component.animate(event('lifted', { seat: 0, cell }), signal);
    await tick();
    expect(container.querySelectorAll('.held')).toHaveLength(2);
    await component.animate(event('mixed', { seat: 0, cards: 2 }), signal);
    await component.animate(event('laid', { seat: 0, cell: 'g7' }), signal);
    await tick();
    expect(container.querySelectorAll('.held')).toHaveLength(1);
    expect(container.querySelector('[data-card=g7]')).toBeTruthy();
  });

  it('takes in what is hurried, too', async () => {
    const { component, container } = await show();
    await component.animate(event('step', { seat: 1, from: 'd3', to: 'd2' }), AbortSignal.abort());
    await tick();
    const sled = container.querySelector<SVGGElement>('[data-sled="1"]');
    const [, x, y] = /translate\(([\d.]+)px, ([\d.]+)px\)/.exec(sled?.style.transform ?? '') ?? [];
    expect(cellUnder([Number(x), Number(y)])).toBe('d2');
  });
});
