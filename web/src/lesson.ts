/** A step of a lesson at the end of a line, like a match; what has been learnt is kept in the browser. */
import type { ActFrame, DownFrame, LessonPosition, UpFrame } from './frames';
import type { Socket } from './live';
import { keep, kept } from './memory';
import { ServerError } from './server';

/** How a step stands: as the server says, or that the last action led away from it. */
export type Standing = LessonPosition['standing'] | 'aside';

/** Where these actions lead, from the beginning of the step. */
export type TryOut = (actions: readonly string[]) => Promise<LessonPosition>;

const ASIDE = 'lesson-aside';

type Told = { data: unknown; code?: number };

/**
 * The server keeps nothing of a lesson: this remembers what has been done in a step, asks where that
 * leads, and says it in the frames of a match. So a table plays a lesson as it plays a match.
 */
export class LessonLine implements Socket {
  #tryOut: TryOut;
  #onstanding: (standing: Standing) => void;
  #done: string[] = [];
  #asked = new Set<string>();
  #number = 0;
  #listeners: { type: string; listener: (told: Told) => void }[] = [];

  constructor(tryOut: TryOut, onstanding: (standing: Standing) => void) {
    this.#tryOut = tryOut;
    this.#onstanding = onstanding;
    queueMicrotask(() => this.#tell('open', { data: null }));
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
      this.#say(true, ...framesOf(found, after));
      this.#onstanding(found.standing);
    } catch {
      this.#tell('close', { data: null, code: 1006 });
    }
  }

  async #act({ cmd, expect, action }: ActFrame): Promise<void> {
    // A question that waits for its answer is asked again now and then.
    if (this.#asked.has(cmd)) return;
    this.#asked.add(cmd);
    try {
      const found = await this.#tryOut([...this.#done, action]);
      this.#done.push(action);
      this.#say(false, { type: 'ack', cmd, v: found.v }, ...framesOf(found, expect));
      this.#onstanding(found.standing);
    } catch (error) {
      this.#refuse(cmd, error);
    }
  }

  #refuse(cmd: string, error: unknown): void {
    const problem = error instanceof ServerError ? error.problem : {};
    // Not reached: the table asks again.
    if (problem.status === undefined) {
      this.#asked.delete(cmd);
      return;
    }
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

/** The events after a version, and the position. */
function framesOf({ v, events, view }: LessonPosition, after: number): DownFrame[] {
  const news = events.filter((event) => event.v > after);
  return [...news.map((event) => ({ type: 'ev' as const, ...event })), { type: 'snap', v, view }];
}

const shelfOf = (game: string): string => `lesson-${game}`;

/** The steps of a game's lesson that have been done here. */
export function learnt(game: string): readonly string[] {
  try {
    const known: unknown = JSON.parse(kept(shelfOf(game)) ?? '[]');
    return Array.isArray(known) ? known.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Keep that a step has been done; all of them so far. */
export function keepLearnt(game: string, step: string): readonly string[] {
  const all = [...new Set([...learnt(game), step])];
  keep(shelfOf(game), JSON.stringify(all));
  return all;
}
