/** An attempt as it unfolds: put together from the events as they are shown, held true by the view. */
import type { GameEvent, MatchView } from '@/api/types';
import { pause } from '@/drawing/animation';
import { weaponValue } from '../cards';
import { answerers } from './attempt-odds';
import { boardOf, bonusOf, stateOf } from '../state';

/** How an opponent has answered. */
export interface Reply {
  seat: number;
  /** The failure cards seen from them. */
  cards: readonly string[];
  /** They are through: asked no more. */
  done: boolean;
  /** They are known to have passed. */
  passed: boolean;
}

/** Events by which somebody answers. */
const ANSWERS: readonly string[] = ['failure', 'pass'];

export interface Scenery {
  seat: number;
  space: string;
  weapon: string | null;
  /** What the attempt was worth. */
  value: number;
  /** Points still to foil. */
  left: number;
  replies: readonly Reply[];
  /** The seat that is asked now. */
  asked: number | null;
  end: 'foiled' | 'murder' | null;
}

/** The attempt of a view, told as far as the view alone tells it. */
function seen(view: MatchView): Scenery | null {
  const { attempt, turn_of: seat, lucky } = stateOf(view);
  if (attempt === null || seat === null) return null;
  const { weapon, value: left, asked } = attempt;
  const value = weaponValue(boardOf(view), weapon, lucky, bonusOf(view));
  const round = answerers(view, seat);
  const turn = round.indexOf(asked);
  return {
    seat,
    space: lucky,
    weapon,
    value,
    left,
    replies: round.map((other, k) => {
      const done = k < turn;
      return { seat: other, cards: [], done, passed: done && left === value };
    }),
    asked,
    end: null,
  };
}

/** Two tellings of one attempt: whatever either knows. What was played untold is theirs who was asked last. */
function joined(known: Scenery, now: Scenery, untold: readonly string[]): Scenery {
  const replies = now.replies.map((reply) => {
    const before = known.replies.find(({ seat }) => seat === reply.seat);
    const cards = [...(before?.cards ?? []), ...(reply.seat === known.asked ? untold : [])];
    const passed =
      before?.passed === true || (reply.done && cards.length === 0 && before?.done === false);
    return { ...reply, cards, passed };
  });
  return { ...now, replies };
}

/** What has been told of the answers to the attempt of a view; null: how it began is not known. */
function toldOf(view: MatchView, recentMoves: readonly GameEvent[]): readonly GameEvent[] | null {
  const { turn_of: attacker } = stateOf(view);
  const begun = recentMoves.findLastIndex(({ kind }) => kind === 'attempt');
  const ofThis = recentMoves[begun]?.params['seat'] === attacker;
  // What one has done oneself is not among what others have done since.
  const own = begun === -1 && view.seat === attacker && recentMoves.length > 0;
  if (!ofThis && !own) return null;
  return recentMoves
    .slice(begun + 1)
    .filter(({ kind, params }) => ANSWERS.includes(kind) && params['attacker'] === attacker);
}

/** The attempt of a view, with each answer that has been told of it. */
function withAnswers(now: Scenery, told: readonly GameEvent[]): Scenery {
  const replies = now.replies.map((reply) => {
    const theirs = told.filter(({ params }) => params['seat'] === reply.seat);
    const cards = theirs.filter(({ kind }) => kind === 'failure');
    return {
      ...reply,
      cards: cards.map(({ params }) => String(params['card'])),
      passed: reply.done && theirs.some(({ kind }) => kind === 'pass'),
    };
  });
  return { ...now, replies };
}

/** How many cards are known to have been played against it. */
const played = (scenery: Scenery): number => scenery.replies.flatMap(({ cards }) => cards).length;

export class Scene {
  now = $state.raw<Scenery | null>(null);
  /** How many failures had been spent before the first that is told of this attempt. */
  #before = 0;

  /**
   * The view is the truth. What it does not tell is taken from what has happened lately, shown or not, or kept from
   * before where that does not reach back to the beginning.
   */
  settle(view: MatchView, recentMoves: readonly GameEvent[] = []): void {
    const { spent } = stateOf(view);
    const now = seen(view);
    const told = now === null ? null : toldOf(view, recentMoves);
    if (now !== null && told !== null) {
      this.now = withAnswers(now, told);
      this.#before = spent.length - played(this.now);
      return;
    }
    const known = this.now;
    const same = known !== null && now !== null && known.seat === now.seat && known.end === null;
    if (same) this.now = joined(known, now, spent.slice(this.#before + played(known)));
    else {
      this.now = now;
      this.#before = spent.length;
    }
  }

  /** Show an event; true if it belongs to an attempt. */
  happen(event: GameEvent, view: MatchView): boolean {
    if (event.kind === 'attempt') this.#begin(event, view);
    else if (event.kind === 'failure' || event.kind === 'pass') this.#answer(event);
    else if (event.kind === 'foiled' || event.kind === 'murder') this.#end(event.kind);
    else {
      // Life goes on.
      if (event.kind === 'doctor-walks' || event.kind === 'turn') this.now = null;
      return false;
    }
    return true;
  }

  #begin({ params }: GameEvent, view: MatchView): void {
    const seat = Number(params['seat']);
    const value = Number(params['value']);
    const round = answerers(view, seat);
    this.#before = stateOf(view).spent.length;
    this.now = {
      seat,
      space: String(params['space']),
      weapon: params['weapon'] === null ? null : String(params['weapon']),
      value,
      left: value,
      replies: round.map((other) => ({ seat: other, cards: [], done: false, passed: false })),
      asked: round[0] ?? null,
      end: null,
    };
  }

  #answer({ kind, params }: GameEvent): void {
    const known = this.now;
    if (known === null) return;
    const card = kind === 'failure' ? [String(params['card'])] : [];
    const replies = known.replies.map((reply) =>
      reply.seat === params['seat']
        ? {
            ...reply,
            cards: [...reply.cards, ...card],
            done: kind === 'pass',
            passed: kind === 'pass',
          }
        : reply,
    );
    const asked = replies.find(({ done }) => !done)?.seat ?? null;
    this.now = { ...known, replies, asked, left: Number(params['left']) };
  }

  #end(end: 'foiled' | 'murder'): void {
    if (this.now !== null) this.now = { ...this.now, asked: null, end };
  }
}

/** How long the parts of an attempt stay in sight before the next, in milliseconds. */
const PAUSES: Readonly<Record<string, number>> = {
  attempt: 900,
  failure: 500,
  pass: 350,
  foiled: 1500,
  murder: 1800,
};

/** A moment to look at a part of an attempt. */
export const pauseAt = (kind: string, signal: AbortSignal): Promise<void> =>
  pause(PAUSES[kind] ?? 0, signal);
