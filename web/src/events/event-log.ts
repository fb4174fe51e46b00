/** Event log. The story so far: events told as lines, under a heading for each turn. */
import type { Chapter, Narration } from './narration';
import type { GameEvent } from '@/api/types';
import { say } from '@/i18n/messages';

/** Something that was seen to happen, and at which version. */
export interface LoggedEvent {
  v: number;
  event: GameEvent;
}

export interface LogLine {
  event: GameEvent;
  /** How many events were told before this line began. */
  key: number;
  /** How many were told before the last one of those that it tells. */
  last: number;
  /** It has been taken back since. */
  undone: boolean;
}

export interface LogTurn {
  chapter: Chapter | null;
  key: number;
  lines: LogLine[];
  /** What is told in it, its heading among it. */
  events: GameEvent[];
}

/** What is done at the table follows from no clause of the rulebook. */
export const isOfTable = ({ clause }: GameEvent): boolean => clause === null;

/** Something that happened before is undone by it. */
export const isTakingBack = (event: GameEvent): boolean =>
  isOfTable(event) && event.kind === 'taken-back';

/** What has been taken back of all that has happened. */
export function undoneIn(happened: readonly LoggedEvent[]): ReadonlySet<GameEvent> {
  const versions = new Set(
    happened.flatMap(({ event }) =>
      isTakingBack(event) ? (event.params['undone'] as readonly number[]) : [],
    ),
  );
  return new Set(happened.filter(({ v }) => versions.has(v)).map(({ event }) => event));
}

/** What has happened, without what was taken back and that it was. */
export function lasting(happened: readonly LoggedEvent[]): LoggedEvent[] {
  const undone = undoneIn(happened);
  return happened.filter(({ event }) => !undone.has(event) && !isTakingBack(event));
}

/** A line says already that something was taken back: nothing need be said of it once more. */
const saysSo = (line: LogLine | undefined, event: GameEvent): boolean =>
  line !== undefined &&
  isTakingBack(event) &&
  (line.undone || (isTakingBack(line.event) && line.event.params['seat'] === event.params['seat']));

/** Two events as one line, or null where each has its own. */
function mergedLine(before: LogLine, next: LogLine, narration: Narration): GameEvent | null {
  const apart = before.undone !== next.undone || isOfTable(before.event) || isOfTable(next.event);
  return apart ? null : narration.merge(before.event, next.event);
}

/**
 * Events in order, as turns of lines; events the game tells as one become one line. What is `undone`
 * stays in sight as such, but for a turn that had only seemed to begin.
 */
export function tellTurns(
  events: readonly GameEvent[],
  narration: Narration,
  undone: ReadonlySet<GameEvent> = new Set(),
): LogTurn[] {
  const turns: LogTurn[] = [{ chapter: null, key: -1, lines: [], events: [] }];
  events.forEach((event, key) => {
    const turn = turns[turns.length - 1] as LogTurn;
    const before = turn.lines[turn.lines.length - 1];
    const chapter = isOfTable(event) ? null : narration.chapter(event);
    const line = { event, key, last: key, undone: undone.has(event) };
    if (chapter !== null && !line.undone) {
      turns.push({ chapter, key, lines: [], events: [event] });
      return;
    }
    turn.events.push(event);
    if (chapter !== null || saysSo(before, event)) return;
    const merged = before === undefined ? null : mergedLine(before, line, narration);
    if (before !== undefined && merged !== null) {
      before.event = merged;
      before.last = key;
    } else turn.lines.push(line);
  });
  return turns.filter((turn) => turn.chapter !== null || turn.lines.length > 0);
}

const areSame = (one: readonly GameEvent[], other: readonly GameEvent[]): boolean =>
  one.length === other.length && one.every((event, k) => event === other[k]);

/** A story with the turns of an earlier telling that are the same in it: those need not be drawn again. */
export function reusedTurns(before: readonly LogTurn[], now: readonly LogTurn[]): LogTurn[] {
  const known = new Map(before.map((turn) => [turn.key, turn]));
  return now.map((turn) => {
    const old = known.get(turn.key);
    return old !== undefined && areSame(old.events, turn.events) ? old : turn;
  });
}

export interface LogReader {
  game: string;
  seat: number | null;
  /** Parameters that hold a seat. */
  seats: readonly string[];
  nameOf: (seat: number) => string;
}

/** Parameters that hold a seat in what is told of the table. */
const TABLE_SEATS: readonly string[] = ['seat', 'about', 'winner'];

/** The catalogue calls an unknown value "unknown" and nobody "none". */
function wording(name: string, value: unknown, reader: LogReader): unknown {
  if (!reader.seats.includes(name)) return value ?? 'unknown';
  if (Array.isArray(value)) {
    const listed = (seat: unknown): unknown =>
      seat === reader.seat ? say('page-you-listed') : wording(name, seat, reader);
    return value.length === 0 ? 'none' : value.map(listed);
  }
  // Where one event has a seat another may have a space: that stays what it is.
  return typeof value === 'number' ? reader.nameOf(value) : (value ?? 'none');
}

/** The text of an event in the reader's language, seats called by their names. */
export function lineText(event: GameEvent, reader: LogReader): string {
  const seats = isOfTable(event) ? TABLE_SEATS : reader.seats;
  const params = Object.fromEntries(
    Object.entries(event.params).map(([name, value]) => [
      name,
      wording(name, value, { ...reader, seats }),
    ]),
  );
  const whose = isOfTable(event) ? 'table' : reader.game;
  const named = namedAs(event, reader.seat, seats);
  return say(`${whose}-event-${event.kind}`, {
    ...params,
    you: roleOf(event, reader.seat, named),
    named,
  });
}

/** The parameter by which an event names the reader; "none": by none. */
const namedAs = ({ params }: GameEvent, seat: number | null, seats: readonly string[]): string =>
  seats.find((name) => seat !== null && params[name] === seat) ?? 'none';

/** The reader's part in an event: whose it is, only named in it, or none. */
function roleOf({ params }: GameEvent, seat: number | null, named: string): 'yes' | 'named' | 'no' {
  if (seat !== null && (params['seat'] ?? params['winner']) === seat) return 'yes';
  return named === 'none' ? 'no' : 'named';
}

/** That somebody's turn begins. */
export const beginning = (seat: number, { seat: own, nameOf }: LogReader): string =>
  seat === own ? say('page-story-begins-you') : say('page-story-begins', { seat: nameOf(seat) });

/** A line for those who listen: what has been taken back is said to be. */
export function spokenText({ event, undone }: LogLine, reader: LogReader): string {
  const text = lineText(event, reader);
  return undone ? `${text} ${say('page-story-undone')}` : text;
}
