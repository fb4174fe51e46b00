import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { followPace } from '@/match/bot-pace.svelte';
import type { Room } from '@/api/types';
import { settings } from '@/prefs/settings.svelte';
import { room } from '../support/fake-socket';

const [one] = room().seats as [Room['seats'][number]];
const ALONE = room({
  seats: [
    { ...one, yours: true },
    { ...one, kind: 'bot', yours: false },
  ],
});

afterEach(() => settings.walk('brisk'));

it('bots are told the pace as often as it is chosen, though the room has not heard of the last time yet', () => {
  const told: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    told.push(JSON.parse(String(body)));
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  const end = $effect.root(() => followPace({ id: 'm', room: ALONE }));
  for (const pace of ['leisurely', 'brisk', 'leisurely'] as const) {
    settings.walk(pace);
    flushSync();
  }
  end();
  expect(told).toEqual([{ seconds: 1 }, { seconds: null }, { seconds: 1 }]);
});
