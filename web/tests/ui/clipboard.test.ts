import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from '@/ui/clipboard';

afterEach(() => vi.unstubAllGlobals());

describe('copying', () => {
  it('uses the clipboard where a page may', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyText('a link')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('a link');
  });

  it('has the browser copy a selected text where the page has no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    let selected = '';
    document.execCommand = () => {
      selected = (document.activeElement as HTMLTextAreaElement | null)?.value ?? '';
      return true;
    };
    expect(await copyText('a link')).toBe(true);
    expect(document.querySelector('textarea')).toBeNull();
    expect(selected).toBe('a link');
  });

  it('says so where nothing can be copied', async () => {
    vi.stubGlobal('navigator', {});
    document.execCommand = () => false;
    expect(await copyText('a link')).toBe(false);
  });
});
