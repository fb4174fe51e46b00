import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { between, witnesses } from '@/games/kill-doctor-lucky/board/types';
import {
  beams,
  neighbourOf,
  dots,
  isDirection,
  measured,
  route,
  touchedSpace,
  wayPoints,
} from '@/games/kill-doctor-lucky/board/geometry';
import { movedBy, placesWith, sameHouse } from '@/games/kill-doctor-lucky/board/event-effects';
import Board from '@/games/kill-doctor-lucky/board/Board.svelte';
import { settings } from '@/prefs/settings.svelte';
import { event } from '../../../support/fake-socket';
import { whole } from '../../../support/render-play-area';
import { COTTAGE, PRINTED } from '../printed-house';

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].filter(isDirection);

describe('what is seen', () => {
  it('names each witness with the rooms their eyes pass through', () => {
    const pawns = ['nursery', 'piazza', 'drawing_room', 'kitchen', 'gallery'];
    expect(witnesses(PRINTED, pawns, 'gallery', 0)).toEqual([
      { seat: 1, from: 'piazza', via: ['foyer', 'drawing_room', 'dining_hall'] },
      { seat: 2, from: 'drawing_room', via: ['dining_hall'] },
    ]);
  });

  it('counts the reader unless he is the attacker', () => {
    const pawns = ['nursery', 'gallery'];
    expect(witnesses(PRINTED, pawns, 'gallery', 1).map(({ seat }) => seat)).toEqual([0]);
    expect(witnesses(PRINTED, pawns, 'gallery', 0)).toEqual([]);
  });

  it('finds no line between rooms that do not see each other', () => {
    expect(between(PRINTED, 'nursery', 'kitchen')).toBeNull();
    expect(between(PRINTED, 'library', 'master_suite')).toEqual(['gallery', 'nursery', 'nw_hall']);
  });

  it('lets light fall into exactly the rooms that are seen', () => {
    for (const board of [PRINTED, COTTAGE])
      for (const { id } of board.spaces) {
        const reached = new Set(
          beams(board, id).flatMap(({ strips }) => strips.map((s) => s.space)),
        );
        expect([...reached].sort()).toEqual([...(board.sees[id] ?? [])].sort());
      }
  });

  it('narrows the light at each opening: wide behind the railing, as a door farther on', () => {
    const [beam] = beams(PRINTED, 'gallery').filter(({ axis }) => axis === 'ns');
    expect(beam?.strips.map(({ rect: [x1, , x2] }) => x2 - x1)).toEqual([28, 14, 14, 14]);
    expect(beam?.strips[0]?.rect).toEqual([70, 23, 98, 63]);
  });
});

describe('walking over the drawing', () => {
  it('goes to the neighbour in the direction of the arrow', () => {
    expect(neighbourOf(PRINTED, 'dining_hall', 'ArrowLeft')).toBe('sitting_room');
    expect(neighbourOf(PRINTED, 'dining_hall', 'ArrowUp')).toBe('gallery');
    expect(neighbourOf(PRINTED, 'gallery', 'ArrowUp')).toBe('armory');
    expect(neighbourOf(PRINTED, 'kitchen', 'ArrowRight')).toBe('sw_hall');
    expect(neighbourOf(PRINTED, 'master_suite', 'ArrowLeft')).toBeNull();
  });

  it('reaches every room by arrows from the first', () => {
    for (const board of [PRINTED, COTTAGE]) {
      const seen = new Set([board.start]);
      for (const at of seen)
        for (const key of KEYS) {
          const next = neighbourOf(board, at, key);
          if (next !== null) seen.add(next);
        }
      expect(seen.size).toBe(board.spaces.length);
    }
  });

  it('understands a fingertip beside a thin hall, and one beside a room that can be chosen', () => {
    const reach = 10.5;
    expect(touchedSpace(PRINTED, [34, 40], reach, [])).toBe('lancaster_room');
    expect(touchedSpace(PRINTED, [34.2, 8], reach, [])).toBe('nw_hall');
    expect(touchedSpace(PRINTED, [30, 8], reach, ['nw_hall'])).toBe('nw_hall');
    expect(touchedSpace(PRINTED, [18, 20], reach, ['nw_hall'])).toBe('master_suite');
    expect(touchedSpace(PRINTED, [300, 20], reach, [])).toBeNull();
  });

  it('leads ways through the doors', () => {
    expect(route(PRINTED, 'nursery', 'drawing_room')).toHaveLength(
      route(PRINTED, 'drawing_room', 'nursery').length,
    );
    expect(route(COTTAGE, 'cold_room', 'kitchen')).toEqual(['den', 'passage', 'kitchen']);
    expect(route(COTTAGE, 'cold_room', 'loft')).toEqual(['loft']);
    const points = wayPoints(COTTAGE, [38, 12], ['cold_room', 'den', 'passage']);
    expect(points).toEqual([
      [27.5, 8.5],
      [22.5, 8.5],
      [11, 18.5],
      [11, 23.5],
    ]);
  });
});

