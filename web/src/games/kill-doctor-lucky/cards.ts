/** The cards by their ids: of which kind they are, what they are worth, and how a hand is sorted. */
import type { HouseBoard } from './board/types';

export type CardKind = 'weapon' | 'move' | 'room' | 'failure';

/** Equal cards of a hand, shown as one. */
export interface Held {
  card: string;
  count: number;
}

const ORDER: readonly CardKind[] = ['weapon', 'move', 'room', 'failure'];

export function kindOf(card: string): CardKind {
  if (card.startsWith('weapon:')) return 'weapon';
  if (card.startsWith('room:')) return 'room';
  return card.startsWith('move') ? 'move' : 'failure';
}

/** The space of a room card or the weapon of a weapon card. */
export const subjectOf = (card: string): string => card.slice(card.indexOf(':') + 1);

/** Steps of a move card, points of a failure card. */
export const pointsOf = (card: string): number => Number(card.slice(4));

/** To play a card, as an action: with one's own pawn, if it moves one. */
export function playOf(card: string): string {
  const kind = kindOf(card);
  if (kind === 'weapon') return `attempt:${subjectOf(card)}`;
  return kind === 'failure' ? card : `${card}:me`;
}

/** What a weapon (null: bare hands) is worth in a space. */
export function weaponValue(
  board: HouseBoard,
  weapon: string | null,
  space: string,
  bonus: number,
): number {
  const facts = weapon === null ? undefined : board.weapons[weapon];
  if (facts === undefined) return 1;
  const special = facts.special_space === space ? facts.special_value : null;
  return (special ?? facts.value) + bonus;
}

/** A hand as it stands on the shelf: weapons, moves, rooms, failures. */
export function shelve(hand: readonly string[]): Held[] {
  const held = new Map<string, number>();
  for (const card of hand) held.set(card, (held.get(card) ?? 0) + 1);
  return [...held]
    .map(([card, count]) => ({ card, count }))
    .sort((a, b) => ORDER.indexOf(kindOf(a.card)) - ORDER.indexOf(kindOf(b.card)));
}

/** All failure points of a hand. */
export function failurePoints(hand: readonly string[]): number {
  return hand
    .filter((card) => kindOf(card) === 'failure')
    .reduce((sum, card) => sum + pointsOf(card), 0);
}
