import { cleanup, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayAreaProps } from '@/game-api/types';
import type { MatchView } from '@/api/types';
import { Selection } from '@/games/doctor-faust/prompt/selection.svelte';
import Opponent from '@/games/doctor-faust/seats/Opponent.svelte';
import { line, spacesBetween, tall, wide } from '@/games/doctor-faust/board/geometry';
import { stands } from '@/games/doctor-faust/board/piece-placement';
import PlayArea from '@/games/doctor-faust/PlayArea.svelte';
import { stateOf, targetsOf } from '@/games/doctor-faust/state';
import { settings } from '@/prefs/settings.svelte';
import { event, view } from '../../support/fake-socket';
import { sitAt } from '../../support/render-play-area';

const walk = (piece: string, from: number, count: number, clauses: string[] = []) => ({
  piece,
  to: from + count,
  path: Array.from({ length: count }, (_, k) => from + k + 1),
  actions: Array.from({ length: count }, () => piece),
  clauses,
  ends: clauses.length > 0,
});

function position(): MatchView {
  const shown = view({
    turn: 1,
    points: 7,
    soul: 15,
    stones: [
      [0, 4],
      [10, 10],
    ],
    hands: [[2, 9], null],
    hand_sizes: [2, 8],
    unrevealed: [
      [2, 9],
      [2, 3],
    ],
    laid: [{ space: 2, seat: 1, value: null }],
    pile: [3, 4],
    won: [[], []],
    legal: ['s1', 's2', 'soul', '2@5', '2@6', '9@5'],
  });
  return { ...shown, walks: [walk('s1', 0, 1), walk('s1', 0, 2, ['DF-19']), walk('soul', 15, 1)] };
}

/** The pyramid held fast on 4 by a stone of one's own, and a card laid this turn. */
function held(): MatchView {
  const open = position();
  return {
    ...open,
    state: { ...open.state, soul: 4, legal: ['s1', 's2'] } as MatchView['state'],
    walks: [walk('s1', 0, 1), walk('s2', 4, 1)],
  };
}

const press = (element: Element): boolean =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));

const sit = (props: Partial<PlayAreaProps> = {}) =>
  sitAt(PlayArea, {
    view: position(),
    nameOf: (seat) => ['Red', 'Blue'][seat] ?? '',
    titleOf: (seat) => ['You', 'Imp'][seat] ?? '',
    ...props,
  });

beforeEach(() => settings.speak('en'));

describe('targets', () => {
  it('are the ends of the walks of the piece in hand', () => {
    const targets = targetsOf(position(), { kind: 'walk', piece: 's1' });
    expect(targets.map(({ space, points, trap }) => [space, points, trap])).toEqual([
      [1, 1, false],
      [2, 2, true],
    ]);
  });

  it('are the spaces the card in hand may lie beside', () => {
    const targets = targetsOf(position(), { kind: 'card', value: 2 });
    expect(targets.map(({ actions }) => actions)).toEqual([['2@5'], ['2@6']]);
  });
});

describe('choosing', () => {
  const seen = position();
  const [, far] = seen.walks ?? [];
  const selection = (): Selection =>
    new Selection(
      () => seen,
      () => true,
      () => false,
      () => null,
    );

  it('takes up what is proposed and points to where it would go', () => {
    const chosen = selection();
    chosen.suggest({ actions: far?.actions ?? [], walk: far ?? null });
    expect(chosen.choice).toEqual({ kind: 'walk', piece: 's1' });
    expect(chosen.aim).toMatchObject({ space: 2, points: 2 });
    chosen.suggest({ actions: ['2@6'], walk: null });
    expect(chosen.choice).toEqual({ kind: 'card', value: 2 });
    expect(chosen.aim?.space).toBe(6);
    chosen.suggest({ actions: ['soul'], walk: null });
    expect(chosen.aim?.actions).toEqual(['soul']);
  });

  it('says what to press for a move: what is taken up, and once it is in hand the space alone', () => {
    const chosen = selection();
    const walk = { actions: far?.actions ?? [], walk: far ?? null };
    const goal = '.space[data-space="2"] .focus';
    expect(chosen.presses(walk)).toEqual(['[data-press="s1"]', goal]);
    chosen.take({ kind: 'walk', piece: 's1' });
    expect(chosen.presses(walk)).toEqual([goal]);
    chosen.pin(2);
    expect(chosen.presses(walk)).toEqual(['[data-confirm]']);
    expect(chosen.presses({ actions: ['2@6'], walk: null })).toEqual([
      '[data-press="2"]',
      '.space[data-space="6"] .focus',
    ]);
  });
});

