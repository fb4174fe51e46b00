/** Routes: the ways by which a pawn can be brought to a room, as the server lists them. */
import type { MatchView, CompositeMove } from '@/api/types';
import { kindOf, pointsOf } from '../cards';
import type { Pawn } from '../board/types';

export interface Way {
  pawn: Pawn;
  space: string;
  /** The spaces entered, in order. */
  path: readonly string[];
  actions: readonly string[];
  /** The cards it plays. */
  cards: readonly string[];
  /** Whether it takes the free step. */
  step: boolean;
}

/** The card an action plays: `move2:lucky`, `room:kitchen:me`. */
function cardOf(action: string): string | null {
  const end = action.lastIndexOf(':');
  const card = action.slice(0, end);
  return /^move\d$/.test(card) || card.startsWith('room:') ? card : null;
}

/** A walk as a way. */
export function wayOf({ piece, to, path, actions }: CompositeMove): Way {
  return {
    pawn: piece as Pawn,
    space: String(to),
    path: path.map(String),
    actions,
    cards: actions.map(cardOf).filter((card) => card !== null),
    step: actions.some((action) => action.startsWith('go:')),
  };
}

/** What a way costs: nothing, a move card, several things, a room card. Only for sorting. */
export function cost({ cards, step }: Way): number {
  const steps = cards.filter((card) => kindOf(card) === 'move').map(pointsOf);
  const rooms = cards.length - steps.length;
  const points = steps.reduce((sum, count) => sum + count, 0);
  const mixed = cards.length + Number(step) > 1;
  return points + (mixed ? 10 : 0) + rooms * 20;
}

/** What tells two ways to a room apart. */
export const wayKey = ({ pawn, space, cards, step }: Way): string =>
  [pawn, space, step ? 'go' : '', ...[...cards].sort()].join(' ');

/** All ways, cheapest first; of those that cost the same only the shortest. */
export function waysOf(view: MatchView): Way[] {
  const kept = new Map<string, Way>();
  for (const way of (view.walks ?? []).map(wayOf)) {
    const known = kept.get(wayKey(way));
    if (known === undefined || known.path.length > way.path.length) kept.set(wayKey(way), way);
  }
  return [...kept.values()].sort((a, b) => cost(a) - cost(b));
}

/** The rooms that ways lead to, the cheapest first. */
export const spacesOf = (ways: readonly Way[]): string[] => [
  ...new Set(ways.map(({ space }) => space)),
];
