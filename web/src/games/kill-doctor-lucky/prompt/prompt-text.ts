/** Prompt text: whose turn it is, where the Doctor stands, and where whoever is taken up may go. */
import type { MatchView } from '@/api/types';
import { severalHere, turnText } from '@/game-api/seat-names';
import { say } from '@/i18n/messages';
import { kindOf } from '../cards';
import { boardOf, stateOf } from '../state';
import { tell } from '../words/labels';
import type { Scenery } from './attempt-scene.svelte';
import type { Selection } from './selection.svelte';

interface Table {
  /** The reader is asked for an answer, and nothing has ended it. */
  readonly answering: boolean;
  readonly thinking: number | null;
  readonly nameOf: (seat: number) => string;
}

/** Whose turn it is, or what is asked of the reader. */
export function headlineText(
  view: MatchView,
  scenery: Scenery | null,
  { answering, thinking, nameOf }: Table,
): string {
  const { seat } = view;
  // Others answer, and how it has ended is read before whose turn it is by now: it stays what it is called.
  if (scenery !== null && !answering) {
    const you = scenery.seat === seat && !severalHere(view.match) ? 'yes' : 'no';
    return tell('attempt-of', { seat: nameOf(scenery.seat), you });
  }
  if (stateOf(view).outcome !== null) return say('kill-doctor-lucky-phase-over');
  if (!answering || seat === null) return turnText(view, thinking, nameOf);
  return tell(severalHere(view.match) ? 'asked-one' : 'asked', { seat: nameOf(seat) });
}

/** Where the Doctor stands, and where he goes next. */
export function doctorText(view: MatchView): string {
  const { lucky: space, outcome } = stateOf(view);
  if (outcome?.reason === 'murder') return tell('doctor-dead', { space });
  if (outcome !== null) return tell('doctor-at', { space });
  const to = boardOf(view).next[space] ?? null;
  return to === null
    ? tell('doctor-at', { space })
    : say('kill-doctor-lucky-doctor-stands', { space, to });
}

/** Where whoever is taken up may go, and by what. */
export function walkingText({ card, open, pawn }: Selection): string {
  const kind = card === null || open.length === 0 ? null : kindOf(card);
  if (card !== null && (kind === 'room' || kind === 'move')) return tell(`where-${kind}`, { card });
  if (pawn === null) return tell('where-none');
  if (open.length > 0 && open.every(({ cards }) => cards.length > 0)) return tell('where-priced');
  return tell(pawn === 'me' ? 'where-me' : 'where-lucky');
}
