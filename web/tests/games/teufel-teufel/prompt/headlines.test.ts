import { screen } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import { newsOf } from '@/games/teufel-teufel/prompt/headlines';
import PlayArea from '@/games/teufel-teufel/PlayArea.svelte';
import type { GameEvent } from '@/api/types';
import { settings } from '@/prefs/settings.svelte';
import { event } from '../../../support/fake-socket';
import { sitAt } from '../../../support/render-play-area';
import { nameOf, position } from '../position';

beforeEach(() => settings.speak('en'));

const done = (actor: number, kind: string, seat = actor): GameEvent => ({
  ...event(kind, { seat }),
  actor,
});

it('The latest great thing is said, with what came of it', () => {
  const [handed, home] = [done(1, 'devil-handed'), done(1, 'devils-home', 0)];
  const before = [done(0, 'devil-taken'), done(2, 'banished')];
  expect(newsOf([...before, done(1, 'step'), handed, home, done(2, 'step')])).toEqual([
    handed,
    home,
  ]);
});

it('No more is said at once than can be taken in', () => {
  const all = ['devil-robbed', 'devils-home', 'left'].map((kind) => done(1, kind));
  expect(newsOf(all)).toEqual(all.slice(1));
});

it('Nothing is said of what is not great', () => {
  expect(newsOf([done(1, 'step'), done(1, 'turned-up')])).toEqual([]);
});

it('What the reader has done is said until another does something great', async () => {
  const seen = { view: position(), nameOf, titleOf: nameOf };
  const outcome = [done(0, 'devils-home')];
  await sitAt(PlayArea, { ...seen, outcome, recentMoves: [done(1, 'step')] });
  expect(screen.getByText(/^Devil, devil! Both of yours/)).toBeTruthy();
  await sitAt(PlayArea, { ...seen, outcome, recentMoves: [done(1, 'banished')] });
  expect(screen.getByText(/^Bea sends/)).toBeTruthy();
});
