/** Client of analysis boards, which are always set up on this machine. */
import type { Hint, MoveChances, RejFrame } from '@/api/types';
import type { Move } from '@/game-api/types';
import { askHint, matchPath, query, record, send, ask } from '@/api/http-client';
import { isHere } from '@/api/on-this-machine.svelte';
import type { BoardSetup } from './board-link';

export type Acts = readonly (readonly string[])[];

/** A board as it stands after some acts. */
export interface AnalysisBoard extends BoardSetup {
  readonly id: string;
  /** The last version there is. */
  readonly last: number;
  readonly to_play: number | null;
  /** Those that were done, each as far as it was. */
  readonly acts: Acts;
  /** Why the next one, or the rest of the last one, was not. */
  readonly stopped: Pick<RejFrame, 'clause' | 'reason' | 'params' | 'message'> | null;
  readonly position: Readonly<Record<string, unknown>>;
}

/** Set a board up and do acts there. Throws ServerError for a position that cannot be. */
export const setUp = (setup: BoardSetup, acts: Acts): Promise<AnalysisBoard> => {
  const { game, seats, options, position } = setup;
  return send('POST', '~/api/analysis', { game, seats, options, position, acts });
};

/** A match as it is called on this machine, which takes in one that is over. */
export const shownHere = async (id: string): Promise<string> =>
  isHere(id) ? id : (await send<{ id: string }>('POST', '~/api/records', await record(id))).id;

/** What sets a board up at a version of a match that is over, or of another board. */
export const positionAt = async (id: string, version: number): Promise<BoardSetup> =>
  ask(matchPath(await shownHere(id), `/position?${query({ v: String(version) })}`));

/** A match against bots from here on, at a seat; its id. */
export const playOnFrom = async (id: string, version: number, seat: number): Promise<string> =>
  (
    await send<{ id: string }>('POST', matchPath(await shownHere(id), '/play-on'), {
      v: version,
      seat,
    })
  ).id;

/** What the engine would do after some acts, by what the seat to move may know. */
export async function hintAfter(setup: BoardSetup, acts: Acts): Promise<Hint> {
  const { id, to_play } = await setUp(setup, acts);
  return askHint(id, to_play ?? 0);
}

/** How likely the seat to move is to win by each of its moves, in its own eyes. */
export async function chancesAfter(
  setup: BoardSetup,
  acts: Acts,
  moves: readonly Move[],
): Promise<MoveChances> {
  const { id, to_play } = await setUp(setup, acts);
  const lines = moves.map(({ actions }) => actions);
  return send('POST', matchPath(id, '/moves'), { seat: to_play ?? 0, lines });
}
