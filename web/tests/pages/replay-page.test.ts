import { render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import ReplayPage from '@/pages/ReplayPage.svelte';
import { settings } from '@/prefs/settings.svelte';
import { position } from '../games/kill-doctor-lucky/position';
import { event } from '../support/fake-socket';

/** How long a board may take to be fetched, in milliseconds. */
const PATIENCE = 10_000;

/** It is made ready for a browser here, which takes long where others use the machine, too. */
const READYING = 180_000;

beforeAll(async () => void (await import('@/games/kill-doctor-lucky')), READYING);

/** A replay of one step, come to by an address; its review's heading, once it is there. */
async function come(search: string): Promise<HTMLElement> {
  history.replaceState(null, '', `/m/x/replay${search}`);
  const step = { v: 1, until: 1, event: event('turn', { seat: 0, turn: 1 }), view: position() };
  const found = { versions: [step], last: 1 };
  vi.stubGlobal('fetch', (path: string) =>
    path.includes('/replay')
      ? Promise.resolve(new Response(JSON.stringify(found)))
      : new Promise(() => undefined),
  );
  render(ReplayPage, { id: 'x' });
  return screen.findByRole('heading', { name: 'Review' }, { timeout: PATIENCE });
}

beforeEach(() => settings.speak('en'));

describe('the review of a match', () => {
  it('is come to at once by who asked for it', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const heading = await come('?seat=0&review');
    expect(document.activeElement).toBe(heading);
    expect(scroll.mock.contexts).toContain(heading);
  });

  it('waits below the replay for who only goes through it again', async () => {
    const heading = await come('?seat=0');
    expect(document.activeElement).not.toBe(heading);
  });
});
