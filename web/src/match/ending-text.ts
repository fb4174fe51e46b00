/** Ending in words: who has won, and what stands at each seat, for whoever looks. */
import type { MatchView } from '@/api/types';
import type { Ending, PageGame } from '@/game-api/types';
import { isYou } from '@/game-api/seat-names';
import { say } from '@/i18n/messages';

/** A match that is over, as it is told. */
export interface Ended {
  view: MatchView;
  /** What the game says of it; null: the winner and the scores are shown. */
  ending: Ending | null;
  titleOf: (seat: number) => string;
}

/** It was not played to its end: what the game would say of it does not hold. */
export const endedEarly = ({ table, state }: MatchView): boolean =>
  table.result !== null && state.outcome === null;

/** What the game says, where it was played to its end. */
const toldBy = ({ view, ending }: Ended): Ending | null => (endedEarly(view) ? null : ending);

/** The seat that has won, null if none has alone. */
export function winnerOf(ended: Ended): number | null {
  const told = toldBy(ended);
  if (told === null) return ended.view.table.result?.winner ?? null;
  return told.standing.find(({ won }) => won)?.seat ?? null;
}

/** Nobody has come to less than this seat. */
function isLast({ table }: MatchView, seat: number | null): boolean {
  const { returns } = table.result ?? { returns: [] };
  return seat !== null && returns[seat] === Math.min(...returns);
}

/** Who has won, in a few words. */
export function headlineOf(ended: Ended): string {
  const { view, titleOf } = ended;
  const winner = winnerOf(ended);
  const headline = toldBy(ended)?.headline ?? null;
  if (headline !== null) return headline;
  if (winner === null && endedEarly(view)) {
    const shared = view.table.result?.returns.some((each) => each > 0) === true;
    return say(shared ? 'page-result-others' : 'page-result-nobody');
  }
  if (winner === null) return say('page-result-draw');
  if (isYou(view, winner)) return say('page-result-you-win');
  const seat = titleOf(winner);
  const alone = view.seat !== null && isYou(view, view.seat);
  return say(alone && isLast(view, view.seat) ? 'page-result-you-lose' : 'page-result-wins', {
    seat,
  });
}

/** What stands at a seat: words of the game's, or figures. */
export type Standing = Ending['standing'];

/** The seats, the best first; empty where there is nothing to tell of them. */
export function standingOf(ended: Ended): Standing {
  const { view } = ended;
  const winner = winnerOf(ended);
  const early = endedEarly(view);
  const markOf = (seat: number): string => {
    const forfeit = view.table.forfeits[seat] ?? null;
    if (early) return forfeit === null ? '' : say(`page-there-${forfeit}`);
    return String(view.state.scores[seat] ?? '');
  };
  const told = toldBy(ended)?.standing;
  return (
    told ??
    view.match.seats
      .map(({ seat }) => ({ seat, mark: markOf(seat), won: seat === winner }))
      // Who has won stands above; where nobody has given up there is nothing else to tell.
      .filter(({ mark }) => mark !== '')
  );
}

/** What the game says of its end in a sentence of its own; '' where the match was not played so far. */
export function finaleLine(game: Pick<PageGame, 'name'>, ended: Ended): string {
  const { view, titleOf } = ended;
  if (endedEarly(view)) return '';
  const winner = winnerOf(ended);
  const who = winner === null ? 'nobody' : isYou(view, winner) ? 'you' : 'other';
  return say(`${game.name}-counsel-finale`, { who, seat: winner === null ? '' : titleOf(winner) });
}
