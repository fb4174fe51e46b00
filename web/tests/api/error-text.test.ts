import { render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeLocal } from '@/prefs/local-storage';
import { currentUser } from '@/account/current-user.svelte';
import AccountPage from '@/pages/AccountPage.svelte';
import GamesPage from '@/pages/GamesPage.svelte';
import RulesPage from '@/pages/RulesPage.svelte';
import { ServerError } from '@/api/http-client';
import { settings } from '@/prefs/settings.svelte';
import { troubleText } from '@/api/error-text';
import { loadMessages } from '@/i18n/message-catalogue';
import { say } from '@/i18n/messages';

const server = (status: number, problem: object) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ status, title: 'No', ...problem }), { status })),
  );
const broken = () => server(500, { detail: 'it broke', reason: 'error' });
const alert = () => waitFor(() => screen.getByRole('alert').textContent?.trim() ?? '');

beforeEach(() => {
  settings.speak('en');
  writeLocal('known', 'yes');
});
afterEach(() => {
  currentUser.forget();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('what went wrong', () => {
  it('is that nobody answers', () => {
    expect(troubleText(new ServerError('unreachable'))).toBe(say('page-trouble-unreachable'));
  });

  it('is that there is no network, where the browser knows that', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(troubleText(new ServerError('unreachable'))).toBe(say('page-trouble-offline'));
  });

  describe('where something is done too often', () => {
    const tooMany = (kind: string, seconds: number) =>
      troubleText(
        new ServerError('', {
          status: 429,
          detail: 'slow down',
          reason: 'too-many',
          params: { kind, seconds },
        }),
      );
    beforeEach(() => loadMessages(['refusal']));
    beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 28, 14, 31, 7) }));
    afterEach(() => vi.useRealTimers());

    it('is told with the time of day at which it may be done again', () => {
      expect(tooMany('frames', 7)).toBe('Not so fast. Try again at 14:31:14.');
    });

    it('is told to the minute where it takes longer, and no minute too early', () => {
      expect(tooMany('accounts', 2564)).toContain('at 15:14,');
    });

    it('names the network, and what can be done until then', () => {
      expect(tooMany('guests', 2564)).toBe(
        'Many new people have come from your network lately. There is room for more at 15:14. Until then you can log in.',
      );
    });
  });

  it('is the server’s own trouble, whatever that is', () => {
    const problem = { status: 500, detail: 'it broke', reason: 'error' };
    expect(troubleText(new ServerError('', problem))).toBe(say('page-trouble-server'));
  });

  it('is not that one has never played', async () => {
    broken();
    render(GamesPage);
    expect(await alert()).toContain(say('page-trouble-server'));
    expect(screen.queryByText(say('lobby-games-none-at-all'))).toBeNull();
  });

  it('is not that one has no account', async () => {
    broken();
    render(AccountPage);
    expect(await alert()).toContain(say('page-trouble-server'));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is not that there is no rulebook', async () => {
    broken();
    render(RulesPage, { game: 'doctor-faust' });
    expect(await alert()).toContain(say('page-trouble-server'));
    expect(screen.queryByText(say('page-rules-missing'))).toBeNull();
  });

  it('is that there is no rulebook, where there is none', async () => {
    server(404, { detail: 'no', reason: 'no-such-game' });
    render(RulesPage, { game: 'whist' });
    await waitFor(() => screen.getByText(say('page-rules-missing')));
  });
});
