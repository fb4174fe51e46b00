import { beforeEach, describe, expect, it } from 'vitest';
import { isLong } from '@/games/kill-doctor-lucky/words/labels';
import { ending } from '@/games/kill-doctor-lucky/words/ending';
import { Scene } from '@/games/kill-doctor-lucky/prompt/attempt-scene.svelte';
import { tagOf } from '@/games/kill-doctor-lucky/seats/seat-status';
import { narration } from '@/games/kill-doctor-lucky/words/narration';
import { settings } from '@/prefs/settings.svelte';
import { tellTurns } from '@/events/event-log';
import { event } from '../../../support/fake-socket';
import { answering, position } from '../position';

beforeEach(() => settings.speak('en'));

describe('the scene of an attempt', () => {
  it('follows the events', () => {
    const scene = new Scene();
    const seen = position({ lucky: 'kitchen' });
    scene.happen(
      event('attempt', { seat: 1, space: 'kitchen', weapon: 'crepe_pan', value: 4 }),
      seen,
    );
    expect(scene.now?.asked).toBe(2);
    scene.happen(event('failure', { seat: 2, attacker: 1, card: 'fail3', left: 1 }), seen);
    scene.happen(event('pass', { seat: 2, attacker: 1, left: 1 }), seen);
    expect(scene.now?.asked).toBe(0);
    scene.happen(event('failure', { seat: 0, attacker: 1, card: 'fail1', left: 0 }), seen);
    scene.happen(event('foiled', { seat: 1, by: 0, wasted: 0 }), seen);
    expect(scene.now).toMatchObject({ left: 0, end: 'foiled', asked: null });
    expect(scene.now?.replies.map(({ cards }) => cards)).toEqual([['fail3'], ['fail1']]);
  });

  it('learns from the view alone who has played what', () => {
    const scene = new Scene();
    scene.settle(answering());
    scene.settle(
      answering({ attempt: { weapon: 'crepe_pan', value: 1, asked: 0 }, spent: ['fail3'] }),
    );
    expect(scene.now?.replies).toEqual([
      { seat: 2, cards: ['fail3'], done: true, passed: false },
      { seat: 0, cards: [], done: false, passed: false },
    ]);
    scene.settle(position());
    expect(scene.now).toBeNull();
  });

  it('counts each card once, though only some of what happened was shown', () => {
    const scene = new Scene();
    scene.settle(answering({ spent: ['fail2'] }));
    const seen = answering();
    scene.happen(event('failure', { seat: 2, attacker: 1, card: 'fail1', left: 3 }), seen);
    const spent = ['fail2', 'fail1', 'fail1'];
    scene.settle(answering({ attempt: { weapon: 'crepe_pan', value: 2, asked: 2 }, spent }));
    expect(scene.now).toMatchObject({ value: 4, left: 2 });
    expect(scene.now?.replies.map(({ cards }) => cards)).toEqual([['fail1', 'fail1'], []]);
  });

  it('holds no card of an earlier attempt for an answer to this one, though both came at once', () => {
    const scene = new Scene();
    const before = answering({ attempt: { weapon: 'crepe_pan', value: 4, asked: 0 } });
    const happened = [
      event('failure', { seat: 0, attacker: 1, card: 'fail3', left: 1 }),
      event('failure', { seat: 2, attacker: 1, card: 'fail1', left: 0 }),
      event('foiled', { seat: 1, by: 2, wasted: 0 }),
      event('turn', { seat: 2, turn: 8 }),
      event('attempt', { seat: 2, space: 'kitchen', weapon: 'crepe_pan', value: 4 }),
    ];
    scene.settle(before);
    for (const each of happened) scene.happen(each, before);
    const attempt = { weapon: 'crepe_pan', value: 4, asked: 0 };
    const seen = answering({ turn_of: 2, attempt, spent: ['fail3', 'fail1'] });
    scene.settle(seen, happened);
    expect(scene.now?.replies.map(({ cards }) => cards)).toEqual([[], []]);
  });

  it('is told the same to who comes back in the middle of it', () => {
    const scene = new Scene();
    const told = (card: string | null) => [
      event('attempt', { seat: 1, space: 'kitchen', weapon: 'crepe_pan', value: 4 }),
      ...(card === null ? [] : [event('failure', { seat: 2, attacker: 1, card, left: 3 })]),
      event('pass', { seat: 2, attacker: 1, left: card === null ? 4 : 3 }),
    ];
    const seen = (value: number) =>
      answering({ attempt: { weapon: 'crepe_pan', value, asked: 0 }, spent: ['fail1'] });
    scene.settle(seen(3), told('fail1'));
    expect(tagOf(seen(3), 2, scene.now, null, false)?.text).toBe('plays 1');
    scene.settle(seen(4), told(null));
    expect(tagOf(seen(4), 2, scene.now, null, false)?.text).toBe('passes');
  });

  it('gives the guests their tags', () => {
    const scene = new Scene();
    const seen = answering();
    scene.settle(seen);
    const tags = [0, 1, 2].map((seat) => tagOf(seen, seat, scene.now, null, false)?.text);
    expect(tags).toEqual(['2nd', 'attacks', 'answers']);
  });
});

