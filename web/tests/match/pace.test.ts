import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playsWithBots } from '@/match/bot-pace.svelte';
import type { GameEvent, Room } from '@/api/types';
import { tempo } from '@/drawing/animation';
import { settings } from '@/prefs/settings.svelte';
import { MatchClient } from '@/match/match-client.svelte';
import { event, FixtureSocket, room, view } from '../support/fake-socket';

let shown: { kind: string; rate: number }[] = [];
let heard: string[] = [];

const STEP = event('stone-step');
const OTHERS = { ...STEP, actor: 1 };

function sit(): MatchClient {
  const client = new MatchClient(() => new FixtureSocket(), 0);
  FixtureSocket.last.open();
  FixtureSocket.last.receive({ type: 'snap', v: 1, view: view() });
  client.animate = ({ kind }) => {
    shown.push({ kind, rate: tempo.rate });
    return Promise.resolve();
  };
  client.sound = ({ kind }) => heard.push(kind);
  return client;
}

function happen(what: GameEvent): void {
  FixtureSocket.last.receiveTogether(
    { type: 'ev', v: 2, event: what },
    { type: 'snap', v: 2, view: view() },
  );
}

function still(wanted: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: wanted }));
}

beforeEach(() => {
  FixtureSocket.all = [];
  shown = [];
  heard = [];
  still(false);
  vi.useFakeTimers();
});
afterEach(() => {
  settings.walk('brisk');
  tempo.rate = 1;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what others do is shown', () => {
  it.each([
    ['leisurely', [{ kind: 'stone-step', rate: 0.6 }]],
    ['brisk', [{ kind: 'stone-step', rate: 1 }]],
    ['at-once', []],
  ] as const)('%s', async (pace, expected) => {
    settings.walk(pace);
    const client = sit();
    happen(OTHERS);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(expected);
    expect(client.playing).toBe(false);
  });

  it('at the usual pace again once one has left the table', async () => {
    settings.walk('leisurely');
    const client = sit();
    happen(OTHERS);
    await vi.advanceTimersByTimeAsync(0);
    client.close();
    expect(tempo.rate).toBe(1);
  });
});

describe('where nothing is to move', () => {
  beforeEach(() => still(true));

  it('what others do stays in sight for a while', async () => {
    const client = sit();
    happen(OTHERS);
    await vi.advanceTimersByTimeAsync(400);
    expect(client.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(client.playing).toBe(false);
  });

  it('nobody waits for what they have done themselves', async () => {
    const client = sit();
    happen(STEP);
    await vi.advanceTimersByTimeAsync(0);
    expect(client.playing).toBe(false);
  });

  it('nobody waits who wants all at once', async () => {
    settings.walk('at-once');
    const client = sit();
    happen(OTHERS);
    await vi.advanceTimersByTimeAsync(0);
    expect(client.playing).toBe(false);
  });
});

describe('what happens is heard', () => {
  it.each(['leisurely', 'brisk', 'at-once'] as const)('%s', async (pace) => {
    settings.walk(pace);
    sit();
    happen(OTHERS);
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(['stone-step']);
  });

  it('by nobody who comes later', () => {
    sit();
    FixtureSocket.last.receive({ type: 'snap', v: 1, view: view() });
    expect(heard).toEqual([]);
  });

  it('by nobody who looks at something else', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    sit();
    happen(OTHERS);
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([]);
    vi.restoreAllMocks();
  });
});

describe('bots are told the pace', () => {
  const seat = (kind: 'person' | 'bot' | 'open', yours = false): Room['seats'][number] => ({
    ...(room().seats[0] as Room['seats'][number]),
    kind,
    yours,
  });
  const me = seat('person', true);

  it.each([
    ['one plays with bots alone', [me, seat('bot')], true],
    ['all people sit at this screen', [me, me, seat('bot')], true],
    ['somebody else plays', [me, seat('person'), seat('bot')], false],
    ['somebody may still come', [me, seat('open'), seat('bot')], false],
    ['there are none', [me, me], false],
    ['one only looks on', [seat('bot'), seat('bot')], false],
  ])('or not where %s', (_, seats, expected) => {
    expect(playsWithBots(room({ seats }))).toBe(expected);
  });

  it('not any more when the match is over', () => {
    expect(playsWithBots(room({ seats: [me, seat('bot')], status: 'over' }))).toBe(false);
  });
});
