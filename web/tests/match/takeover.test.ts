import { render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import TakeoverNotice from '@/match/TakeoverNotice.svelte';
import TableNotices from '@/match/TableNotices.svelte';
import { absenceRights, takeoverCall } from '@/match/presence';
import { loadMessages } from '@/i18n/message-catalogue';
import { LANGUAGES, settings } from '@/prefs/settings.svelte';
import type { MatchView, Room } from '@/api/types';
import { room, table, view } from '../support/fake-socket';

const START = Date.parse('2026-01-01T00:00:00.000Z');
const LATER = START + 60_000;

const offer = { n: 3, seat: 1, name: 'Marie', account: false, yours: false, present: true };

/** Ben has been away since the first moment of 2026; nobody at this screen plays. */
function watched(changed: Partial<Room> = {}): Room {
  const here = room();
  const seats = here.seats.map((seat) => ({
    ...seat,
    yours: false,
    ...(seat.seat === 1 && { present: false, away_since: '2026-01-01T00:00:00.000Z' }),
  }));
  return { ...here, seats, ...changed };
}

const spectator = (): MatchView => ({ ...view(), seat: null });
const onknown = vi.fn();

function show(seen: Room, from: MatchView): void {
  const nameOf = (seat: number): string => (seat === 0 ? 'Ada' : 'Ben');
  render(TakeoverNotice, { room: seen, view: from, now: LATER, nameOf, onknown });
}

function answering(status: number, body: object): ReturnType<typeof vi.fn> {
  const answer = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal('fetch', answer);
  return answer;
}

beforeEach(async () => {
  settings.speak('en');
  await loadMessages(['seldom', 'refusal']);
});
afterEach(() => vi.unstubAllGlobals());

describe('what there is to be said of seats that change their person', () => {
  it('is nothing while everybody is there', () => {
    expect(takeoverCall(room(), view(), LATER)).toBe('');
    expect(takeoverCall(room(), spectator(), LATER)).toBe('');
    expect(takeoverCall(watched(), spectator(), START)).toBe('');
  });

  it('is for who looks on that somebody has left', () => {
    expect(takeoverCall(watched(), spectator(), LATER)).toBe('s1');
    const here = room();
    const left = here.seats.map((seat) => ({ ...seat, left: seat.seat === 0 }));
    expect(takeoverCall({ ...here, seats: left }, spectator(), START)).toBe('s0');
  });

  it('is for who plays that somebody offers to play on, and another for each', () => {
    expect(takeoverCall(watched(), view(), LATER)).toBe('');
    const seen = watched({ volunteers: [offer] });
    expect(takeoverCall(seen, view(), LATER)).toBe('v3');
    expect(takeoverCall(watched({ volunteers: [{ ...offer, n: 4 }] }), view(), LATER)).toBe('v4');
    const replaced = { ...view(), table: table({ substitutes: ['imp', null] }) };
    expect(takeoverCall(seen, replaced, LATER)).toBe('');
  });

  it('is for who has lost a seat that they have', () => {
    expect(takeoverCall(watched({ lost: [1] }), spectator(), LATER)).toBe('lost');
  });

  it('is nothing once the match is over', () => {
    const result = { reason: 'score', winner: 0, returns: [1, -1], scores: [] };
    const over = { ...spectator(), table: table({ result }) };
    expect(takeoverCall(watched(), over, LATER)).toBe('');
  });

  it('does not count as a vote for a bot', () => {
    const here = { ...watched(), host: false };
    const voted = table({ votes: [{ about: 1, volunteer: 3, by: [0] }] });
    const [right] = absenceRights(here, { ...view(), table: voted }, LATER);
    expect(right?.done).toBe(false);
  });
});

describe('the notice of it', () => {
  it('has who looks on offer to play on, and take that back', async () => {
    const asked = answering(200, { n: 1 });
    show(watched(), spectator());
    expect(screen.getByText(/^Ben is away/)).toBeTruthy();
    screen.getByRole('button', { name: 'Offer to play on' }).click();
    await waitFor(() => {
      expect(onknown).toHaveBeenCalledOnce();
    });
    expect(asked.mock.calls[0]?.[0]).toBe('/api/matches/x/seats/1/volunteer');
    show(watched({ volunteers: [{ ...offer, yours: true }] }), spectator());
    screen.getByRole('button', { name: 'Take it back' }).click();
    expect(asked.mock.calls[1]?.[1]).toMatchObject({ method: 'DELETE' });
  });

  it('says before anything is decided that the seat then counts for nobody', () => {
    const told = 'That seat then counts for nobody’s rating.';
    show(watched(), spectator());
    show(watched({ rated: 2, volunteers: [] }), view());
    show(watched({ rated: 2, lost: [1] }), spectator());
    expect(screen.queryByText(told)).toBeNull();
    show(watched({ rated: 2 }), spectator());
    show(watched({ rated: 2, volunteers: [offer] }), view());
    expect(screen.getAllByText(told)).toHaveLength(2);
  });

  it('says in words why that is refused', async () => {
    answering(409, { reason: 'has-sat', detail: 'no', params: {} });
    show(watched(), spectator());
    screen.getByRole('button', { name: 'Offer to play on' }).click();
    expect((await screen.findByRole('alert')).textContent).toContain('You have, or had, a seat');
  });

  it('has who plays vote, once', () => {
    const asked = answering(200, {});
    show(watched({ volunteers: [offer] }), view());
    expect(screen.getByText(/Marie.* offers to play on for Ben/)).toBeTruthy();
    screen.getByRole('button', { name: 'Vote for it' }).click();
    const body = JSON.parse(String((asked.mock.calls[0]?.[1] as RequestInit).body)) as object;
    expect(body).toMatchObject({ deed: 'vote', seat: 0, about: 1, volunteer: 3 });
  });

  it('says to who has voted that they have', () => {
    const voted = table({ votes: [{ about: 1, volunteer: 3, by: [0] }] });
    show(watched({ volunteers: [offer] }), { ...view(), table: voted });
    expect(screen.getByText('You have voted for it.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(LANGUAGES)('tells in %s who has lost a seat that they have', async (language) => {
    settings.speak(language);
    await loadMessages(['seldom']);
    show(watched({ lost: [1] }), spectator());
    expect(document.body.textContent.length).toBeGreaterThan(50);
  });

  it('gives way to what is asked before it', () => {
    render(TableNotices, {
      view: spectator(),
      may: [],
      nameOf: () => '',
      ondeed: vi.fn(),
      next: null,
      onjoin: vi.fn(),
    });
    expect(screen.getByRole('status').textContent.trim()).toBe('');
  });
});