describe('the telling', () => {
  it('opens a chapter with every turn and makes one line of a card’s steps', () => {
    const turns = tellTurns(
      [
        event('turn', { seat: 0, turn: 4 }),
        event('move-card', { seat: 0, card: 'move2', pawn: 'lucky' }),
        event('card-step', { seat: 0, pawn: 'lucky', from: 'kitchen', to: 'w_hall' }),
        event('card-step', { seat: 0, pawn: 'lucky', from: 'w_hall', to: 'dining_hall' }),
      ],
      narration,
    );
    expect(turns[0]?.chapter).toEqual({ number: 4, seat: 0 });
    expect(turns[0]?.lines.map(({ event: { kind } }) => kind)).toEqual(['move-card', 'card-walk']);
    expect(turns[0]?.lines[1]?.event.params).toMatchObject({ from: 'kitchen', to: 'dining_hall' });
  });

  it('keeps apart what different pawns do', () => {
    const steps = [
      event('card-step', { seat: 0, pawn: 'lucky', from: 'kitchen', to: 'w_hall' }),
      event('card-step', { seat: 0, pawn: 'me', from: 'w_hall', to: 'dining_hall' }),
    ] as const;
    expect(narration.merge(...steps)).toBeNull();
  });
});

describe('the end', () => {
  it('tells what everybody has tried, what they have saved, and each attempt with what became of it', () => {
    const [first, foiled, last, murder] = [
      event('attempt', { seat: 0, weapon: 'crepe_pan', value: 3 }),
      event('foiled', { seat: 0, by: 2 }),
      event('attempt', { seat: 1, weapon: null, value: 1 }),
      event('murder', { seat: 1, weapon: null }),
    ];
    const events = [
      first,
      event('failure', { seat: 1, card: 'fail1' }),
      event('failure', { seat: 2, card: 'fail2' }),
      foiled,
      last,
      event('failure', { seat: 0, card: 'fail1' }),
      event('pass', { seat: 2 }),
      murder,
    ];
    const over = position({ phase: 'over', outcome: { reason: 'murder', winner: 1 } });
    const { standing, course } = ending(over, events);
    expect(standing).toEqual([
      { seat: 1, won: true, mark: 'one attempt, saved him with one point' },
      { seat: 0, won: false, mark: 'one attempt, never saved him' },
      { seat: 2, won: false, mark: 'no attempt, saved him with 2 points' },
    ]);
    expect(course).toEqual({
      title: 'Both attempts',
      told: [
        [first, foiled],
        [last, murder],
      ],
    });
  });
});

describe('the title of a card', () => {
  it.each([
    ['Move', false],
    ['Red Room', false],
    ['Bewegung', true],
    ['Silken Cord', true],
    ['Ketten\u00ADsäge', true],
    ['Trou\u00ADsses', false],
    ['Cuillère-fourchette', true],
  ])('%s is printed smaller on the back of a book: %s', (title, long) => {
    expect(isLong(title)).toBe(long);
  });
});

describe('the story', () => {
  const step = (from: string, to: string, left: number) =>
    event('card-step', { seat: 0, pawn: 'me', card: 'move2', from, to, left });

  it('tells the steps of one card as one walk', () => {
    const [turn] = tellTurns(
      [step('kitchen', 'w_hall', 1), step('w_hall', 'parlor', 0)],
      narration,
    );
    const walk = expect.objectContaining({ from: 'kitchen', to: 'parlor' }) as unknown;
    expect(turn?.lines.map((line) => line.event.params)).toEqual([walk]);
  });

  it('tells a way there and a way back apart', () => {
    const steps = [step('green_house', 'piazza', 1), step('piazza', 'green_house', 0)];
    const [turn] = tellTurns(steps, narration);
    expect(turn?.lines.map((line) => line.event)).toEqual(steps);
  });
});
