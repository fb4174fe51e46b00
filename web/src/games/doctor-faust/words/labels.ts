/**
 * Labels, accessible names among them: what the board says of a space and of a target, for those who listen and for
 * the line of prompt.
 */
import { knows, say } from '@/i18n/messages';
import type { DisplayedState } from '../board/displayed-state.svelte';
import type { Piece } from '../board/piece-placement';
import type { Selected, Target } from '../state';

const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** The piece on the board that a walk's piece (`s1`, `s2`, `soul`) of a seat is. */
export function pieceOnBoard(name: string, seat: number | null): Piece {
  return name === 'soul' ? 'soul' : (`${seat ?? 0}-${name.slice(1)}` as Piece);
}

/** What a piece on the board is called in the walks of whoever may move it. */
export const walkerOf = (piece: Piece): string => (piece === 'soul' ? piece : `s${piece.slice(2)}`);

/** What is on a space and beside it. */
export function placeText(
  shown: DisplayedState,
  space: number,
  seat: number | null,
  nameOf: (seat: number) => string,
): string {
  const contents: string[] = [];
  for (const owner of [0, 1]) {
    const count = ([1, 2] as const).filter(
      (k) => shown.places[`${owner}-${k}` as Piece] === space,
    ).length;
    if (count > 0)
      contents.push(
        say('doctor-faust-aria-stones', { seat: nameOf(owner), you: yes(owner === seat), count }),
      );
  }
  if (shown.places.soul === space) contents.push(say('doctor-faust-aria-soul'));
  const card = shown.laid.find((laid) => laid.space === space);
  if (card !== undefined)
    contents.push(
      say('doctor-faust-aria-card', {
        seat: nameOf(card.seat),
        you: yes(card.seat === seat),
        value: card.value ?? 'unknown',
      }),
    );
  return contents.length === 0
    ? say('doctor-faust-aria-space-empty', { space })
    : say('doctor-faust-aria-space', { space, contents });
}

/** What going to a target would do. */
export function targetText(shown: DisplayedState, choice: Selected | null, target: Target): string {
  if (choice?.kind === 'card')
    return say('doctor-faust-action-card', { value: choice.value, space: target.space });
  const params = { to: target.space, points: target.points };
  if (choice?.piece === 'soul')
    return say('doctor-faust-action-soul', { ...params, from: shown.places.soul });
  const from = (target.space - target.path.length + 30) % 30;
  return say('doctor-faust-table-walk', { ...params, from });
}

/** What a clause would bring about, where the catalogue has a word for it. */
export const bringsId = (clause: string): string =>
  `doctor-faust-brings-${clause.split('-')[1] ?? ''}`;

/** What these clauses would bring about; '' for nothing that there are words for. */
export const bringsText = (clauses: readonly string[]): string =>
  clauses
    .map(bringsId)
    .filter(knows)
    .map((id) => say(id))
    .join(' ');
