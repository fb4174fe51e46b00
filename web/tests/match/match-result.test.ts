import { cleanup, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Ending } from '@/game-api/types';
import MatchResult from '@/match/MatchResult.svelte';
import { settings } from '@/prefs/settings.svelte';
import type { TableSeen } from '@/api/types';
import { table, view } from '../support/fake-socket';

function show(
  ending: Ending | null,
  winner: number | null = null,
  atTable: Partial<TableSeen> = {},
  early = false,
  course: readonly string[] = [],
  next: string | null = null,
  other: 'person' | 'bot' = 'person',
): void {
  const outcome = early ? null : { reason: '', winner };
  const returns = [0, 1].map((seat) => (winner === null ? 0 : seat === winner ? 1 : -1));
  const result = { reason: '', winner, returns, scores: [7, 4] };
  const shown = view({ to_play: null, outcome, scores: [7, 4] });
  const seats = shown.match.seats.map((seat) => (seat.yours ? seat : { ...seat, kind: other }));
  render(MatchResult, {
    view: {
      ...shown,
      match: { ...shown.match, seats },
      table: table({ result, ...atTable }),
    },
    ending,
    course,
    reason: '',
    clause: null,
    titleOf: (seat: number) => ['Ada', 'Ben'][seat] ?? '',
    colours: [],
    next,
    why: () => undefined,
    again: () => undefined,
    trouble: '',
  });
}

const rows = (): string[] =>
  screen.getAllByRole('listitem').map((row) => row.textContent?.trim() ?? '');

beforeEach(() => settings.speak('en'));

describe('the result', () => {
  it('shows who won, and the scores', () => {
    show(null, 1);
    expect(screen.getByRole('heading').textContent).toBe('Ben wins, you lose');
    expect(rows()).toEqual(['Ada7', 'Ben4']);
  });

  it('tells the winner so, and nobody that they have lost who did not come last', () => {
    show(null, 0);
    expect(screen.getByRole('heading').textContent).toBe('You win');
    cleanup();
    const result = { reason: '', winner: 1, returns: [0, 1, -1], scores: [] };
    show(null, 1, { result });
    expect(screen.getByRole('heading').textContent).toBe('Ben wins');
  });

  it('gives the reason in few words where the game has them for it', () => {
    show({ headline: null, standing: [], reason: 'All are out.' });
    expect(screen.getByText('All are out.')).toBeTruthy();
  });

  it('is told by a game that knows places instead of points, the best first', () => {
    const standing = [
      { seat: 1, mark: 'first', won: true },
      { seat: 0, mark: 'last', won: false },
    ];
    show({ headline: null, standing });
    expect(screen.getByRole('heading').textContent).toBe('Ben wins, you lose');
    expect(rows()).toEqual(['Benfirst', 'Adalast']);
  });

  it('has the game’s own words where there is no winner', () => {
    show({ headline: 'Nobody gets out', standing: [] });
    expect(screen.getByRole('heading').textContent).toBe('Nobody gets out');
  });

  it('tells what led there where the game does', () => {
    const course = { title: 'Both attempts', told: [] };
    show({ headline: null, standing: [], course }, null, {}, false, ['One.', 'Two.']);
    const told = screen.getByText('Both attempts').closest('details') as HTMLElement;
    expect(within(told).getAllByRole('listitem', { hidden: true })).toHaveLength(2);
  });

  it('tells who has given up where the match was not played to its end', () => {
    show({ headline: 'Nobody gets out', standing: [] }, 1, { forfeits: ['resigned', null] }, true);
    expect(screen.getByRole('heading').textContent).toBe('Ben wins, you lose');
    expect(rows()).toEqual(['Adagave up']);
  });

  it('tells that the others share the win of a match that was given up', () => {
    const result = { reason: '', winner: null, returns: [-1, 0.5, 0.5], scores: [] };
    show(null, null, { result, forfeits: ['resigned', null, null] }, true);
    expect(screen.getByRole('heading').textContent).toBe('The others share the win');
    cleanup();
    show(null, null, {}, true);
    expect(screen.getByRole('heading').textContent).toBe('Nobody wins');
  });

  it('leads on with one click: again, the replay, its link, the record, the check, the front page', () => {
    show(null, 1);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/m/x/replay?seat=0&review',
      '/m/x/replay?seat=0',
      '/api/matches/x/record?seat=0',
      '/check/x',
      '/',
    ]);
    const buttons = screen.getAllByRole('button').map((button) => button.textContent);
    expect(buttons).toEqual(['Play again', 'Copy a link to the replay']);
  });

  it('leads to what everybody held where the match was not played to its end', () => {
    show(null, 1, {}, true);
    const held = screen.getByRole('link', { name: 'See what everybody held' });
    expect(held.getAttribute('href')).toBe('/m/x/replay?seat=all&v=999999');
  });

  it('is nobody’s where all have agreed to end it', () => {
    show(null, null, {}, true);
    expect(screen.getByRole('heading').textContent).toBe('Nobody wins');
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });

  it('leads on to the next match, where nobody waits if the others are bots', () => {
    show(null, 1, {}, false, [], 'y', 'bot');
    expect(screen.getByRole('button', { name: 'On to the next match' })).toBeTruthy();
    cleanup();
    show(null, 1, {}, false, [], 'y');
    expect(screen.getByRole('button', { name: 'Play again: they are waiting' })).toBeTruthy();
  });
});
