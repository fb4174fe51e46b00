/** Ending: how a game of Kill Doctor Lucky ended: who tried it how often, who kept him alive, and each attempt. */
import type { Ending } from '@/game-api/types';
import type { GameEvent, MatchView } from '@/api/types';
import { pointsOf } from '../cards';
import { tell } from './labels';
import { stateOf } from '../state';

const ENDS = ['foiled', 'murder'];

/** Every attempt with what became of it, in order. */
function attemptsIn(events: readonly GameEvent[]): GameEvent[][] {
  const attempts: GameEvent[][] = [];
  for (const event of events) {
    if (event.kind === 'attempt') attempts.push([event]);
    else if (ENDS.includes(event.kind)) attempts.at(-1)?.push(event);
  }
  return attempts;
}

/** The failure points that each seat has saved him with: those that came to nothing saved nobody. */
function savedBy(events: readonly GameEvent[]): Map<number, number> {
  const saved = new Map<number, number>();
  let played: GameEvent[] = [];
  for (const event of events) {
    if (event.kind === 'attempt') played = [];
    if (event.kind === 'failure') played.push(event);
    if (event.kind === 'foiled')
      for (const { params } of played) {
        const seat = Number(params['seat']);
        saved.set(seat, (saved.get(seat) ?? 0) + pointsOf(String(params['card'])));
      }
  }
  return saved;
}

export function ending(view: MatchView, events: readonly GameEvent[]): Ending {
  const { outcome, pawns } = stateOf(view);
  const attempts = attemptsIn(events);
  const saved = savedBy(events);
  const standing = pawns.map((_, seat) => ({
    seat,
    won: seat === outcome?.winner,
    mark: tell('ending', {
      attempts: attempts.filter(([attempt]) => attempt?.params['seat'] === seat).length,
      points: saved.get(seat) ?? 0,
    }),
  }));
  return {
    headline: null,
    standing: standing.sort((one, other) => Number(other.won) - Number(one.won)),
    course: { title: tell('ending-attempts', { count: attempts.length }), told: attempts },
  };
}
