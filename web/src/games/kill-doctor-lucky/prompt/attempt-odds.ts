/** What stands for and against an attempt: the weapons at hand, who would see it, who would answer. */
import type { MatchView } from '@/api/types';
import { weaponValue } from '../cards';
import { tell } from '../words/labels';
import { witnesses, type Witness } from '../board/types';
import { boardOf, bonusOf, roundFrom, stateOf } from '../state';

/** An attempt the server allows. */
export interface Chance {
  action: string;
  /** Null: bare hands. */
  weapon: string | null;
  value: number;
}

/** What keeps a seat from an attempt where it stands. */
export type Obstacle =
  | { kind: 'away'; space: string }
  | { kind: 'company'; seats: readonly number[]; space: string }
  | { kind: 'seen'; by: readonly Witness[] };

/** The attempts that are legal, the strongest first. */
export function chancesOf(view: MatchView): Chance[] {
  const { lucky, legal } = stateOf(view);
  const board = boardOf(view);
  const bonus = bonusOf(view);
  return legal
    .filter((action) => action === 'attempt' || action.startsWith('attempt:'))
    .map((action) => {
      const weapon = action === 'attempt' ? null : action.slice('attempt:'.length);
      return { action, weapon, value: weaponValue(board, weapon, lucky, bonus) };
    })
    .sort((a, b) => b.value - a.value);
}

/** Why a seat cannot attempt anything where it stands; null if nothing is seen that forbids it. */
export function obstacleFor(view: MatchView, seat: number): Obstacle | null {
  const { lucky, pawns } = stateOf(view);
  const space = pawns[seat];
  if (space === undefined || space !== lucky) return { kind: 'away', space: lucky };
  const seats = pawns.flatMap((at, other) => (other !== seat && at === space ? [other] : []));
  if (seats.length > 0) return { kind: 'company', seats, space };
  const by = witnesses(boardOf(view), pawns, space, seat);
  return by.length > 0 ? { kind: 'seen', by } : null;
}

/** The obstacle in words, a line for each onlooker. */
export function obstacleLines(
  obstacle: Obstacle | null,
  nameOf: (seat: number) => string,
): string[] {
  if (obstacle === null) return [];
  if (obstacle.kind === 'away') return [tell('away', { space: obstacle.space })];
  if (obstacle.kind === 'seen')
    return obstacle.by.map(({ seat, from }) => tell('seen', { seat: nameOf(seat), from }));
  const { seats } = obstacle;
  return [tell('company', { seats: seats.map(nameOf), count: seats.length })];
}

/** How many rooms look into a space. */
export const looksInto = (view: MatchView, space: string): number =>
  boardOf(view).sees[space]?.length ?? 0;

/** Who would have to foil an attempt of a seat, in the order in which they are asked. */
export const answerers = (view: MatchView, seat: number): number[] =>
  roundFrom(seat, stateOf(view).pawns.length);

/** Who is asked after `seat` in the attempt that is being answered. */
export function askedAfter(view: MatchView, seat: number): number[] {
  const { turn_of: attacker } = stateOf(view);
  if (attacker === null) return [];
  const round = answerers(view, attacker);
  return round.slice(round.indexOf(seat) + 1);
}
