import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followLanguage, pushHere } from '@/calls/push-here.svelte';
import { settings } from '@/prefs/settings.svelte';
import type { NoticesSeen } from '@/api/types';

const ENDPOINT = 'https://push.example/one';
const KEYS = { p256dh: 'point', auth: 'secret' };
const target = {
  number: 4,
  kind: 'push' as const,
  address: ENDPOINT,
  created: '2026-11-28T08:00:00.000Z',
  confirmed: true,
};

let offered: string | null;
let seen: NoticesSeen;
let permission: NotificationPermission;
let subscription: { endpoint: string } | null;
let registration: object | undefined;
let registered: string[];
let asked: [path: string, method: string, body: unknown][];

const unsubscribe = vi.fn(async () => {
  subscription = null;
  return true;
});
const unregister = vi.fn(async () => {
  registration = undefined;
  return true;
});

function has(): object {
  return {
    endpoint: ENDPOINT,
    options: {},
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe,
  };
}

function worker(url: string): object {
  return {
    active: { scriptURL: `http://localhost:3000${url}` },
    unregister,
    pushManager: {
      getSubscription: async () => subscription,
      subscribe: async () => (subscription = has() as { endpoint: string }),
    },
  };
}

function answer(path: string, method: string): unknown {
  if (path === '/api/notices') return { push_key: offered, mail: false, webhooks: false };
  if (method === 'POST') seen = { ...seen, targets: [target] };
  if (method === 'DELETE') seen = { ...seen, targets: [] };
  return path === '/api/me/notices' ? seen : target;
}

beforeEach(() => {
  [offered, permission, subscription, registration, registered, asked] = [
    'BAAA',
    'default',
    null,
    undefined,
    [],
    [],
  ];
  seen = { language: 'en', occasions: ['turn'], quiet: null, targets: [] };
  settings.speak('en');
  localStorage.clear();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: async () => (permission = permission === 'default' ? 'granted' : permission),
  });
  const serviceWorker = {
    getRegistration: async () => registration,
    register: async (url: string) => {
      registered.push(url);
      registration = worker(url);
      return registration;
    },
    get ready() {
      return Promise.resolve(registration);
    },
  };
  vi.stubGlobal('navigator', { serviceWorker, onLine: true });
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET';
    asked.push([path, method, JSON.parse((init?.body as string | undefined) ?? 'null')]);
    return Response.json(answer(path, method));
  });
});

describe('push in this browser', () => {
  it('is not offered by every host', async () => {
    offered = null;
    await pushHere.look();
    expect(pushHere.state).toBe('not-offered');
  });

  it('needs a safe address, and a browser that has it', async () => {
    vi.stubGlobal('isSecureContext', false);
    await pushHere.look();
    expect(pushHere.state).toBe('insecure');
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('navigator', {});
    await pushHere.look();
    expect(pushHere.state).toBe('impossible');
  });

  it('is off where the server knows of no such subscription', async () => {
    await pushHere.look();
    expect(pushHere.state).toBe('off');
    [subscription, registration] = [has() as { endpoint: string }, worker('/sw.js?calls')];
    await pushHere.look();
    expect(pushHere.state).toBe('off');
    seen = { ...seen, targets: [target] };
    await pushHere.look();
    expect(pushHere.state).toBe('on');
  });

  it('asks the browser’s user only when it is turned on', async () => {
    await pushHere.look();
    expect(permission).toBe('default');
    await pushHere.turnOn();
    expect(permission).toBe('granted');
    expect(pushHere.state).toBe('on');
    expect(registered).toEqual(['/sw.js?calls']);
    expect(asked).toContainEqual([
      '/api/me/notices/targets',
      'POST',
      { kind: 'push', address: ENDPOINT, keys: KEYS, language: 'en' },
    ]);
  });

  it('takes the worker that keeps the page where there is one, and leaves it there', async () => {
    registration = worker('/sw.js');
    await pushHere.turnOn();
    expect(registered).toEqual([]);
    await pushHere.turnOff();
    expect(unsubscribe).toHaveBeenCalled();
    expect(unregister).not.toHaveBeenCalled();
    expect(pushHere.state).toBe('off');
  });

  it('that is turned off leaves no worker which only called', async () => {
    await pushHere.turnOn();
    await pushHere.turnOff();
    expect(asked).toContainEqual(['/api/me/notices/targets/4', 'DELETE', null]);
    expect(unregister).toHaveBeenCalledOnce();
  });

  it('is blocked where that is forbidden, and then subscribes to nothing', async () => {
    permission = 'denied';
    await pushHere.turnOn();
    expect(pushHere.state).toBe('blocked');
    expect(registered).toEqual([]);
  });

  it('says when the browser’s push service does not answer', async () => {
    registration = worker('/sw.js');
    Object.assign(registration, {
      pushManager: {
        getSubscription: async () => null,
        subscribe: async () => {
          throw new DOMException('no service', 'AbortError');
        },
      },
    });
    await pushHere.turnOn();
    expect(pushHere.trouble).toMatch(/cannot be reached/);
  });

  it('tells the server of another language, unless one has logged out', async () => {
    await pushHere.turnOn();
    asked = [];
    await followLanguage();
    expect(asked).toEqual([]);
    settings.speak('fr');
    await followLanguage();
    expect(asked.at(-1)?.[2]).toMatchObject({ language: 'fr', address: ENDPOINT });
    settings.speak('de');
    [seen, asked] = [{ ...seen, targets: [] }, []];
    await followLanguage();
    expect(asked.map(([, method]) => method)).toEqual(['GET']);
    settings.speak('en');
  });
});
