import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Decision, MatchView, Review } from '@/api/types';
import { mistakesOf, ReviewPoll } from '@/analysis/seat-review';
import { signedPoints } from '@/analysis/signed-share';
import SeatReview from '@/analysis/SeatReview.svelte';

const measured = (value: number) => ({ value, low: value, high: value });
const chance = (share: number) => ({ chance: share, low: share, high: share });

function decision(v: number, lost: number, verdict: Decision['verdict'] = null): Decision {
  const way = (action: string, share: number): Decision['played'] => ({
    action,
    line: [action],
    move: { actions: [action], walk: null },
    chance: chance(share),
    reasons: [],
  });
  return {
    v,
    turn: v,
    seat: 1,
    chance: chance(0.5),
    played: way(`played-${v}`, 0.5 - lost),
    best: way(`best-${v}`, 0.5),
    loss: measured(lost),
    proof: verdict === null ? null : measured(lost),
    verdict,
  };
}

const EVERY = [
  decision(1, 0.06, 'mistake'),
  decision(2, 0),
  decision(3, 0.3, 'blunder'),
  decision(4, 0.2, 'blunder'),
];

function review(done: number, after = 0): Review {
  const complete = done > EVERY.length;
  return {
    seat: 1,
    complete,
    done: Math.min(done, EVERY.length),
    of: EVERY.length,
    simulations: 1000,
    worlds: 500,
    thresholds: { mistake: 0.05, blunder: 0.15 },
    decisions: EVERY.slice(after, done),
    account: complete
      ? {
          seat: 1,
          decisions: 4,
          mistakes: 1,
          blunders: 2,
          left: false,
          begin: chance(0.5),
          cost: measured(0.56),
          rest: 1.06,
          end: 1,
        }
      : null,
    turns: complete
      ? [{ v: 3, turn: 3, begin: chance(0.5), cost: measured(0.3), rest: 0.1, end: 0.3 }]
      : [],
  };
}

const asked: string[] = [];
let done = 0;
const moveHelp = {
  text: () => '',
  group: () => '',
  move: (_: MatchView, { actions }: { actions: readonly string[] }) => actions.join(' '),
  reason: () => '',
  marks: () => [],
  wishes: () => [],
};

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = done = 0;
  vi.stubGlobal('fetch', (address: string) => {
    if (!address.includes('/review?')) return Promise.resolve(new Response('{}'));
    asked.push(address);
    done += 2;
    const after = Number(new URL(address, 'http://x').searchParams.get('after'));
    return Promise.resolve(new Response(JSON.stringify(review(done, after))));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(wanted: boolean, ongo = vi.fn()): typeof ongo {
  render(SeatReview, {
    id: 'x',
    seat: 1,
    name: 'Blue',
    wanted,
    moveHelp,
    seen: () => ({ state: { game: 'doctor-faust' } }) as never as MatchView,
    address: (version: number) => `/m/x/replay?seat=1&v=${version}`,
    ongo,
  });
  return ongo;
}

describe('a review', () => {
  it('is gathered bit by bit, each decision once', async () => {
    const poll = new ReviewPoll('x', 1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(poll.known?.decisions).toEqual(EVERY);
    expect(asked.map((each) => each.split('?')[1])).toEqual([
      'seat=1&after=0',
      'seat=1&after=2',
      'seat=1&after=4',
    ]);
  });

  it('tells first what mattered most', () => {
    expect(mistakesOf(review(9)).map(({ v }) => v)).toEqual([3, 4, 1]);
  });

  it('begins when it is asked for, and goes where a mistake was made', async () => {
    const ongo = open(false);
    expect(asked).toEqual([]);
    screen.getByRole('button').click();
    await vi.advanceTimersByTimeAsync(60_000);
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('played-3');
    expect(first?.textContent).toContain('best-3');
    first?.querySelector('a')?.click();
    expect(ongo).toHaveBeenCalledWith(3);
  });

  it('begins at once where that is wanted, and tells luck from choice', async () => {
    open(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.getByText(/From 50%.*100%.*−56 points.*\+106/)).toBeTruthy();
    expect(screen.getByRole('cell', { name: '−30' })).toBeTruthy();
  });
});

describe('points', () => {
  it('have their sign', () => {
    expect([0.125, -0.07, 0, -0.001].map(signedPoints)).toEqual(['+13', '−7', '0', '0']);
  });
});
