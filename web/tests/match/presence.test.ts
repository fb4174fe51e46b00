import { describe, expect, it } from 'vitest';
import { awayFor, hasCompany, isReplaced, plays, absenceRights } from '@/match/presence';
import type { MatchView, Room, TableSeen } from '@/api/types';
import { asPlayed } from '@/match/match-client.svelte';
import { room, table, view } from '../support/fake-socket';

const START = Date.parse('2026-01-01T00:00:00.000Z');

/** Ben has been away since the first moment of 2026. */
function absent(host = false): Room {
  const here = room({ host });
  const [ada, ben] = here.seats as [Room['seats'][number], Room['seats'][number]];
  const gone = { ...ben, present: false, away_since: '2026-01-01T00:00:00.000Z' };
  return { ...here, seats: [ada, gone] };
}

const at = (changed: Partial<TableSeen>): MatchView => ({ ...view(), table: table(changed) });

describe('somebody who is away', () => {
  it('has been so since their last connection broke', () => {
    const [, ben] = absent().seats;
    expect(ben === undefined ? null : awayFor(ben, START + 7000)).toBe(7);
  });

  it('may be voted about once the grace is over', () => {
    expect(absenceRights(absent(), view(), START + 59_000)).toEqual([]);
    expect(absenceRights(absent(), view(), START + 60_000)).toEqual([
      { deed: 'vote', about: 1, by: [], done: false, idle: false },
    ]);
  });

  it('is voted about as well when they are there and do nothing', () => {
    const here = room({ host: false });
    const seats = here.seats.map((seat) =>
      seat.seat === 1 ? { ...seat, idle_since: '2026-01-01T00:00:00.000Z' } : seat,
    );
    expect(absenceRights(here, view(), START)).toEqual([]);
    expect(absenceRights({ ...here, seats }, view(), START)).toEqual([
      { deed: 'vote', about: 1, by: [], done: false, idle: true },
    ]);
  });

  it('is left alone while they are on vacation', () => {
    const here = absent();
    const seats = here.seats.map((seat) => ({
      ...seat,
      vacation_since: '2026-01-01T00:00:00.000Z',
    }));
    expect(absenceRights({ ...here, seats }, view(), START + 60_000)).toEqual([]);
  });

  it('is not voted about twice by the same person', () => {
    const voted = at({ votes: [{ about: 1, volunteer: null, by: [0] }] });
    expect(absenceRights(absent(), voted, START + 60_000)[0]?.done).toBe(true);
  });

  it('is replaced by the host’s word', () => {
    expect(absenceRights(absent(true), view(), START + 60_000)[0]?.deed).toBe('substitute');
  });

  it('is left alone where a bot plays for them, where they have given up, and after the end', () => {
    const result = { reason: 'agreed', winner: null, returns: [0, 0], scores: [0, 0] };
    for (const changed of [
      { substitutes: [null, 'greedy'] },
      { forfeits: [null, 'resigned'] },
      { result },
    ])
      expect(absenceRights(absent(), at(changed), START + 60_000)).toEqual([]);
  });

  it('is nobody’s business who looks on', () => {
    expect(absenceRights(absent(), { ...view(), seat: null }, START + 60_000)).toEqual([]);
  });
});

describe('the reader', () => {
  it('plays unless they look on, have given up, or a bot plays for them', () => {
    expect(plays(view())).toBe(true);
    expect(plays({ ...view(), seat: null })).toBe(false);
    expect(plays(at({ forfeits: ['resigned', null] }))).toBe(false);
    expect(plays(at({ substitutes: ['greedy', null] }))).toBe(false);
  });

  it('may come back to the seat that a bot keeps for them, but not once they have given up', () => {
    expect(isReplaced(at({ substitutes: ['greedy', null] }))).toBe(true);
    expect(isReplaced(at({ substitutes: ['greedy', null], forfeits: ['resigned', null] }))).toBe(
      false,
    );
  });

  it('has nothing to choose while a bot plays for them', () => {
    const shown = asPlayed(at({ substitutes: ['greedy', null] }));
    expect(shown.state.legal).toEqual([]);
    expect(shown.state.to_play).toBe(0);
  });
});

describe('a match that ended at the table', () => {
  it('has nobody to move on the board', () => {
    const result = { reason: 'resigned', winner: 1, returns: [-1, 1], scores: [0, 0] };
    expect(asPlayed(at({ result })).state.to_play).toBeNull();
  });
});

describe('company', () => {
  it('is people elsewhere, or a clock', () => {
    const alone = room();
    const seats = alone.seats.map((seat) => ({ ...seat, yours: true }));
    expect(hasCompany(room())).toBe(true);
    expect(hasCompany({ ...alone, seats })).toBe(false);
    expect(hasCompany({ ...alone, seats, clock: { kind: 'days', days: 2 } })).toBe(true);
  });
});
