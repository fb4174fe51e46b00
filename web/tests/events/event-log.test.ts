import { beforeEach, describe, expect, it } from 'vitest';
import { say } from '@/i18n/messages';
import { LANGUAGES, settings } from '@/prefs/settings.svelte';
import {
  lineText,
  reusedTurns,
  spokenText,
  tellTurns,
  undoneIn,
  type LoggedEvent,
  type LogReader,
} from '@/events/event-log';
import { narration } from '@/games/doctor-faust/words/narration';
import { event } from '../support/fake-socket';

const step = (from: number, to: number, stone = 1, seat = 0) =>
  event('stone-step', { seat, stone, from, to });
const push = (from: number, to: number) => event('soul-step', { seat: 0, from, to }, 'DF-12');
const turn = (number: number, seat: number) => event('turn', { seat, turn: number, points: 7 });

const told = (...events: ReturnType<typeof event>[]) =>
  tellTurns(events, narration).map(({ chapter, lines }) => [
    chapter?.number ?? null,
    ...lines.map(({ event: { kind, params } }) => `${kind} ${params['from']}-${params['to']}`),
  ]);

describe('the story', () => {
  it('tells the steps of one stone in a row as one walk', () => {
    expect(told(turn(1, 0), step(0, 1), step(1, 2), step(2, 3))).toEqual([[1, 'stone-walk 0-3']]);
  });

  it('leaves a single step a step', () => {
    expect(told(turn(1, 0), step(0, 1))).toEqual([[1, 'stone-step 0-1']]);
  });

  it('keeps the walks of two stones apart', () => {
    expect(told(turn(1, 0), step(0, 1), step(1, 2), step(0, 1, 2), step(1, 2, 2))).toEqual([
      [1, 'stone-walk 0-2', 'stone-walk 0-2'],
    ]);
  });

  it('does not join steps with something between them', () => {
    expect(told(turn(1, 0), step(0, 1), push(15, 16), step(1, 2))).toEqual([
      [1, 'stone-step 0-1', 'soul-step 15-16', 'stone-step 1-2'],
    ]);
  });

  it('joins the pushes of the pyramid too', () => {
    expect(told(turn(1, 0), push(15, 16), push(16, 17))).toEqual([[1, 'soul-walk 15-17']]);
  });

  it('knows the last of the steps that a line tells', () => {
    const [only] = tellTurns([turn(1, 0), step(0, 1), step(1, 2), step(2, 3)], narration);
    expect(only?.lines.map(({ key, last }) => [key, last])).toEqual([[1, 3]]);
  });

  it('begins a new heading with every turn', () => {
    expect(told(turn(1, 0), step(0, 1), turn(2, 1), step(0, 1, 1, 1))).toEqual([
      [1, 'stone-step 0-1'],
      [2, 'stone-step 0-1'],
    ]);
  });
});

describe('a story told anew', () => {
  const begun = [turn(1, 0), step(0, 1), step(1, 2), turn(2, 1), step(0, 1, 1, 1)];
  const before = tellTurns(begun, narration);

  it('keeps the turns in which nothing has happened since', () => {
    const now = reusedTurns(before, tellTurns([...begun, step(1, 2, 1, 1), turn(3, 0)], narration));
    expect(now[0]).toBe(before[0]);
    expect(now[1]?.lines[0]?.event.kind).toBe('stone-walk');
    expect(now).toHaveLength(3);
  });

  it('keeps nothing of another story, though its turns have the same numbers', () => {
    const other = [turn(1, 0), step(0, 1, 2), step(1, 2, 2), turn(2, 1), step(0, 1, 2, 1)];
    expect(reusedTurns(before, tellTurns(other, narration))).toEqual(tellTurns(other, narration));
  });
});

