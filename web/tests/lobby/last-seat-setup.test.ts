import { beforeEach, describe, expect, it } from 'vitest';
import type { GameFacts } from '@/api/types';
import { storeSeatSetup, readLastSeatSetup } from '@/lobby/last-seat-setup';
import { writeLocal } from '@/prefs/local-storage';
import { ANYWHERE, PERSON, SeatSetup } from '@/lobby/seat-setup.svelte';

const game = { name: 'kill-doctor-lucky', seat_range: [2, 8], default_seats: 4 } as GameFacts;
const again = (levels: readonly string[] = ['imp', 'devil']): SeatSetup =>
  readLastSeatSetup(game, levels, 'imp');
const shape = ({ count, level, seat }: SeatSetup): unknown => ({ count, level, seat });
const usual = { count: 4, level: 'imp', seat: 0 };

beforeEach(() => localStorage.clear());

describe('how one last sat down', () => {
  it('is as the game has it for who has not played yet', () => {
    expect(shape(again())).toEqual(usual);
  });

  it.each([2, ANYWHERE])('is offered again, in seat %i', (seat) => {
    const seatSetup = new SeatSetup(6, 8, 'devil');
    seatSetup.seat = seat;
    storeSeatSetup(game.name, seatSetup);
    expect(shape(again())).toEqual({ count: 6, level: 'devil', seat });
    expect(again().people).toHaveLength(1);
  });

  it('is not kept where several sit at this screen, or the bots differ', () => {
    const friends = new SeatSetup(3, 8, 'imp');
    friends.put(1, PERSON);
    storeSeatSetup(game.name, friends);
    const mixed = new SeatSetup(3, 8, 'imp');
    mixed.put(1, 'devil');
    storeSeatSetup(game.name, mixed);
    expect(shape(again())).toEqual(usual);
  });

  it('gives way to what there is now', () => {
    storeSeatSetup(game.name, new SeatSetup(3, 8, 'archfiend'));
    expect(shape(again())).toEqual({ count: 3, level: 'imp', seat: 0 });
  });

  it.each(['{', 'null', '{"count":99,"level":7,"seat":1.5}', '[]'])(
    'is forgotten where %s is kept',
    (nonsense) => {
      writeLocal(`seating-${game.name}`, nonsense);
      expect(shape(again())).toEqual(usual);
    },
  );
});