describe('a finger', () => {
  it('pins what it touches, until it touches something else', () => {
    const chosen = new Selection(
      () => position(),
      () => true,
      () => false,
      () => null,
    );
    chosen.take({ kind: 'walk', piece: 's1' });
    chosen.pin(2);
    chosen.point(null);
    expect(chosen.pinned).toMatchObject({ space: 2, points: 2 });
    expect(chosen.aim).toBe(chosen.pinned);
    chosen.pin(1);
    expect(chosen.pinned?.space).toBe(1);
    chosen.point(2);
    expect([chosen.aim?.space, chosen.pinned]).toEqual([2, null]);
    chosen.take({ kind: 'walk', piece: 's1' });
    expect([chosen.aim, chosen.pinned]).toEqual([null, null]);
  });
});

describe('the table', () => {
  it('walks the piece taken up to the space pointed at', async () => {
    const act = await sit();
    screen.getByRole('button', { name: 'Walk a stone' }).click();
    return vi.waitFor(() => {
      screen
        .getByRole('button', { name: /^Walk the stone from 0 to 2: 2 points\. Space 2/ })
        .dispatchEvent(new MouseEvent('click', { bubbles: true }));
      expect(act).toHaveBeenCalledWith(['s1', 's1']);
    });
  });

  it('says what to take up first when a space is pressed with nothing in hand', async () => {
    await sit();
    press(screen.getByRole('button', { name: /^Space 12/ }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Take a stone, the pyramid or a card first.');
    screen.getByRole('button', { name: 'Walk a stone' }).click();
    await screen.findByText(/choose a golden space\.$/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the piece in hand, and says so, when a space is pressed that it cannot reach', async () => {
    const act = await sit();
    screen.getByRole('button', { name: 'Walk a stone' }).click();
    await screen.findByText(/choose a golden space\.$/);
    screen
      .getByRole('button', { name: /^Space 12/ })
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('A stone goes forward only');
    within(alert).getByRole('button', { name: 'Why? Rule DF-10' });
    expect(
      screen.getAllByRole('button', { name: /^Walk the stone from 0 to 2/ }).length,
    ).toBeGreaterThan(0);
    expect(act).not.toHaveBeenCalled();
  });

  it('has the rules say why, when the held pyramid or a closed button is pressed', async () => {
    const wonder = vi.fn();
    const act = await sit({ view: held(), wonder });
    const pyramid = screen.getByRole('button', { name: 'The pyramid on space 4' });
    expect(pyramid.getAttribute('aria-disabled')).toBe('true');
    press(pyramid);
    press(screen.getByRole('button', { name: 'Push the pyramid' }));
    press(screen.getByRole('button', { name: 'Lay a card' }));
    expect(wonder.mock.calls).toEqual([['soul'], ['soul'], ['2@4']]);
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    expect(act).not.toHaveBeenCalled();
  });

  it('asks nothing while it is not free', async () => {
    const wonder = vi.fn();
    await sit({ view: held(), wonder, free: false });
    press(screen.getByRole('button', { name: 'Push the pyramid' }));
    expect(wonder).not.toHaveBeenCalled();
  });

  it('has the rules say why a card cannot lie beside a space', async () => {
    const wonder = vi.fn();
    await sit({ wonder });
    screen.getByRole('button', { name: 'devil card 2, forward' }).click();
    await vi.waitFor(() => screen.getByRole('button', { name: /^Lay the 2 beside 6/ }));
    press(screen.getByRole('button', { name: /^Space 2:/ }));
    expect(wonder).toHaveBeenCalledWith('2@2');
  });

  it.each([
    [
      'what ends a walk before a space that the points would reach',
      /^Space 5/,
      /^No further than 2\./,
    ],
    ['how a piece goes, for a space beyond all points', /^Space 12/, /^A stone goes forward only/],
  ])('says %s', async (_, space, said) => {
    await sit();
    screen.getByRole('button', { name: 'Walk a stone' }).click();
    await screen.findByText(/choose a golden space\.$/);
    press(screen.getByRole('button', { name: space }));
    await screen.findByText(said);
  });

  it('lays the card taken up beside the space pointed at', async () => {
    const act = await sit();
    screen.getByRole('button', { name: 'devil card 2, forward' }).click();
    await vi.waitFor(() => screen.getByRole('button', { name: /^Lay the 2 beside 6/ }));
    screen
      .getByRole('button', { name: /^Lay the 2 beside 6/ })
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(act).toHaveBeenCalledWith(['2@6']);
  });

  it('offers nothing while it is not free', async () => {
    await sit({ free: false });
    const buttons = ['Walk a stone', 'Push the pyramid', 'Lay a card'].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual(
      Array(3).fill('true'),
    );
  });

  it('looks as before while something is under way, and closed when nothing more can be done', async () => {
    const looksOpen = (): boolean[] =>
      ['Walk a stone', 'devil card 2, forward'].map((name) =>
        ['lit', 'open'].some((mark) =>
          screen.getByRole('button', { name }).classList.contains(mark),
        ),
      );
    await sit({ free: false, busy: true });
    expect(looksOpen()).toEqual([true, true]);
    cleanup();
    await sit({ free: false });
    expect(looksOpen()).toEqual([false, false]);
  });

  it('shows those who look on the backs of a hand they may not know', async () => {
    const seen = position();
    const state = { ...seen.state, hands: [null, null], legal: [] };
    await sit({ view: { ...seen, seat: null, state, walks: [] }, free: false });
    expect(screen.getByRole('img', { name: '2 cards in hand' })).toBeTruthy();
    expect(screen.queryByText('no devil cards in your hand')).toBeNull();
  });

  it('asks nothing of those who look on, and calls nobody "you"', async () => {
    const seen = position();
    const state = { ...seen.state, hands: [null, [3, 5]] };
    const nameOf = (seat: number): string => ['Red', 'Blue'][seat] ?? '';
    await sit({ view: { ...seen, seat: null, state }, free: false, nameOf, titleOf: nameOf });
    expect(screen.getByRole('heading', { name: 'Red to play' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Walk a stone' })).toBeNull();
    expect(document.body.innerHTML).not.toMatch(/\byour?\b/i);
  });

  it('is seen from the side of the hand that is shown', async () => {
    const seen = position();
    const nameOf = (seat: number): string => ['Red', 'Blue'][seat] ?? '';
    for (const [hands, side] of [
      [[null, [3, 5]], 'Blue'],
      [[[2, 9], null], 'Red'],
      [[null, null], 'Red'],
    ] as const) {
      const state = { ...seen.state, hands };
      await sit({ view: { ...seen, seat: null, state }, free: false, nameOf, titleOf: nameOf });
      const own = document.querySelector('.area-own');
      expect(own?.getAttribute('aria-label')).toBe(side);
      cleanup();
    }
  });

  it('says in sight what the numbers at a seat are', () => {
    render(Opponent, {
      seat: 1,
      state: stateOf(position()),
      won: [],
      title: 'Imp',
      thinking: false,
      brief: false,
      tight: false,
      home: () => undefined,
    });
    expect(screen.getByText('cards not seen yet: 2 3')).toBeTruthy();
    expect(screen.getByText('souls 0, unused cards +4')).toBeTruthy();
  });

  it('says what stands on every space', async () => {
    await sit();
    const board = screen.getByRole('group', { name: /board/i });
    expect(within(board).getByRole('button', { name: 'Space 15: the pyramid' })).toBeTruthy();
    expect(
      within(board).getByRole('button', { name: 'Space 2: a devil card of Blue, face down' }),
    ).toBeTruthy();
  });

  it('shows a refusal with a way to its reason', async () => {
    const why = vi.fn();
    await sit({
      why,
      refusalText: 'It cannot leave.',
      refusal: {
        type: 'rej',
        cmd: 'c',
        clause: 'DF-14',
        reason: 'doctor-faust-refusal-14',
        params: {},
        message: '',
        legal: [],
      },
    });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('It cannot leave.');
    within(alert).getByRole('button', { name: 'Why? Rule DF-14' }).click();
    expect(why).toHaveBeenCalledWith('DF-14');
  });
});

describe('a stone that joins its twin', () => {
  const joins = (seat: number) =>
    event('joins-twin', { seat, stone: 1, from: 20, to: 12 }, 'DF-34');
  const told = () => screen.queryByText(/joins its twin/)?.textContent;

  it('is told at the prompt, whoever’s it is', () => {
    sit({ outcome: [joins(0)] });
    expect(told()).toBe('Your stone joins its twin, from 20 to 12.');
    cleanup();
    sit({ recentMoves: [joins(1)] });
    expect(told()).toBe('Blue’s stone joins its twin, from 20 to 12.');
  });

  it('is not told where none has', () => {
    sit({ outcome: [event('stone-step', { seat: 0, stone: 1, from: 0, to: 1 })] });
    expect(told()).toBeUndefined();
  });
});

describe('the lie of the board', () => {
  it.each([wide, tall])('has every space inside its sheet', (layout) => {
    for (let space = 0; space < 30; space += 1) {
      const [x, y] = layout.centre(space);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(layout.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(layout.height);
    }
  });

  it('leads round the bend from the end of a lane to the next', () => {
    expect(line(wide, [14, 15]).length).toBeGreaterThan(5);
    expect(line(wide, [13, 14])).toHaveLength(2);
  });

  it('counts spaces backward round the start', () => {
    expect(spacesBetween(1, 28, -1)).toEqual([1, 0, 29, 28]);
  });

  it.each([wide, tall])('gives pieces that share a space places of their own', (layout) => {
    const where = stands(layout, { '0-1': 0, '0-2': 0, '1-1': 0, '1-2': 0, soul: 0 });
    const places = Object.values(where).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(5);
  });
});