describe('a line of the story', () => {
  const reader: LogReader = {
    game: 'doctor-faust',
    seat: 0,
    seats: narration.seats,
    nameOf: (seat) => ['Red', 'Blue'][seat] ?? '',
  };
  beforeEach(() => settings.speak('en'));

  it('calls the reader you', () => {
    expect(lineText(event('stone-walk', { seat: 0, stone: 1, from: 0, to: 3 }), reader)).toBe(
      'Your stone walks from 0 to 3.',
    );
  });

  it('calls others by their names', () => {
    const walk = event('stone-walk', { seat: 1, stone: 1, from: 0, to: 3 });
    expect(lineText(walk, reader)).toContain('Blue');
  });

  it('has words for a value the reader may not know', () => {
    const laid = event('card-laid', { seat: 1, space: 5, value: null });
    expect(lineText(laid, reader)).toBe('Blue lays a devil card beside 5, face down.');
  });

  it('has words for nobody', () => {
    const over = event('game-over', { reason: 'pile', winner: null, scores: [4, 4] });
    expect(lineText(over, reader)).toContain('draw');
  });

  it('names all seats of a list, and leaves a space where another event has a seat', () => {
    const named: LogReader = {
      ...reader,
      game: 'teufel-teufel',
      seats: ['seat', 'to', 'left', 'losers'],
    };
    const over = event('game-over', { reason: 'last_one', left: [1], losers: [0] });
    expect(lineText(over, { ...named, seat: null })).toContain(
      'All but one are out. Out of hell, in this order: Blue. In it for ever: Red.',
    );
    expect(lineText(over, named)).toContain(
      'All but one are out. Out of hell, in this order: Blue. In it for ever: you.',
    );
    expect(lineText(event('step', { seat: 1, from: 'c3', to: 'c4' }), named)).toContain('c4');
    expect(lineText(event('devil-handed', { seat: 0, to: 1 }), named)).toContain('Blue');
  });

  it('calls the reader you where something is another’s deed, too', async () => {
    const trap = event('trap', { seat: 1, stone: 1, owner: 0, space: 5, value: 8, lost: 0 });
    expect(lineText(trap, reader)).toContain('Blue’s stone walks into your 8.');
    const { narration: theirs } = await import('@/games/kill-doctor-lucky/words/narration');
    const lucky = { ...reader, game: 'kill-doctor-lucky', seats: theirs.seats };
    const walked = { seat: 1, space: 'nursery', instead: 0 };
    expect(lineText(event('walked-in', walked), lucky)).toMatch(/You are passed over\.$/);
    expect(lineText(event('foiled', { seat: 1, by: 0, wasted: 0 }), lucky)).toContain(
      'You have saved the Doctor from Blue.',
    );
  });

  it('calls the reader you whose pair is found, and who takes what is left for it', () => {
    const infamy = event('infamy', { pair: 0, taker: 1, space: 9 });
    const told = [0, 1, null].map((seat) => lineText(infamy, { ...reader, seat }));
    expect(told[0]).toContain('both your stones. The rest goes to Blue.');
    expect(told[1]).toContain('both stones of Red. The rest goes to you.');
    expect(told[2]).toContain('both stones of Red. The rest goes to Blue.');
  });

  it('speaks the language the reader has chosen', () => {
    settings.speak('de');
    expect(lineText(event('stone-walk', { seat: 0, stone: 1, from: 0, to: 3 }), reader)).toContain(
      'Dein Stein',
    );
  });
});

