/** Status of a seat: what stands on a guest's plate: whose turn it is, who attacks, who answers as which. */
import type { MatchView } from '@/api/types';
import { say } from '@/i18n/messages';
import { pointsOf } from '../cards';
import { tell } from '../words/labels';
import { answerers } from '../prompt/attempt-odds';
import type { Scenery } from '../prompt/attempt-scene.svelte';
import { stateOf } from '../state';

export interface Tag {
  text: string;
  /** How loud it is. */
  tone: 'now' | 'next' | 'past';
}

function inAttempt(seat: number, you: boolean, scenery: Scenery): Tag {
  if (seat === scenery.seat) return { text: tell('attacks', { you }), tone: 'now' };
  const place = scenery.replies.findIndex((reply) => reply.seat === seat);
  const reply = scenery.replies[place];
  const points = (reply?.cards ?? []).reduce((sum, card) => sum + pointsOf(card), 0);
  if (seat === scenery.asked) return { text: tell('answers', { you }), tone: 'now' };
  if (points > 0) return { text: tell('played', { points, you }), tone: 'past' };
  if (reply?.done === true)
    return { text: tell(reply.passed ? 'passed' : 'answered', { you }), tone: 'past' };
  return { text: tell('answers-as', { place: place + 1 }), tone: 'next' };
}

/** The tag of a seat, or null where there is nothing to say. `may`: the seat to move may attempt. */
export function tagOf(
  view: MatchView,
  seat: number,
  scenery: Scenery | null,
  thinking: number | null,
  may: boolean,
): Tag | null {
  const { to_play: turn } = stateOf(view);
  if (turn === null) return null;
  const you = seat === view.seat;
  if (scenery !== null) return inAttempt(seat, you, scenery);
  if (thinking === seat) return { text: say('page-thinks'), tone: 'now' };
  if (turn === seat) return { text: say(you ? 'page-have-turn' : 'page-has-turn'), tone: 'now' };
  if (!may) return null;
  const place = answerers(view, turn).indexOf(seat) + 1;
  return { text: tell('answers-as', { place }), tone: 'next' };
}
