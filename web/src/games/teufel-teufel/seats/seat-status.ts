/** Status of a seat: how a seat stands: possessed, free, out in which place, or left behind. */
import type { MatchView } from '@/api/types';
import { say } from '@/i18n/messages';
import { listed, tell, word } from '../words/labels';
import { stateOf } from '../state';

export interface SeatStatus {
  text: string;
  tone: 'bad' | 'good' | 'plain';
}

/** The place in which a seat left, from 1; null while it is inside. */
export function placeOf(view: MatchView, seat: number): number | null {
  const place = stateOf(view).left.indexOf(seat);
  return place < 0 ? null : place + 1;
}

export function seatStatusOf(view: MatchView, seat: number): SeatStatus {
  const { phase, possessed, sleds } = stateOf(view);
  const place = placeOf(view, seat);
  if (place !== null) return { text: word('out', { place }), tone: 'good' };
  if (phase === 'over') return { text: word('lost'), tone: 'bad' };
  if (possessed[seat] === true) return { text: word('possessed'), tone: 'bad' };
  if (sleds[seat] === null) return { text: tell('outside'), tone: 'plain' };
  return { text: word('free'), tone: 'plain' };
}

/** Where a seat’s sled stands, and which cards it has looked at. */
export function whereabouts(view: MatchView, seat: number): string {
  const { sleds, known, cards } = stateOf(view);
  const seen = (known[seat] ?? []).filter((cell) => cards[cell]?.up === false);
  const cell = sleds[seat];
  return [
    ...(cell === null || cell === undefined ? [] : [tell('stands', { cell })]),
    ...(seen.length > 0 ? [word('has-seen', { cells: listed(seen), you: 'no' })] : []),
  ].join(' · ');
}

/** What a seat is at now: thinking, to play, next. */
export function tagOf(view: MatchView, seat: number, thinking: number | null): string {
  const { to_play: turn, turn_of: owner } = stateOf(view);
  if (turn === null) return '';
  if (turn === seat) return say(thinking === seat ? 'page-thinks' : 'page-has-turn');
  return owner !== null && seat === (owner + 1) % view.match.seats.length ? tell('next') : '';
}