describe('what is done at the table', () => {
  const reader: LogReader = {
    game: 'doctor-faust',
    seat: 0,
    seats: ['seat'],
    nameOf: (seat) => ['Ada', 'Ben'][seat] ?? '',
  };
  const deed = (kind: string, params: Record<string, unknown>) => ({
    ...event(kind, params),
    clause: null,
  });

  beforeEach(() => settings.speak('en'));

  it('is told by the table’s own words, seats by their names', () => {
    expect(lineText(deed('resigned', { seat: 1 }), reader)).toBe('Ben gives up.');
    expect(lineText(deed('resigned', { seat: 0 }), reader)).toBe('You give up.');
    expect(lineText(deed('voted', { seat: 1, about: 0 }), reader)).toContain('over from you.');
    expect(lineText(deed('voted', { seat: 0, about: 1 }), reader)).toContain('over from Ben.');
  });

  it('says how the match ended', () => {
    const ended = (reason: string, winner: number | null) =>
      lineText(deed('match-ended', { reason, winner }), reader);
    expect(ended('time-out', 1)).toBe('Ben wins on time.');
    expect(ended('agreed', null)).toContain('without a winner');
  });

  it.each(LANGUAGES)(
    'leaves it to the banner who has won where all people gave up, in %s',
    (each) => {
      settings.speak(each);
      for (const reason of ['resigned', 'time-out']) {
        const line = lineText(deed('match-ended', { reason, winner: null }), reader);
        expect(line.toLowerCase()).not.toContain(say('page-result-nobody').toLowerCase());
      }
    },
  );

  it('says for how long nobody could act, and why', () => {
    const shifted = (seconds: number, cause: string) =>
      lineText(deed('clock-shifted', { seconds, cause }), reader);
    expect(shifted(35, 'stall')).toContain('stood still for 35 seconds');
    expect(shifted(1, 'stopped')).toContain('away for a second');
    expect(shifted(4000, 'step')).not.toContain('4');
  });

  it('stands between two steps, which are then not one walk', () => {
    expect(told(turn(1, 0), step(0, 1), deed('end-offered', { seat: 0 }), step(1, 2))).toEqual([
      [1, 'stone-step 0-1', 'end-offered undefined-undefined', 'stone-step 1-2'],
    ]);
  });

  describe('when something is taken back', () => {
    const taken = (...undone: number[]) => deed('taken-back', { seat: 0, undone });
    const versions = (...events: ReturnType<typeof event>[]): LoggedEvent[] =>
      events.map((one, k) => ({ v: k + 1, event: one }));
    const struck = (...events: ReturnType<typeof event>[]) =>
      tellTurns(events, narration, undoneIn(versions(...events))).map(({ chapter, lines }) => [
        chapter?.number ?? null,
        ...lines.map(({ event: { kind, params }, undone }) =>
          [kind, `${params['from']}-${params['to']}`, ...(undone ? ['undone'] : [])].join(' '),
        ),
      ]);

    it('is struck out as one line, and told once', () => {
      expect(struck(turn(1, 0), step(0, 1), step(1, 2), taken(3), taken(2), push(15, 16))).toEqual([
        [1, 'stone-walk 0-2 undone', 'soul-step 15-16'],
      ]);
    });

    it('is told apart from the part of the walk that stays', () => {
      expect(struck(turn(1, 0), step(0, 1), step(1, 2), taken(3), step(1, 2))).toEqual([
        [1, 'stone-step 0-1', 'stone-step 1-2 undone', 'stone-step 1-2'],
      ]);
    });

    it('and a turn had begun, that turn has not', () => {
      expect(struck(turn(1, 0), step(0, 1), turn(2, 1), taken(2, 3), push(15, 16))).toEqual([
        [1, 'stone-step 0-1 undone', 'soul-step 15-16'],
      ]);
    });

    it('and the line is not among those told, it is told by itself, once', () => {
      const [turnNow] = tellTurns([taken(3), taken(2)], narration);
      expect(turnNow?.lines.map(({ event: { kind } }) => kind)).toEqual(['taken-back']);
    });

    it('it is said to be', () => {
      const [line] = tellTurns([step(0, 1)], narration)[0]?.lines ?? [];
      if (line === undefined) throw new Error('nothing is told');
      expect(spokenText({ ...line, undone: true }, reader)).toMatch(/0 to 1.*\(taken back\)$/);
      expect(spokenText(line, reader)).not.toContain('taken back');
    });
  });
});
