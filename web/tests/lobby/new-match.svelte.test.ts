import { beforeEach, expect, it } from 'vitest';
import type { GameFacts } from '@/api/types';
import { NewMatch } from '@/lobby/new-match.svelte';
import { storeSeatSetup } from '@/lobby/last-seat-setup';
import { SeatSetup } from '@/lobby/seat-setup.svelte';

const facts = (name: string): GameFacts =>
  ({ name, seat_range: [2, 8], default_seats: 4, options: [], styles: ['bold'] }) as never;
const begin = (name: string): NewMatch => new NewMatch(() => facts(name), ['imp', 'devil']);

beforeEach(() => localStorage.clear());

it('A game with a first table begins with it', () => {
  const match = begin('kill-doctor-lucky');
  expect(match.isFirst).toBe(true);
  expect(match.chosen).toEqual({ weapon_bonus: 1, remove_f3: true });
  expect(match.seatSetup.wish(['bold'])).toEqual([
    { kind: 'person' },
    { kind: 'bot', level: 'imp:bold' },
    { kind: 'bot', level: 'imp:bold' },
  ]);
});

it('At a first table the one person begins, wherever they sit', () => {
  const match = begin('kill-doctor-lucky');
  match.seatSetup.seat = 2;
  expect(match.chosenFor(match.seatSetup.wish())).toEqual({ ...match.chosen, first_player: 2 });
  expect(match.chosenFor(match.seatSetup.wishTogether())).toBe(match.chosen);
  expect(match.chosenFor(match.inviting.wish())).toBe(match.chosen);
  match.chosen = {};
  expect(match.chosenFor(match.seatSetup.wish())).toEqual({});
});

it('Whoever has sat down otherwise sits so again', () => {
  storeSeatSetup('kill-doctor-lucky', new SeatSetup(5, 8, 'devil'));
  expect(begin('kill-doctor-lucky').seatSetup.places).toHaveLength(5);
});

it('Once a switch is changed it is the first table no more', () => {
  const match = begin('kill-doctor-lucky');
  match.chosen = { weapon_bonus: 1 };
  expect(match.isFirst).toBe(false);
});

it('A game without one begins as printed', () => {
  const match = begin('doctor-faust');
  expect([match.isFirst, match.chosen, match.seatSetup.count]).toEqual([false, {}, 4]);
});
