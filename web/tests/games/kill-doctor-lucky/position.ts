/** Positions for tests: a small house, three guests, a hand. */
import type { MatchView, CompositeMove } from '@/api/types';
import type { HouseBoard } from '@/games/kill-doctor-lucky/board/types';
import { view } from '../../support/fake-socket';

/** Four rooms in a row, the last behind a corner: kitchen - w_hall - dining_hall, and the parlor. */
export const BOARD: HouseBoard = {
  size: [40, 20],
  spaces: ['kitchen', 'w_hall', 'dining_hall', 'parlor'].map((id, k) => ({
    id,
    name: id,
    kind: id === 'w_hall' ? 'hallway' : 'room',
    named: id !== 'w_hall',
    number: id === 'w_hall' ? null : k,
    rect: [k * 10, 0, k * 10 + 9, 9],
  })),
  start: 'parlor',
  doors: [],
  railings: [],
  neighbours: {
    kitchen: ['w_hall'],
    w_hall: ['kitchen', 'dining_hall'],
    dining_hall: ['w_hall', 'parlor'],
    parlor: ['dining_hall'],
  },
  sees: {
    kitchen: ['w_hall', 'dining_hall'],
    w_hall: ['kitchen', 'dining_hall'],
    dining_hall: ['kitchen', 'w_hall'],
    parlor: [],
  },
  next: { kitchen: 'dining_hall', w_hall: 'kitchen', dining_hall: 'parlor', parlor: 'kitchen' },
  lines: [{ axis: 'ew', spaces: ['kitchen', 'w_hall', 'dining_hall'], span: [2, 6] }],
  weapons: {
    crepe_pan: { name: 'Crepe Pan', value: 3, special_space: 'kitchen', special_value: 4 },
    tight_hat: { name: 'Tight Hat', value: 2, special_space: null, special_value: null },
  },
  deck: {},
};

export const walk = (piece: string, actions: string[], ...path: string[]): CompositeMove => ({
  piece,
  to: path.at(-1) ?? '',
  path,
  actions,
  clauses: [],
  ends: false,
});

export const WALKS = [
  walk('me', ['room:dining_hall:me'], 'dining_hall'),
  walk('me', ['go:w_hall', 'move1:me', 'step:dining_hall'], 'w_hall', 'dining_hall'),
  walk('me', ['move2:me', 'step:w_hall', 'step:dining_hall'], 'w_hall', 'dining_hall'),
  walk('me', ['move1:me', 'step:w_hall'], 'w_hall'),
  walk('me', ['go:w_hall'], 'w_hall'),
  walk('lucky', ['move1:lucky', 'step:w_hall'], 'w_hall'),
];
export const HAND = ['fail1', 'fail1', 'move1', 'move2', 'room:dining_hall', 'weapon:crepe_pan'];

export function position(state: Record<string, unknown> = {}, options = {}): MatchView {
  const shown = view({
    turn_of: 0,
    turn: 7,
    phase: 'turn',
    lucky: 'kitchen',
    pawns: ['kitchen', 'parlor', 'parlor'],
    hands: [HAND, null, null],
    hand_sizes: [6, 4, 5],
    draw_size: 41,
    discard: [],
    spent: [],
    luck: 47,
    moving: null,
    attempt: null,
    legal: ['go:w_hall', 'attempt', 'attempt:crepe_pan', 'snoop', 'end'],
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
  const match = { ...shown.match, game: 'kill-doctor-lucky', seats, board, options };
  return { ...shown, match, walks: WALKS };
}

export const answering = (state: Record<string, unknown> = {}): MatchView =>
  position({
    turn_of: 1,
    phase: 'answer',
    pawns: ['parlor', 'kitchen', 'parlor'],
    attempt: { weapon: 'crepe_pan', value: 4, asked: 2 },
    to_play: 2,
    legal: [],
    ...state,
  });
