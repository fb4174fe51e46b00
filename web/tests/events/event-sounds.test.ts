import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import faust from '@/games/doctor-faust';
import { soundOf, TABLE_SOUNDS } from '@/events/event-sounds';
import { Synthesizer } from '@/sound/synthesizer';
import { event, table, view } from '../support/fake-socket';
import { PAGE_GAMES } from '../support/page-games';

/** What only the page makes, of several events. */
const TOLD_TOGETHER = new Set([
  'stone-walk',
  'soul-walk',
  'card-walk',
  'walk',
  'lifted-cards',
  'laid-cards',
  'turned-up-won',
  'turned-up-stopped',
]);

const files = import.meta.glob<string>(
  ['../../../src/diablerie/words/en/*.ftl', '../../../src/diablerie/games/*/words/en.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

/** All kinds of event there are: each has its sentence, which Python's tests see to. */
function kinds(whose: string): string[] {
  const start = `${whose}-event-`;
  return Object.values(files)
    .flatMap((text) => new FluentResource(text).body.map(({ id }) => id))
    .filter((id) => id.startsWith(start))
    .map((id) => id.slice(start.length))
    .filter((kind) => !TOLD_TOGETHER.has(kind))
    .sort();
}

describe('every event', () => {
  it.each(PAGE_GAMES)('of $name has a sound or is named as silent', ({ name, sounds }) => {
    expect(Object.keys(sounds).sort()).toEqual(kinds(name));
  });

  it('at the table has a sound or is named as silent', () => {
    expect(Object.keys(TABLE_SOUNDS).sort()).toEqual(kinds('table'));
  });

  it('sounds like something that there is', () => {
    const named = [...PAGE_GAMES.map(({ sounds }) => sounds), TABLE_SOUNDS].flatMap(Object.values);
    expect(Synthesizer.sounds).toEqual(
      expect.arrayContaining(named.filter((name) => name !== null)),
    );
  });
});

describe('the end', () => {
  const ended = (returns: readonly number[], seat: number | null = 0) => ({
    ...view(),
    seat,
    table: table({ result: { reason: '', winner: null, returns: [...returns], scores: [] } }),
  });
  const heard = (shown: ReturnType<typeof ended>) =>
    soundOf(event('game-over'), faust.sounds, shown);

  it('sounds otherwise to who has won, who has lost, and everybody else', () => {
    expect(heard(ended([1, -1], 0))).toBe('win');
    expect(heard(ended([1, -1], 1))).toBe('loss');
    expect(heard(ended([0, 0], 1))).toBe('end');
    expect(heard(ended([1, -1], null))).toBe('end');
  });

  it('sounds so where it was agreed on at the table, too', () => {
    const agreed = { ...event('match-ended'), clause: null };
    expect(soundOf(agreed, faust.sounds, ended([1, -1]))).toBe('win');
  });
});

it('an event of the table is not taken for one of the game', () => {
  const done = { ...event('turn'), clause: null };
  expect(soundOf(done, { turn: 'step' }, view())).toBeNull();
  expect(soundOf(event('turn'), { turn: 'step' }, view())).toBe('step');
});
