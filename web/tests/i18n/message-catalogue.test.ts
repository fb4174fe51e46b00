import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The page's words as they are when the page is opened: none has come yet. */
async function opened() {
  vi.resetModules();
  const { settings } = await import('@/prefs/settings.svelte');
  settings.speak('en');
  const { loadMessages, currentLanguage } = await import('@/i18n/message-catalogue');
  const { knows, say } = await import('@/i18n/messages');
  return { knows, loadMessages, say, settings, currentLanguage };
}
let page: Awaited<ReturnType<typeof opened>>;

beforeEach(async () => {
  page = await opened();
});

describe('words', () => {
  it('are there once they have been learnt', async () => {
    const { loadMessages, say } = page;
    await loadMessages(['doctor-faust']);
    expect(say('page-rules')).toBe('Rules');
    expect(say('doctor-faust-seat-0')).toBe('Red');
  });

  it('leave their place empty while they are on their way', async () => {
    const { loadMessages, say } = page;
    expect(say('page-rules')).toBe('');
    await loadMessages();
    expect([say('page-rules'), say('doctor-faust-seat-0')]).toEqual(['Rules', '']);
    await vi.waitFor(() => expect(say('doctor-faust-seat-0')).toBe('Red'));
  });

  it('are those of the language before until all of the next have come', async () => {
    const { loadMessages, say, settings, currentLanguage } = page;
    await loadMessages(['doctor-faust']);
    settings.speak('de');
    const heard = new Set<string>();
    await vi.waitFor(() => {
      heard.add(`${currentLanguage()}: ${say('page-rules')}, ${say('doctor-faust-seat-0')}`);
      expect(currentLanguage()).toBe('de');
    });
    expect([...heard]).toEqual(['en: Rules, Red', 'de: Regeln, Rot']);
  });

  it('are not known of a game that nobody has asked for, and then are', async () => {
    const { knows, loadMessages } = page;
    await loadMessages();
    expect(knows('teufel-teufel-tagline')).toBe(false);
    await vi.waitFor(() => expect(knows('teufel-teufel-tagline')).toBe(true));
  });

  it('of a game that has none are those of the page', async () => {
    const { loadMessages, say } = page;
    await loadMessages(['no-such-game']);
    expect(say('page-rules')).toBe('Rules');
    expect(say('no-such-game-seat-0')).toBe('no-such-game-seat-0');
  });
});