describe('a dotted line', () => {
  const at = (d: string): number[] => [...d.matchAll(/M(\S+) /g)].map((each) => Number(each[1]));
  const way = [
    [0, 0],
    [5, 0],
    [10, 0],
  ] as const;

  it('has its dots at equal distances, round corners too', () => {
    expect(at(dots(way, 1, 2.5, []))).toEqual([2.5, 5, 7.5, 10]);
  });

  it('leaves out what is taken', () => {
    expect(at(dots(way, 1, 2.5, [[4, -1, 7.2, 1]]))).toEqual([2.5, 10]);
  });
});

describe('what happens', () => {
  it('tells whom an event moves', () => {
    const step = { seat: 2, pawn: 'lucky', from: 'den', to: 'passage' };
    expect(movedBy(event('card-step', step))).toMatchObject({ who: 'lucky', leap: false });
    expect(movedBy(event('room-card', { ...step, pawn: 'me' }))).toMatchObject({
      who: 2,
      leap: true,
    });
    expect(movedBy(event('doctor-walks', { from: 'den', to: 'cold_room' }))?.who).toBe('lucky');
    expect(movedBy(event('draw', { seat: 0 }))).toBeNull();
    expect(placesWith({ pawns: ['a', 'b'], lucky: 'c' }, 1, 'd')).toEqual({
      pawns: ['a', 'd'],
      lucky: 'c',
    });
  });

  it('knows a house again that comes anew with each view', () => {
    const house = sameHouse();
    const first = house(COTTAGE);
    expect(house(structuredClone(COTTAGE))).toBe(first);
    expect(house(PRINTED)).toBe(PRINTED);
  });

  it('draws a house of any measure at the size of the drawing', () => {
    const small = measured(COTTAGE);
    expect(Math.max(small.size[0], small.size[1] * 1.3)).toBeCloseTo(168);
    const reached = beams(small, 'den').flatMap(({ strips }) => strips.map(({ space }) => space));
    expect(reached).toEqual(
      beams(COTTAGE, 'den').flatMap(({ strips }) => strips.map((s) => s.space)),
    );
    expect(measured(PRINTED)).toBe(PRINTED);
  });
});

