/**
 * Shuffle contribution: this browser's part of the seed of a match, committed to, revealed and kept to be compared.
 * Nobody is asked for anything: where it does not succeed the match begins without it, and its check says so.
 */
import { commitmentTo, drawShare } from '@/api/commit-reveal';
import { addToShuffle, readRoom, ServerError } from '@/api/http-client';
import type { Begun, Room, Shuffle } from '@/api/types';
import { isAskedAgain, isExcused } from '@/prefs/share-rounds';
import { showDistrust, type Distrust } from './shuffle-distrust';
import { readShares, writeShare, type KeptShare } from '@/prefs/kept-shares';

type State = Shuffle['seats'][number]['state'];

/** In these somebody else adds something, or may yet. */
const ADDING: readonly State[] = ['open', 'expected', 'committed', 'given'];

/** What this browser adds in a round: what it has drawn before, be it on another tab, or something new. */
function share(match: string, round: number, seat: number, seedHash: string): KeptShare {
  const kept = readShares(match).find((kept) => kept.round === round && kept.seat === seat);
  if (kept !== undefined) return kept;
  const contribution = drawShare();
  return { match, round, seat, seed_hash: seedHash, contribution, commitments: null };
}

const promiseOf = ({ contribution, match, round, seat }: KeptShare): string =>
  commitmentTo(contribution, match, round, seat);

/** Commit and reveal at once, as the only one at the table who adds anything. */
async function addAlone(kept: KeptShare, seats: number): Promise<void> {
  const commitment = promiseOf(kept);
  const commitments = Array.from({ length: seats }, (_, seat) =>
    seat === kept.seat ? commitment : null,
  );
  writeShare({ ...kept, commitments });
  const { match, round, seat, contribution } = kept;
  await addToShuffle(match, { seat, round, commitment, contribution });
}

async function commit(kept: KeptShare): Promise<void> {
  writeShare(kept);
  const { match, round, seat } = kept;
  await addToShuffle(match, { seat, round, commitment: promiseOf(kept), contribution: null });
}

/** Reveal, once all have committed; what they have committed to is kept as it was told first. */
async function reveal(kept: KeptShare, { seats }: Shuffle): Promise<void> {
  // What somebody else has committed to in our name is nothing to reveal ours for.
  if (seats[kept.seat]?.commitment !== promiseOf(kept)) return;
  const commitments = kept.commitments ?? seats.map(({ commitment }) => commitment);
  writeShare({ ...kept, commitments });
  const { match, round, seat, contribution } = kept;
  await addToShuffle(match, { seat, round, commitment: null, contribution });
}

/** Why nothing is added any more; null: all is as it should be. */
function distrustOf({ seed_hash: hash }: Room, shuffle: Shuffle): Distrust | null {
  const kept = readShares(shuffle.match);
  if (kept.some(({ seed_hash: promised }) => promised !== hash)) return 'promise';
  const revealed = kept.filter(
    ({ commitments, round }) => commitments !== null && round < shuffle.round,
  );
  const again = revealed.some((share) => isAskedAgain(share, shuffle));
  return again || (revealed.length > 0 && !isExcused(shuffle)) ? 'again' : null;
}

/** Whether the server has understood, and will not have it. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ServerError)) return false;
  const { status = 500 } = error.problem;
  return status < 500 && status !== 429;
}

/** Do what is expected of one of this browser's seats. */
async function answerFor(seat: number, room: Room, shuffle: Shuffle): Promise<void> {
  const kept = share(shuffle.match, shuffle.round, seat, room.seed_hash);
  if (shuffle.seats[seat]?.state === 'committed') {
    if (shuffle.stage === 'revealing') await reveal(kept, shuffle);
    return;
  }
  const alone = shuffle.seats.every(
    ({ state }, other) => other === seat || !ADDING.includes(state),
  );
  await (alone ? addAlone(kept, shuffle.seats.length) : commit(kept));
}

/** Two seats are this browser's where a guest has logged in to an account that sits there, too. */
async function answer(room: Room, shuffle: Shuffle): Promise<void> {
  const mine = room.seats.filter(
    ({ seat, kind, yours }) =>
      yours &&
      kind === 'person' &&
      ['expected', 'committed'].includes(shuffle.seats[seat]?.state ?? ''),
  );
  if (mine.length === 0) return;
  const distrust = distrustOf(room, shuffle);
  if (distrust !== null) {
    await showDistrust(shuffle.match, distrust);
    return;
  }
  const tries = await Promise.allSettled(mine.map(({ seat }) => answerFor(seat, room, shuffle)));
  const failed = tries.filter((tried) => tried.status === 'rejected');
  const lost = failed.find(({ reason }) => !isRefusal(reason));
  if (lost !== undefined) throw lost.reason;
}

/** How long it is waited until what failed is tried again, at first and at last, in milliseconds. */
const FIRST_PAUSE = 1000;
const LAST_PAUSE = 64_000;

/** The latest try at each match: what failed before it is not tried again besides. */
const latest = new Map<string, symbol>();

/** Try it, and again after a while for as long as the room still expects it. */
async function persist(id: string, add: () => Promise<void>, pause = FIRST_PAUSE): Promise<void> {
  const own = Symbol(id);
  latest.set(id, own);
  try {
    await add();
  } catch (error) {
    if (isRefusal(error) || pause > LAST_PAUSE) return;
    setTimeout(() => {
      if (latest.get(id) === own) void persist(id, () => answerAnew(id), 2 * pause);
    }, pause);
  }
}

async function answerAnew(id: string): Promise<void> {
  const room = await readRoom(id);
  if (room.shuffle !== null) await answer(room, room.shuffle);
}

/** Do what the shuffle of a match waits for from this browser, if it does. */
export async function contribute(room: Room): Promise<void> {
  const { shuffle } = room;
  if (shuffle !== null) await persist(room.id, () => answer(room, shuffle));
}

/** Add to the seed of a match that this browser has just begun against bots, so that it is dealt. */
export async function contributeAlone({ id, seats, seed_hash: hash }: Begun): Promise<void> {
  const mine = seats.find(({ kind, yours }) => kind === 'person' && yours);
  if (mine === undefined) return;
  await persist(id, () => addAlone(share(id, 1, mine.seat, hash), seats.length));
}
