/**
 * Composite moves, action by action: sending the actions of a walk one after another, and taking them back, as long as
 * all goes as expected.
 */
import type { CommandReply } from './pending-commands';
import type { MatchView, RejFrame } from '@/api/types';

export type CompositeMoveEnd = 'done' | 'stopped' | RejFrame;

/** What a walk needs to know of the table it is walked at. */
export interface Walker {
  /** The version that the walk begins at. */
  readonly v: number;
  act(action: string): Promise<CommandReply>;
  /** The first view that shows everything up to version `v`. */
  settled(v: number): Promise<MatchView>;
}

/**
 * Send `actions` for `seat`, each after the answer to the one before and the view it led to.
 * Stops where an action is refused, where it is no longer the seat's turn (a trap, the end of
 * the game) and where the next action is no longer legal.
 */
export async function sendCompositeMove(
  walker: Walker,
  seat: number,
  actions: readonly string[],
): Promise<CompositeMoveEnd> {
  let { v } = walker;
  for (const [k, action] of actions.entries()) {
    const answer = await walker.act(action);
    if (answer.type === 'rej') return answer;
    const next = actions[k + 1];
    const tells = answer.v !== v;
    ({ v } = answer);
    // Half a thing that tells nothing changes no version, so no view follows.
    if (!tells && next !== undefined) continue;
    // The table is not free before it has seen what the last action did, too.
    const { state } = await walker.settled(v);
    if (next === undefined) break;
    if (state.to_play !== seat || !state.legal.includes(next)) return 'stopped';
  }
  return 'done';
}

/** What taking back needs to know of the table. */
export interface Undoer {
  /** Take the last action back. */
  takeBack(): Promise<CommandReply>;
  settled(v: number): Promise<MatchView>;
}

/** Take back the last actions, `count` of them or as many as can be: `stopped` where the rest stays. */
export async function takeBackCompositeMove(
  undoer: Undoer,
  count: number,
): Promise<CompositeMoveEnd> {
  for (let left = count; left > 0; left -= 1) {
    const answer = await undoer.takeBack();
    if (answer.type === 'rej') return answer;
    const { table } = await undoer.settled(answer.v);
    if (left > 1 && table.fixed !== null) return 'stopped';
  }
  return 'done';
}
