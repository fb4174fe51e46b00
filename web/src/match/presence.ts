/** Presence and absence of players: who is at a table, and what those there may do about one another. */
import type { MatchView, Presence, Room } from '@/api/types';

/** For how many seconds somebody has been away; null: they are there. */
export function awayFor(seat: Presence, now: number): number | null {
  return seat.away_since === null ? null : Math.max(0, (now - Date.parse(seat.away_since)) / 1000);
}

/** Somebody sits there for whom a person elsewhere plays. */
export const isOther = ({ kind, yours }: Presence): boolean => kind === 'person' && !yours;

/** A bot may take over the seat: its person has been away, or done nothing, for long enough and still plays. */
export function isReplaceable(room: Room, view: MatchView, seat: number, now: number): boolean {
  const there = room.seats[seat];
  const { substitutes, forfeits, result } = view.table;
  if (there === undefined || there.kind !== 'person' || result !== null) return false;
  if (substitutes[seat] !== null || forfeits[seat] !== null) return false;
  if (there.vacation_since !== null) return false;
  return there.idle_since !== null || (awayFor(there, now) ?? -1) >= room.grace;
}

/** Who has voted that a volunteer, or null: a bot, shall have a seat. */
export const votersFor = ({ table }: MatchView, about: number, by: number | null): number[] =>
  table.votes.find((vote) => vote.about === about && vote.volunteer === by)?.by ?? [];

/** Others may take the seat over: its person has left it, or has not come back to it from a bot. */
export const isLeft = (room: Room, view: MatchView, seat: number, now: number): boolean =>
  room.seats[seat]?.left === true || isReplaceable(room, view, seat, now);

/** What there is to be said of seats that change their person; '' if there is nothing, another text if it is new. */
export function takeoverCall(room: Room, view: MatchView, now: number): string {
  if (view.table.result !== null) return '';
  if (view.seat !== null)
    return plays(view) ? room.volunteers.map(({ n }) => `v${String(n)}`).join('') : '';
  if (room.lost.length > 0) return 'lost';
  const left = room.seats.filter(({ seat }) => isLeft(room, view, seat, now));
  return left.map(({ seat }) => `s${String(seat)}`).join('');
}

export interface AbsenceRight {
  /** `substitute`: the host's word is enough. */
  deed: 'vote' | 'substitute';
  about: number;
  /** Those who have voted already. */
  by: readonly number[];
  /** The reader has voted already. */
  done: boolean;
  /** They are there, and do nothing. */
  idle: boolean;
}

/** What the reader may do about those who stay away. */
export function absenceRights(room: Room, view: MatchView, now: number): AbsenceRight[] {
  const others = room.seats.filter(isOther).map(({ seat }) => seat);
  return others
    .filter((about) => isReplaceable(room, view, about, now))
    .flatMap((about): AbsenceRight[] => {
      const by = votersFor(view, about, null);
      const done = view.seat !== null && by.includes(view.seat);
      const idle = room.seats[about]?.present === true;
      if (room.host) return [{ deed: 'substitute', about, by, done: false, idle }];
      return plays(view) ? [{ deed: 'vote', about, by, done, idle }] : [];
    });
}

/** The reader plays in person: they have a seat, have not given up, and no bot plays for them. */
export function plays({ seat, table }: MatchView): boolean {
  if (seat === null || table.result !== null) return false;
  return table.substitutes[seat] === null && table.forfeits[seat] === null;
}

/** A bot keeps the reader's seat until they say that they are back. */
export function isReplaced({ seat, table }: MatchView): boolean {
  if (seat === null || table.result !== null) return false;
  return table.substitutes[seat] !== null && table.forfeits[seat] === null;
}

/** People elsewhere play here, or time runs: then there is something to show of the company. */
export const hasCompany = (room: Room): boolean =>
  room.seats.some(isOther) || room.clock['kind'] !== 'none';
