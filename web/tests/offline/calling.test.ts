import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CALLED, listenForCalls } from '@/offline/calling';
import type { WorkerScope } from '@/offline/worker-scope';

const TOLD = { title: 'Doctor Faust: it is your turn', body: 'With Anna', path: '/m/x', tag: 'x' };
const AT = 'https://club.example/games';

let listeners: Map<string, (event: unknown) => void>;
let open: object[];
const shown = vi.fn();
const openWindow = vi.fn();
const subscribe = vi.fn();

const page = (path: string, visibilityState = 'visible') => ({
  url: AT + path,
  visibilityState,
  focus: vi.fn(),
  postMessage: vi.fn(),
});

async function happen(kind: string, event: object): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  listeners.get(kind)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
}

const push = (told: unknown): Promise<void> => happen('push', { data: { json: () => told } });

beforeEach(() => {
  listeners = new Map();
  open = [];
  for (const mock of [shown, openWindow, subscribe]) mock.mockReset();
  listenForCalls({
    registration: { scope: `${AT}/`, showNotification: shown, pushManager: { subscribe } },
    clients: { matchAll: async () => open, openWindow },
    addEventListener: (kind: string, listener: (event: unknown) => void) =>
      listeners.set(kind, listener),
  } as unknown as WorkerScope);
});

describe('a notice that is pushed', () => {
  it('is shown in the server’s words, one of each match', async () => {
    await push(TOLD);
    expect(shown).toHaveBeenCalledWith(TOLD.title, {
      body: TOLD.body,
      tag: 'x',
      renotify: true,
      icon: `${AT}/favicon-192.png`,
      data: { path: '/m/x' },
    });
  });

  it('is told to all pages, and not shown where its match is in sight', async () => {
    const [lobby, match] = [page('/lobby'), page('/m/x')];
    open = [lobby, match];
    await push(TOLD);
    expect(shown).not.toHaveBeenCalled();
    expect(lobby.postMessage).toHaveBeenCalledWith(CALLED);
    for (const others of [[page('/lobby')], [page('/m/x', 'hidden')], [page('/m/xy')]]) {
      shown.mockReset();
      open = others;
      await push(TOLD);
      expect(shown).toHaveBeenCalledOnce();
    }
  });

  it('that cannot be read is none', async () => {
    await happen('push', { data: null });
    await happen('push', {
      data: {
        json: () => {
          throw new SyntaxError();
        },
      },
    });
    expect(shown).not.toHaveBeenCalled();
  });
});

describe('a press on a notice', () => {
  const notification = { data: { path: '/m/x' }, close: vi.fn() };

  it('opens the match, and the notice goes', async () => {
    open = [page('/lobby')];
    await happen('notificationclick', { notification });
    expect(notification.close).toHaveBeenCalled();
    expect(openWindow).toHaveBeenCalledWith(`${AT}/m/x`);
  });

  it('leads to a page that is there already', async () => {
    const there = page('/m/x', 'hidden');
    open = [page('/lobby'), there];
    await happen('notificationclick', { notification });
    expect(there.focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
  });
});

describe('a subscription that the browser has changed', () => {
  const changed = (endpoint: string) => ({ endpoint, toJSON: () => ({ endpoint, keys: {} }) });
  let asked: string[];

  beforeEach(() => {
    asked = [];
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      asked.push(`${init?.method ?? 'GET'} ${url.slice(AT.length)}`);
      const targets = [
        { number: 3, address: 'https://push.example/old' },
        { number: 4, address: 'https://push.example/phone' },
      ];
      return Response.json({ push_key: 'BAAA', targets });
    });
  });

  it('takes the place of the former one', async () => {
    await happen('pushsubscriptionchange', {
      oldSubscription: changed('https://push.example/old'),
      newSubscription: changed('https://push.example/new'),
    });
    expect(asked).toEqual([
      'POST /api/me/notices/targets',
      'GET /api/me/notices',
      'DELETE /api/me/notices/targets/3',
    ]);
  });

  it('is made anew where the browser has none', async () => {
    subscribe.mockResolvedValue(changed('https://push.example/new'));
    await happen('pushsubscriptionchange', { newSubscription: null });
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BAAA' });
    expect(asked).toEqual(['GET /api/notices', 'POST /api/me/notices/targets']);
  });
});
