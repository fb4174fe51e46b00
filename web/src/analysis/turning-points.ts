/** Turning points of a match: the largest changes of the chances, and what a game calls great. */
import type { Chapter, Narration } from '@/events/narration';
import type { GameEvent, Moment, ReplayStep } from '@/api/types';
import { isOfTable, lasting, tellTurns, type LoggedEvent } from '@/events/event-log';

/** How far one seat's chance went from one moment to the next. */
export interface Swing {
  seat: number;
  from: number;
  to: number;
}

export interface TurningPoint {
  /** Where to look. */
  v: number;
  /** In whose turn it was; null: before the first. */
  chapter: Chapter | null;
  /** What happened; null: nothing that this viewer could see. */
  event: GameEvent | null;
  /** Null: the chances hardly changed. */
  swing: Swing | null;
}

/** A smaller change is no turning point, even if it is no accident. */
const LEAST_SWING = 0.12;
/** A great event counts as much as such a change; those that a game names later count less. */
const GREATEST = 0.34;
const LESS = 0.06;

/** Whoever ends their part in it has not been outplayed by that, and others have not outplayed them. */
const ENDINGS = ['resigned', 'time-out', 'end-accepted', 'match-ended'];
const isEnding = (event: GameEvent): boolean => isOfTable(event) && ENDINGS.includes(event.kind);

interface Candidate extends TurningPoint {
  weight: number;
}

/** The changes between two moments that chance alone does not explain, the largest first. */
export function swingsBetween(before: Moment, after: Moment): Swing[] {
  const swings = after.chances.flatMap(({ seat, chance, low, high }) => {
    const then = before.chances.find((known) => known.seat === seat);
    if (then === undefined || Math.abs(chance - then.chance) < LEAST_SWING) return [];
    return low > then.high || high < then.low ? [{ seat, from: then.chance, to: chance }] : [];
  });
  const size = ({ from, to }: Swing): number => Math.abs(to - from);
  return swings.sort((one, two) => size(two) - size(one));
}

/** The turns in the order in which they begin, by the version at which they do. */
export const chaptersOf = (
  happened: readonly LoggedEvent[],
  narration: Narration,
): (Chapter & { v: number })[] =>
  lasting(happened).flatMap(({ v, event }) => {
    const chapter = event.clause === null ? null : narration.chapter(event);
    return chapter === null ? [] : [{ ...chapter, v }];
  });

export function chapterAt<T extends { v: number }>(chapters: readonly T[], v: number): T | null {
  return chapters.findLast((chapter) => chapter.v <= v) ?? null;
}

/** The versions at which a turn begins, each with all that was done together with it. */
const turnsBegin = (
  steps: readonly ReplayStep[],
  chapters: readonly { v: number }[],
): readonly number[] => chapters.map(({ v }) => steps[v - 1]?.until ?? v);

/** Where a turn began, the last before a version; the first version where there is none. */
export const turnBefore = (
  steps: readonly ReplayStep[],
  chapters: readonly { v: number }[],
  at: number,
): number => turnsBegin(steps, chapters).findLast((v) => v < at) ?? 1;

/** Where the next turn after a version begins; null: the match ends in this one. */
export const turnAfter = (
  steps: readonly ReplayStep[],
  chapters: readonly { v: number }[],
  at: number,
): number | null => turnsBegin(steps, chapters).find((v) => v > at) ?? null;

/** Whether an event can be what changed the chances: nobody is better off for their own misfortune. */
function explains({ kind, params }: GameEvent, swing: Swing | null, { ill }: Narration): boolean {
  const whose = ill[kind];
  if (whose === undefined || swing === null) return true;
  const isHis = params[whose] === swing.seat;
  return isHis === swing.to < swing.from;
}

/** Somebody's doing, not what comes of it by itself. */
const isDone = ({ params }: GameEvent): boolean => typeof params['seat'] === 'number';

/**
 * What to tell of a stretch: the greatest thing in it that explains the swing, or else the last that somebody
 * did, or else the last of all.
 */
function headline(
  stretch: readonly LoggedEvent[],
  swing: Swing | null,
  narration: Narration,
): { v: number; event: GameEvent; rank: number } | null {
  const rankOf = ({ event }: LoggedEvent): number =>
    explains(event, swing, narration) ? narration.great.indexOf(event.kind) : -1;
  const [greatest] = stretch
    .filter((one) => rankOf(one) >= 0)
    .sort((one, two) => rankOf(one) - rankOf(two) || two.v - one.v);
  if (greatest !== undefined) return { ...greatest, rank: rankOf(greatest) };
  const lines = tellTurns(
    stretch.map(({ event }) => event),
    narration,
  ).flatMap((chapter) => chapter.lines);
  const line = lines.findLast(({ event }) => isDone(event)) ?? lines.at(-1);
  const seen = line === undefined ? undefined : stretch[line.key];
  return line === undefined || seen === undefined
    ? null
    : { v: seen.v, event: line.event, rank: -1 };
}

/**
 * The turning points of a match, `most` of them at most, in the order in which they came. Whoever has a seat
 * is told how their own chances changed, if they did.
 */
export function turningPoints(
  moments: readonly Moment[],
  happened: readonly LoggedEvent[],
  narration: Narration,
  most: number,
  seat: number | null,
): TurningPoint[] {
  const chapters = chaptersOf(happened, narration);
  const stayed = lasting(happened);
  const found = moments.slice(1).flatMap((after, k): Candidate[] => {
    const before = moments[k] as Moment;
    const stretch = stayed.filter(({ v }) => v > before.v && v <= after.v);
    const ended = stretch.some(({ event }) => isEnding(event));
    const swings = ended ? [] : swingsBetween(before, after);
    const [swing = null] = swings;
    const ofGame = stretch.filter(({ event }) => !isOfTable(event));
    const told = headline(ofGame, swing, narration);
    const great = told === null || told.rank < 0 ? 0 : Math.max(0, GREATEST - LESS * told.rank);
    // What changed nobody's chances was not so great after all.
    const weight = swing === null ? great / 4 : great + Math.abs(swing.to - swing.from);
    if (weight === 0) return [];
    const v = told?.v ?? after.v;
    const own = swings.find((one) => one.seat === seat) ?? swing;
    const chapter = chapterAt(chapters, v - 1);
    return [{ v, chapter, event: told?.event ?? null, swing: own, weight }];
  });
  return found
    .sort((one, two) => two.weight - one.weight)
    .slice(0, most)
    .sort((one, two) => one.v - two.v)
    .map(({ v, chapter, event, swing }) => ({ v, chapter, event, swing }));
}
