import { describe, expect, it } from 'vitest';
import type { GameFacts, MatchFacts, Option } from '@/api/types';
import { opponents, optionsFor, titleSeat, turnText } from '@/game-api/seat-names';
import { view } from '../support/fake-socket';

const option = (name: string, more: Partial<Option> = {}): Option => ({
  name,
  nullable: false,
  document: false,
  text: null,
  seat: false,
  values: null,
  minimum: 0,
  maximum: 7,
  default: 0,
  doc: '',
  source: '',
  ...more,
});

const game: GameFacts = {
  name: 'doctor-faust',
  title: '',
  seat_range: [2, 8],
  default_seats: 4,
  options: [option('dealer', { seat: true, nullable: true, default: null }), option('turns')],
  editions: {},
  styles: [],
};

describe('the options asked for', () => {
  it('are what was chosen, and the edition where there are editions', () => {
    expect(optionsFor(game, 'old', { turns: 3 }, 4)).toEqual({ edition: 'old', turns: 3 });
    expect(optionsFor(game, null, { turns: 3, dealer: null }, 4)).toEqual({
      turns: 3,
      dealer: null,
    });
  });

  it('name no seat that is not there', () => {
    expect(optionsFor(game, null, { dealer: 3, turns: 7 }, 4)).toEqual({ dealer: 3, turns: 7 });
    expect(optionsFor(game, null, { dealer: 3, turns: 7 }, 3)).toEqual({ turns: 7 });
  });
});

describe('what a seat is called at its place', () => {
  const seat = (number: number, kind: 'person' | 'bot') => ({
    seat: number,
    kind,
    level: kind === 'bot' ? 'imp' : null,
    name: null,
    account: false,
    yours: kind === 'person',
  });
  const match = (...kinds: ('person' | 'bot')[]): MatchFacts => ({
    ...view().match,
    seats: kinds.map((kind, number) => seat(number, kind)),
  });

  it('stands beside a match as the opponent’s, as far as there is one', () => {
    expect(opponents(match('person', 'bot'))).toBe('against Blue (Imp)');
    expect(opponents(match('person'))).toBe('');
  });

  it('is its name, with the level of a bot', () => {
    expect(titleSeat(match('person', 'bot'), 1, 0)).toBe('Blue (Imp)');
    expect(titleSeat(match('person', 'person'), 1, 0)).toBe('Blue');
  });

  it('is "you" for the reader', () => {
    expect(titleSeat(match('person', 'bot'), 0, 0)).toBe('You');
  });
});

describe('whose turn it is', () => {
  const nameOf = (seat: number): string => ['Ada', 'Ben'][seat] ?? '';
  const turn = (to_play: number | null, yours: readonly boolean[] = [true, false]) => {
    const found = view({ to_play });
    const seats = found.match.seats.map((facts, seat) => ({
      ...facts,
      yours: yours[seat] === true,
    }));
    return { ...found, match: { ...found.match, seats } };
  };

  it('is the reader’s where they are alone at their screen', () => {
    expect(turnText(turn(0), null, nameOf)).toBe('Your turn');
    expect(turnText(turn(0, [true, true]), null, nameOf)).toBe('Ada to play');
  });

  it('is another’s, who may be a bot that thinks', () => {
    expect(turnText(turn(1), null, nameOf)).toBe('Ben to play');
    expect(turnText(turn(1), 1, nameOf)).toBe('Ben is thinking');
  });

  it('is nobody’s when the match is over', () => {
    expect(turnText(turn(null), null, nameOf)).toBe('');
  });
});
