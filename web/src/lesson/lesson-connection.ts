/**
 * Stand-in connection for a lesson: a step of a lesson at the end of a line, like a match; what has been learnt is
 * kept in the browser.
 */
import type { Move } from '@/game-api/types';
import { CONFIRM_SELECTOR } from '@/game-api/confirm-selector';
import type {
  AckFrame,
  ActFrame,
  DownFrame,
  LessonPosition,
  MatchView,
  UpFrame,
} from '@/api/types';
import type { Socket } from '@/api/socket';
import { writeLocal, readLocal } from '@/prefs/local-storage';
import { ServerError } from '@/api/http-client';

/** How a step stands: as the server says, or that the last action led away from it. */
export type StepStatus = LessonPosition['standing'] | 'aside';

/** Where these actions lead, from the beginning of the step. */
export type TryOut = (actions: readonly string[]) => Promise<LessonPosition>;

/**
 * The same, but what is asked again while it is on its way is not sent again: a server that takes its time is
 * not asked ever more, and its answer counts though the line that asked first has been given up.
 */
export function askedOnce(tryOut: TryOut): TryOut {
  const pending = new Map<string, Promise<LessonPosition>>();
  return (actions) => {
    const key = actions.join(' ');
    const answer = pending.get(key) ?? tryOut(actions).finally(() => pending.delete(key));
    pending.set(key, answer);
    return answer;
  };
}

const ASIDE = 'lesson-aside';

/** Asked too often, not there just now: answers that say nothing of the action, so that it is tried again. */
const PASSING: readonly number[] = [429, 503];

type Told = { data: unknown; code?: number };

/** How far actions have gone that were asked for as one. */
interface Reached {
  found: LessonPosition;
  count: number;
  stopped: AckFrame['stopped'];
}

const TURN_OVER = {
  reason: 'turn-over',
  clause: null,
  params: {},
  message: 'it was no longer its turn',
};

/**
 * The server keeps nothing of a lesson: this remembers what has been done in a step, asks where that
 * leads, and says it in the frames of a match. So a table plays a lesson as it plays a match.
 */
export class LessonConnection implements Socket {
  #tryOut: TryOut;
  #onstanding: (standing: StepStatus) => void;
  #done: string[] = [];
  #answered = new Set<string>();
  #number = 0;
  #listeners: { type: string; listener: (told: Told) => void }[] = [];

  constructor(tryOut: TryOut, onstanding: (standing: StepStatus) => void) {
    this.#tryOut = tryOut;
    this.#onstanding = onstanding;
    queueMicrotask(() => this.#tell('open', { data: null }));
  }

  /** The actions each of which would meet the step now. */
  enough: readonly string[] = [];

  /** What has been done in the step. */
  get done(): readonly string[] {
    return [...this.#done];
  }

  addEventListener(type: string, listener: (told: Told) => void): void {
    this.#listeners.push({ type, listener });
  }

  send(text: string): void {
    const frame = JSON.parse(text) as UpFrame;
    if (frame.type === 'resume') void this.#resume(frame.after);
    else if (frame.type === 'act') void this.#act(frame);
    else this.#say(false);
  }

  close(): void {
    this.#listeners = [];
  }

  async #resume(after: number): Promise<void> {
    try {
      const found = await this.#tryOut([...this.#done]);
      this.enough = found.enough;
      this.#say(true, ...framesOf(found, after));
      this.#onstanding(found.standing);
    } catch {
      this.#tell('close', { data: null, code: 1006 });
    }
  }

  async #act({ cmd, expect, actions }: ActFrame): Promise<void> {
    // What waits for its answer is asked again now and then, and tried again: the first try may be lost.
    if (this.#answered.has(cmd)) return;
    try {
      const { found, count, stopped } = await this.#reach(actions);
      if (this.#answered.has(cmd)) return;
      this.#answered.add(cmd);
      this.#done.push(...actions.slice(0, count));
      this.enough = found.enough;
      const ack = { type: 'ack' as const, cmd, v: found.v, done: count, stopped };
      this.#say(false, ack, ...framesOf(found, expect));
      this.#onstanding(found.standing);
    } catch (error) {
      this.#refuse(cmd, error);
    }
  }

  /**
   * How far actions go that are done as one: until others have to choose, or the next one is not open. If one
   * of them leads away from the step, or the first cannot be done, none of them is.
   */
  async #reach(actions: readonly string[]): Promise<Reached> {
    let found = await this.#tryOut([...this.#done, ...actions.slice(0, 1)]);
    let count = 1;
    while (count < actions.length) {
      if (found.view.state.to_play !== found.view.seat) return { found, count, stopped: TURN_OVER };
      try {
        found = await this.#tryOut([...this.#done, ...actions.slice(0, count + 1)]);
        count += 1;
      } catch (error) {
        const { clause, reason, params, detail } = problemOf(error);
        if (typeof clause !== 'string') throw error;
        const stopped = {
          clause,
          reason: reason ?? '',
          params: params ?? {},
          message: detail ?? '',
        };
        return { found, count, stopped };
      }
    }
    return { found, count, stopped: null };
  }

  #refuse(cmd: string, error: unknown): void {
    const problem = problemOf(error);
    // Not reached: the table asks again.
    if (this.#answered.has(cmd) || problem.status === undefined) return;
    if (!PASSING.includes(problem.status)) this.#answered.add(cmd);
    if (problem.reason === ASIDE) this.#onstanding('aside');
    this.#say(false, {
      type: 'rej',
      cmd,
      clause: problem.clause ?? null,
      reason: problem.reason ?? '',
      params: problem.params ?? {},
      message: problem.detail ?? '',
      legal: problem.legal ?? [],
    });
  }

  #say(anew: boolean, ...frames: DownFrame[]): void {
    this.#number += 1;
    const head = { type: 'head', n: this.#number, anew };
    const data = [head, ...frames].map((frame) => JSON.stringify(frame)).join('\n');
    this.#tell('message', { data });
  }

  #tell(type: string, told: Told): void {
    for (const known of this.#listeners) if (known.type === type) known.listener(told);
  }
}

