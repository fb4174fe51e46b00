import { beforeEach, describe, expect, it } from 'vitest';
import type { GameFacts } from '@/api/types';
import { keepSeating, lastSeating } from '@/lobby/last-seat-setup';
import { keep } from '@/prefs/local-storage';
import { ANYWHERE, PERSON, Seating } from '@/lobby/seat-setup.svelte';

const game = { name: 'kill-doctor-lucky', seat_range: [2, 8], default_seats: 4 } as GameFacts;
const again = (levels: readonly string[] = ['imp', 'devil']): Seating =>
  lastSeating(game, levels, 'imp');
const shape = ({ count, level, seat }: Seating): unknown => ({ count, level, seat });
const usual = { count: 4, level: 'imp', seat: 0 };

beforeEach(() => localStorage.clear());

describe('how one last sat down', () => {
  it('is as the game has it for who has not played yet', () => {
    expect(shape(again())).toEqual(usual);
  });

  it.each([2, ANYWHERE])('is offered again, in seat %i', (seat) => {
    const seating = new Seating(6, 8, 'devil');
    seating.seat = seat;
    keepSeating(game.name, seating);
    expect(shape(again())).toEqual({ count: 6, level: 'devil', seat });
    expect(again().people).toHaveLength(1);
  });

  it('is not kept where several sit at this screen, or the bots differ', () => {
    const friends = new Seating(3, 8, 'imp');
    friends.put(1, PERSON);
    keepSeating(game.name, friends);
    const mixed = new Seating(3, 8, 'imp');
    mixed.put(1, 'devil');
    keepSeating(game.name, mixed);
    expect(shape(again())).toEqual(usual);
  });

  it('gives way to what there is now', () => {
    keepSeating(game.name, new Seating(3, 8, 'archfiend'));
    expect(shape(again())).toEqual({ count: 3, level: 'imp', seat: 0 });
  });

  it.each(['{', 'null', '{"count":99,"level":7,"seat":1.5}', '[]'])(
    'is forgotten where %s is kept',
    (nonsense) => {
      keep(`seating-${game.name}`, nonsense);
      expect(shape(again())).toEqual(usual);
    },
  );
});