describe('the plan', () => {
  beforeEach(() => settings.speak('en'));

  async function show(more: Record<string, unknown> = {}) {
    const onspace = vi.fn();
    const onaim = vi.fn();
    const onlook = vi.fn();
    const { component, rerender } = render(Board, {
      board: COTTAGE,
      pawns: ['den', 'cold_room'],
      lucky: 'kitchen',
      seat: 0,
      toPlay: 0,
      turnOf: 0,
      targets: [
        { space: 'passage', label: 'Walk to the passage', pawn: 'me' as const, card: null },
      ],
      aim: null,
      look: null,
      attempt: null,
      recent: { moved: [], foiled: [] },
      dead: false,
      phone: false,
      nameOf: (seat: number) => ['Greta', 'Rufus'][seat] ?? '',
      onspace,
      onaim,
      onlook,
      ...more,
    });
    await whole();
    return { component, rerender, onspace, onaim, onlook };
  }

  it('has a labelled button for every space that says who is there and what can be done', async () => {
    await show();
    const spaces = screen.getAllByRole('button', { name: /^(?!Enlarge the plan$)/ });
    expect(spaces).toHaveLength(COTTAGE.spaces.length);
    expect(screen.getByRole('button', { name: /den.*you/i })).toBeTruthy();
    expect(screen.getByRole('button', { name: /kitchen.*Doctor Lucky/i })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Walk to the passage/ })).toBeTruthy();
  });

  it('bears the sign of a card where the way costs one', async () => {
    await show({
      targets: [
        { space: 'passage', label: '', pawn: 'me', card: null },
        { space: 'kitchen', label: '', pawn: 'me', card: 'move1' },
      ],
    });
    const priced = [...document.querySelectorAll('.space:has(.price)')];
    expect(priced.map((space) => space.getAttribute('data-space'))).toEqual(['kitchen']);
  });

  it('lies under its labels with the way of the Doctor and the outlines of who has gone', async () => {
    await show({ recent: { moved: [{ who: 1, from: 'kitchen', to: 'cold_room' }], foiled: [] } });
    const label = document.querySelector('.label');
    for (const under of ['.trail', '.gone']) {
      const order = document.querySelector(under)?.compareDocumentPosition(label ?? document);
      expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  it('frames what costs a card more quietly than what is free', async () => {
    await show({
      targets: [
        { space: 'passage', label: '', pawn: 'me', card: null },
        { space: 'kitchen', label: '', pawn: 'me', card: 'move1' },
      ],
    });
    const framed = (mark: string): (string | null)[] =>
      [...document.querySelectorAll(`.space:has(${mark})`)].map((each) =>
        each.getAttribute('data-space'),
      );
    expect(framed('.tick')).toEqual(['passage']);
    expect(framed('.priced')).toEqual(['kitchen']);
    expect(document.querySelectorAll('.leaf')).toHaveLength(1);
  });

  it('marks who has come from where, and where an attempt was made', async () => {
    await show({
      recent: {
        moved: [{ who: 1, from: 'kitchen', to: 'cold_room' }],
        foiled: [{ seat: 1, deed: { space: 'loft', weapon: null }, saviours: [] }],
      },
    });
    const marked = (mark: string): (string | null)[] =>
      [...document.querySelectorAll(`.recent .${mark}`)].map((each) =>
        each.getAttribute('data-who'),
      );
    expect(marked('gone')).toEqual(['1']);
    expect(marked('reached')).toEqual(['1']);
    expect(marked('foiled')).toEqual(['1']);
  });

  it('marks nothing of it while the house is dark', async () => {
    const moved = [{ who: 1, from: 'kitchen', to: 'cold_room' }];
    await show({ recent: { moved, foiled: [] }, attempt: { space: 'kitchen' } });
    expect(document.querySelector('.recent')).toBeNull();
  });

  it('is walked with arrow keys and chosen from with Enter', async () => {
    const { component, onspace } = await show();
    component.focusSpace('den');
    await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
    expect(document.activeElement?.getAttribute('data-space')).toBe('passage');
    await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
    expect(onspace).toHaveBeenCalledWith('passage', false);
  });

  it('shows what it is pointed at, and the eyes of all rooms that see it', async () => {
    const { onaim, onlook } = await show();
    const passage = screen.getByRole('button', { name: /passage/ });
    await fireEvent.pointerEnter(passage, { pointerType: 'mouse' });
    expect(onaim).toHaveBeenLastCalledWith('passage');
    expect(onlook).toHaveBeenLastCalledWith('passage');
  });

  it('tells a touch from a click', async () => {
    const { onspace, onlook } = await show();
    const passage = screen.getByRole('button', { name: /passage/ });
    await fireEvent.pointerDown(passage, { pointerType: 'touch' });
    await fireEvent.click(passage);
    expect(onspace).toHaveBeenCalledWith('passage', true);
    expect(onlook).toHaveBeenCalledWith('passage');
  });

  it('shows events without motion where there is none to be had', async () => {
    const { component } = await show();
    const { signal } = new AbortController();
    await component.animate(event('free-step', { seat: 0, from: 'den', to: 'passage' }), signal);
    expect(screen.getByRole('button', { name: /passage.*you/i })).toBeTruthy();
    await component.animate(event('doctor-walks', { from: 'kitchen', to: 'den' }), signal);
    expect(screen.getByRole('button', { name: /den.*Doctor Lucky/i })).toBeTruthy();
  });

  it('stands as the view says again once what it showed is taken back', async () => {
    const { component, rerender } = await show();
    const { signal } = new AbortController();
    await component.animate(event('free-step', { seat: 0, from: 'den', to: 'passage' }), signal);
    await rerender({ pawns: ['passage', 'cold_room'] });
    await rerender({ pawns: ['den', 'cold_room'] });
    expect(screen.getByRole('button', { name: /den.*you/i })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /passage.*you/i })).toBeNull();
  });

  it('raises the Doctor again where one goes back to before he fell', async () => {
    const { component, rerender } = await show();
    const { signal } = new AbortController();
    const [pawns, later] = [
      ['den', 'cold_room'],
      ['den', 'cold_room'],
    ];
    await rerender({ pawns });
    await component.animate(event('murder', { seat: 0 }), signal);
    expect(document.querySelector('.slain')).not.toBeNull();
    await rerender({ pawns: later, dead: true });
    await rerender({ pawns, dead: false });
    expect(document.querySelector('.slain')).toBeNull();
  });
});
