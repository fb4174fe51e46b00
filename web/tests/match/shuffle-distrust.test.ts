import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import { say } from '@/i18n/messages';
import { showDistrust } from '@/match/shuffle-distrust';

describe('what speaks against a server', () => {
  it('is told once for each match, and put aside', async () => {
    await showDistrust('m', 'again');
    await showDistrust('m', 'again');
    const [notice, ...more] = document.querySelectorAll<HTMLElement>('[role=alert]');
    expect(more).toEqual([]);
    expect(say('check-distrust-again')).not.toBe('');
    expect(notice?.textContent).toContain(say('check-distrust-again'));
    expect(notice?.querySelector('a')?.getAttribute('href')).toBe('/check/m');
    notice?.querySelector('button')?.click();
    await tick();
    expect(document.querySelector('[role=alert]')).toBeNull();
  });
});
