/**
 * Own thinking: hints for a match on a server, thought of on this machine from what the server lets the seat believe,
 * and nothing else. Where this machine cannot, the server thinks.
 */
import type { Chances, Hint, MatchView, MoveChances, Review } from '@/api/types';
import type { Move } from '@/game-api/types';
import { ask, askHint, chances, matchPath, record, review, send } from '@/api/http-client';
import { isHere, onThisMachine } from '@/api/on-this-machine.svelte';

/** The part of a match client that is used here. */
export interface Believer {
  readonly v: number;
  wantBeliefs(): void;
}

/** What browsers tell of the machine and its line; not all do. */
interface Machine {
  deviceMemory?: number;
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** In gigabytes: with less the library leaves too little to everything else. */
const ENOUGH_MEMORY = 4;

/** Whether this machine and its line are to be asked for it: some megabytes are fetched, once. */
export function isCapable(machine: Machine = navigator as Machine): boolean {
  const { deviceMemory = ENOUGH_MEMORY, connection } = machine;
  const { saveData = false, effectiveType = '4g' } = connection ?? {};
  return deviceMemory >= ENOUGH_MEMORY && !saveData && effectiveType === '4g';
}

/** The games whose library has been begun here, and whether it is ready. */
const begun = new Map<string, Promise<boolean>>();

/** Have a game's library ready, if this server has it; false: there is none. */
export function ready(game: string): Promise<boolean> {
  const known = begun.get(game) ?? begin(game);
  begun.set(game, known);
  return known;
}

async function begin(game: string): Promise<boolean> {
  if (!isCapable()) return false;
  try {
    const { library } = await ask<{ library: boolean }>('/api/engine');
    if (!library) return false;
    const here = await onThisMachine.load();
    const answer = await here.answer(`~/api/games/${encodeURIComponent(game)}/components`);
    return answer.ok;
  } catch {
    return false;
  }
}

/** How long a match has been there before this machine gets ready for it, in milliseconds: the match comes first. */
const SETTLED = 4000;

const settled = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done());
      else done();
    }, SETTLED);
  });

/** Matches of the server that are over, as they are called here. */
const shown = new Map<string, Promise<string | null>>();

/** Have the record of a match looked at here; null: where no library is ready for its game. */
async function show(id: string): Promise<string | null> {
  try {
    const found = await record(id);
    if (!(await begun.get(found.game))) return null;
    const { id: here } = await send<{ id: string }>('POST', '~/api/records', found);
    return here;
  } catch {
    return null;
  }
}

/** A match that is over as it is called where it is looked at again: here where a library is ready, else at the server. */
async function shownAs(id: string): Promise<string> {
  if (begun.size === 0) return id;
  const here = shown.get(id) ?? show(id);
  shown.set(id, here);
  return (await here) ?? id;
}

/** The chances in a match that is over. */
export const chancesOf = async (id: string): Promise<Chances> => chances(await shownAs(id));

/** The review of a seat in a match that is over, without the first `after` decisions. */
export const reviewOf = async (id: string, seat: number, after: number): Promise<Review> =>
  review(await shownAs(id), seat, after);

/** Make ready for hints at a match, and have its positions come with what the seat may believe. */
export async function prepare(game: string, client: Believer): Promise<void> {
  if (!begun.has(game)) await settled();
  if (await ready(game)) client.wantBeliefs();
}

/** What tells the belief of a seat, where it has come and can be thought of here; else null. */
async function believed({ match, seat, belief }: MatchView, v: number): Promise<object | null> {
  if (seat === null || belief === null || !(await ready(match.game))) return null;
  const { game, options, seats } = match;
  return { game, options, seats: seats.length, seat, v, belief };
}

/** A hint for the seat of a view, thought of here if that can be, else by the server. */
export async function hintFor(id: string, view: MatchView, v: number): Promise<Hint> {
  const wish = await believed(view, v);
  if (wish !== null)
    try {
      return await send<Hint>('POST', '~/api/hint', wish);
    } catch {
      // The library is gone, or another version's: the server knows.
    }
  return askHint(id, view.seat ?? 0);
}

/** How likely the seat of a view is to win by each of its moves; null: that cannot be reckoned here. */
export async function chancesOfMoves(
  id: string,
  view: MatchView,
  v: number,
  moves: readonly Move[],
): Promise<MoveChances | null> {
  const lines = moves.map(({ actions }) => actions);
  if (isHere(id)) return send('POST', matchPath(id, '/moves'), { seat: view.seat, lines });
  const wish = await believed(view, v);
  return wish === null ? null : send('POST', '~/api/moves', { ...wish, lines });
}