const problemOf = (error: unknown): ServerError['problem'] =>
  error instanceof ServerError ? error.problem : {};

/** The events after a version, and the position. */
function framesOf({ v, events, view }: LessonPosition, after: number): DownFrame[] {
  const news = events.filter((event) => event.v > after);
  return [...news.map((event) => ({ type: 'ev' as const, ...event })), { type: 'snap', v, view }];
}

/**
 * What leads on to the solution of a step: of what it asks for and has not been done yet, from the first
 * that is open now; null where nothing is. A walk comes as it is walked on the board.
 */
export function nextMove(
  { state, walks }: MatchView,
  solution: readonly string[],
  done: readonly string[],
): Move | null {
  const left = [...solution];
  for (const action of done) if (left.includes(action)) left.splice(left.indexOf(action), 1);
  const from = left.findIndex((action) => state.legal.includes(action));
  if (from < 0) return null;
  const actions = left.slice(from);
  const [walk] = (walks ?? [])
    .filter((each) => each.actions.every((action, k) => action === actions[k]))
    .sort((one, two) => two.actions.length - one.actions.length);
  return walk === undefined ? { actions, walk: null } : { actions: walk.actions, walk };
}

/** Whether a move leads on to the end of a step: the last action of its solution must be one that meets it now. */
export function leadsOn(
  solving: Move | null,
  solution: readonly string[],
  enough: readonly string[],
): boolean {
  const [only = '', ...more] = solving?.actions ?? [];
  return more.length > 0 || (only !== '' && (only !== solution.at(-1) || enough.includes(only)));
}

/**
 * What to press next: for what the solution does, or for something else that meets the step, where the
 * learner has taken up that and it takes fewer presses from here.
 */
export function nextPresses(
  solving: Move | null,
  others: readonly Move[],
  presses: (move: Move) => readonly string[],
): readonly string[] {
  if (solving === null) return [];
  // What has been chosen by a touch and waits to be confirmed is nearer than what one press would do.
  const distance = (way: readonly string[]): number =>
    way.length - Number(way[0] === CONFIRM_SELECTOR);
  return [solving, ...others]
    .map(presses)
    .reduce((best, other) => (distance(other) < distance(best) ? other : best));
}

const shelfOf = (game: string): string => `lesson-${game}`;

/** The steps of a game's lesson that have been done here. */
export function completedSteps(game: string): readonly string[] {
  try {
    const known: unknown = JSON.parse(readLocal(shelfOf(game)) ?? '[]');
    return Array.isArray(known) ? known.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Keep that a step has been done; all of them so far. */
export function markCompleted(game: string, step: string): readonly string[] {
  const all = [...new Set([...completedSteps(game), step])];
  writeLocal(shelfOf(game), JSON.stringify(all));
  return all;
}
