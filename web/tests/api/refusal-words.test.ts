import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { ServerError, status } from '@/api/http-client';
import { troubleText } from '@/api/error-text';
import { signInTrouble } from '@/account/sign-in-trouble';
import { loadMessages } from '@/i18n/message-catalogue';
import { LANGUAGES, settings } from '@/prefs/settings.svelte';

const DETAIL = 'what the server says in English';
const refused = (reason: string): ServerError =>
  new ServerError('', { status: 409, reason, detail: DETAIL, params: {} });

afterEach(() => vi.unstubAllGlobals());
afterAll(() => settings.speak('en'));

const LATE = ['already-linked', 'name-looks-alike', 'not-allowed', 'rules-changed'];

describe.each(LANGUAGES)('why something is refused, in %s', (language) => {
  it.each(['reset-spent', 'reported-before', 'too-many-reports', 'no-vacation', 'no-account'])(
    'has words for %s',
    async (reason) => {
      settings.speak(language);
      await loadMessages(['host', 'seldom']);
      expect(troubleText(refused(reason))).not.toBe(DETAIL);
    },
  );

  it.each(LATE)('has fetched words for %s when the refusal is told', async (reason) => {
    settings.speak(language);
    await loadMessages();
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(JSON.stringify({ reason, detail: DETAIL }), { status: 409 })),
    );
    const caught: unknown = await status().catch((error: unknown) => error);
    expect(caught).toBeInstanceOf(ServerError);
    expect(troubleText(caught)).not.toBe(DETAIL);
  });

  it('has words for an account that is unlinked already', async () => {
    settings.speak(language);
    await loadMessages(['host', 'seldom']);
    expect(signInTrouble(refused('not-linked'))).not.toBe(DETAIL);
  });
});
