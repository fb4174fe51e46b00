import { describe, expect, it, vi } from 'vitest';

type Listener = (event: { matches: boolean }) => void;

/** The settings, freshly read on a system whose light is that of day, and a way to let night fall there. */
async function begin(kept: string | null) {
  let told: Listener = () => undefined;
  vi.resetModules();
  localStorage.clear();
  if (kept !== null) localStorage.setItem('diablerie-light', kept);
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: (_: string, listener: Listener) => (told = listener),
  }));
  const { settings } = await import('@/prefs/settings.svelte');
  return { settings, nightfall: () => told({ matches: false }) };
}

describe('the light of the page', () => {
  it('is the system’s until another is chosen, and changes with it', async () => {
    const { settings, nightfall } = await begin(null);
    expect([settings.lighting, settings.light]).toEqual(['system', 'light']);
    nightfall();
    expect(settings.light).toBe('dark');
  });

  it('is the chosen one whatever the system does', async () => {
    const { settings, nightfall } = await begin('light');
    nightfall();
    expect([settings.lighting, settings.light]).toEqual(['light', 'light']);
  });

  it('may be the system’s again, and that is kept', async () => {
    const { settings } = await begin('dark');
    expect(settings.light).toBe('dark');
    settings.shine('system');
    expect(settings.light).toBe('light');
    expect(localStorage.getItem('diablerie-light')).toBe('system');
  });
});

describe('the language of the page', () => {
  it('is what the address asks for until another is chosen', async () => {
    history.replaceState(null, '', '/rules/doctor-faust?lang=fr&paper=a4#DF-16');
    const { settings } = await begin(null);
    expect(settings.language).toBe('fr');
    settings.speak('de');
    expect(location.search + location.hash).toBe('?paper=a4#DF-16');
    expect((await begin(null)).settings.language).not.toBe('fr');
    history.replaceState(null, '', '/');
  });
});
