import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { engineWarmup } from '@/api/engine-warmup.svelte';
import type { MatchView, Presence } from '@/api/types';
import MatchPage from '@/pages/MatchPage.svelte';
import { settings } from '@/prefs/settings.svelte';
import { AddressedSocket, event, FixtureSocket, room, table, view } from '../support/fake-socket';

/** How long a board may take to be fetched, in milliseconds. */
const PATIENCE = 10_000;

const people = (count: number): MatchView['match']['seats'] =>
  Array.from({ length: count }, (_, seat) => ({
    seat,
    kind: 'person',
    level: null,
    name: ['Ada', 'Ben', 'Cleo'][seat] ?? null,
    account: false,
    yours: true,
  }));

function shown(turn: number | null, seat: number | null = null): MatchView {
  const found = view({ to_play: turn, legal: [], turn: 1, pile: [] });
  return { ...found, seat, match: { ...found.match, seats: people(3) } };
}

const snap = (v: number, turn: number | null) => ({ type: 'snap', v, view: shown(turn) }) as const;
const curtain = (): string | undefined =>
  document.getElementById('curtain-title')?.textContent ?? undefined;

async function arrive(turn: number): Promise<void> {
  const answer = { v: 0, view: shown(turn) };
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(JSON.stringify(path.endsWith('/room') ? room() : answer))),
  );
  render(MatchPage, { id: 'x' });
  await waitFor(() => expect(curtain()).toBeDefined(), { timeout: PATIENCE });
  FixtureSocket.last.open();
}

/** Its board is made ready for a browser here, which takes long where others use the machine, too. */
const READYING = 180_000;

beforeAll(async () => void (await import('@/games/doctor-faust')), READYING);

beforeEach(() => {
  settings.speak('en');
  AddressedSocket.forget();
  vi.stubGlobal('WebSocket', AddressedSocket);
});
afterEach(() => vi.unstubAllGlobals());

describe('three people at one screen', () => {
  it('have a curtain for whoever of them is to choose, and nobody’s hand behind it', async () => {
    await arrive(2);
    expect(curtain()).toBe('Cleo to play');
    expect(AddressedSocket.seats).toEqual([null]);
  });

  it('are told who begins before anybody has done anything', async () => {
    await arrive(1);
    FixtureSocket.last.receive(snap(0, 1));
    await waitFor(() => expect(curtain()).toBe('Ben begins'));
    expect(screen.getByText('Take the screen, Ben.')).toBeTruthy();
  });

  it('have it wait for somebody else when the one it waited for has been answered for', async () => {
    await arrive(1);
    FixtureSocket.last.receive({ type: 'ev', v: 1, event: event('stone-step') }, snap(1, 2));
    await waitFor(() => expect(curtain()).toBe('Cleo to play'));
    expect(AddressedSocket.seats).toEqual([null]);
  });

  it('see their own seat once they raise it', async () => {
    await arrive(1);
    await fireEvent.click(screen.getByRole('button', { name: /I am Ben/ }));
    expect(curtain()).toBeUndefined();
    expect(AddressedSocket.seats).toEqual([null, '1']);
  });
});

describe('a match that waits for players', () => {
  const waiting = (status: 'waiting' | 'running') => {
    const [ada, ben] = room().seats as [Presence, Presence];
    const free = { ...ben, kind: 'open', name: null, present: false } as const;
    return room({ status, seats: status === 'waiting' ? [ada, free] : [ada, ben] });
  };

  it('shows who sits where, and begins by itself when the last seat is taken', async () => {
    const answer = { v: 0, view: view({ turn: 1, pile: [] }) };
    let status: 'waiting' | 'running' = 'waiting';
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(
        new Response(JSON.stringify(path.endsWith('/room') ? waiting(status) : answer)),
      ),
    );
    render(MatchPage, { id: 'x' });
    await waitFor(() => expect(AddressedSocket.seats).toEqual([null]));
    FixtureSocket.last.open();
    FixtureSocket.last.receive({ type: 'room', room: waiting(status) });
    await screen.findByText('Waiting for one player', { selector: 'h2' }, { timeout: PATIENCE });
    expect(screen.getByText('still free')).toBeTruthy();
    status = 'running';
    FixtureSocket.last.receive({ type: 'room', room: waiting(status) });
    await waitFor(() => expect(AddressedSocket.seats).toEqual([null, '0']));
  });
});

describe('the strip above the table', () => {
  async function sit(fixed: string | null): Promise<HTMLElement> {
    const found = view();
    // No board comes for a game of no name, and none is needed.
    const match = { ...found.match, game: '' };
    const answer = { v: 0, view: { ...found, match, table: table({ fixed }) } };
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(new Response(JSON.stringify(path.endsWith('/room') ? room() : answer))),
    );
    render(MatchPage, { id: 'x' });
    await waitFor(() => expect(AddressedSocket.seats).toContain('0'), { timeout: PATIENCE });
    FixtureSocket.last.open();
    FixtureSocket.last.receive({ type: 'snap', ...answer });
    return screen.findByRole('button', { name: 'Take back' });
  }

  /** Look on while a bot is to move, and the server is still compiling all games but these. */
  async function watch(games: string[]): Promise<void> {
    const found = view({ to_play: 1 });
    const seats = found.match.seats.map((seat) => ({
      ...seat,
      kind: 'bot' as const,
      yours: false,
    }));
    const match = { ...found.match, game: '', seats };
    const answer = { v: 0, view: { ...found, match } };
    const engine = { ready: false, games, progress: 0.3 };
    vi.stubGlobal('fetch', (path: string) => {
      const told = path.endsWith('/room') ? room() : path.endsWith('/status') ? { engine } : answer;
      return Promise.resolve(new Response(JSON.stringify(told)));
    });
    render(MatchPage, { id: 'x' });
    await waitFor(() => expect(AddressedSocket.seats).toEqual([null]), { timeout: PATIENCE });
    FixtureSocket.last.open();
    FixtureSocket.last.receive({ type: 'snap', ...answer });
  }

  it('says in words, while a bot is to move, that bots are not warm yet', async () => {
    await watch([]);
    const words = await screen.findByText(/^The bots are still warming up/);
    expect(words.classList.contains('unseen')).toBe(false);
  });

  it('does not say so of a game that bots play already', async () => {
    await watch(['']);
    await waitFor(() => expect(engineWarmup.progress).toBe(0.3));
    await tick();
    expect(screen.queryByText(/^The bots are still warming up/)).toBeNull();
  });

  it('takes back what was done last', async () => {
    const button = await sit(null);
    expect(button.getAttribute('aria-disabled')).toBe('false');
    await fireEvent.click(button);
    expect(FixtureSocket.last.sent.at(-1)).toMatchObject({ deed: 'take-back' });
  });

  it('shows that there is nothing to take back', async () => {
    expect((await sit('nothing-done')).getAttribute('aria-disabled')).toBe('true');
  });
});
