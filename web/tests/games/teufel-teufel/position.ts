/** A position of Teufel Teufel for tests: three seats, and a few cards on the cells. */
import type { MatchView, CompositeMove } from '@/api/types';
import { view } from '../../support/fake-socket';

const CELLS = Array.from({ length: 49 }, (_, k) => `${'abcdefg'[k % 7]}${Math.floor(k / 7) + 1}`);
const BOARD = {
  cells: CELLS,
  centre: 'd4',
  marked: ['a1', 'g1', 'b4', 'f4', 'a7', 'g7'],
  colours: ['red', 'blue', 'green'],
  switches: {},
};

export const walk = (actions: string[], clauses: string[] = [], ends = false): CompositeMove => {
  const path = actions.filter((action) => action.startsWith('go:')).map((a) => a.slice(3));
  return { piece: 'sled', to: path.at(-1) ?? 'c3', path, actions, clauses, ends };
};

const up = (card: string) => ({ card, up: true });
export const DOWN = { card: null, up: false };

/** Red on c3 with a B; a hidden card on d3, a red A on c4, a blue D on b3, their own peeked card on e5. */
export function position(
  state: Record<string, unknown> = {},
  walks: CompositeMove[] = [],
): MatchView {
  const shown = view({
    turn_of: 0,
    turn: 9,
    phase: 'turn',
    sleds: ['c3', 'e3', 'g7'],
    letters: ['B', '', 'ABC'],
    possessed: [false, true, false],
    home: 3,
    left: [],
    cards: {
      d3: DOWN,
      c4: up('red-A'),
      b3: up('blue-D'),
      c2: up('green-B'),
      e3: up('tower'),
      a5: DOWN,
      e5: { card: 'devil', up: false },
    },
    known: [['e5'], ['d3'], []],
    visited: [],
    swap: null,
    lifted_size: 0,
    lifted_from: [],
    laid: [],
    mixed: [],
    lose: 0,
    peeked: false,
    banished: false,
    revealed: 0,
    legal: ['go:d3', 'go:c4', 'swap:d3', 'swap:c4', 'swap:a5', 'swap:e5'],
    ...state,
  });
  const seats = [0, 1, 2].map((seat) => ({
    seat,
    kind: seat === 0 ? ('person' as const) : ('bot' as const),
    level: seat === 0 ? null : 'imp',
    name: null,
    account: false,
    yours: seat === 0,
  }));
  const board = BOARD as unknown as MatchView['match']['board'];
  return { ...shown, match: { ...shown.match, game: 'teufel-teufel', seats, board }, walks };
}

export const WALKS = [
  walk(['go:c2', 'stop']),
  walk(['go:d3'], ['TT-12']),
  walk(['go:c4'], ['TT-14'], true),
  walk(['go:c2', 'go:b2', 'go:b3'], [], true),
];
export const POSSESSED = {
  possessed: [true, true, false],
  home: 2,
  legal: ['go:d3', 'swap:d3', 'swap:a5', 'lift:d3', 'lift:a5', 'lift:c4', 'lift:b3', 'lift:c2'],
};

const NAMES = ['Ada', 'Bea', 'Cid'];
export const nameOf = (seat: number): string => NAMES[seat] ?? '';
