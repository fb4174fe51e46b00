import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ConnectionNotice from '@/match/ConnectionNotice.svelte';

function connection(): { retry: () => void; drop: () => void } {
  const asked = { retry: vi.fn(), drop: vi.fn() };
  render(ConnectionNotice, { line: 'open', ...asked });
  return asked;
}

function turn(visibility: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(visibility === 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the line', () => {
  it('is looked after when somebody comes back to the page, not when they leave it', () => {
    const { retry } = connection();
    turn('hidden');
    expect(retry).not.toHaveBeenCalled();
    turn('visible');
    expect(retry).toHaveBeenCalledOnce();
  });

  it('is tried when the browser has a network again, and given up when it has none', () => {
    const { retry, drop } = connection();
    window.dispatchEvent(new Event('offline'));
    expect(drop).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('online'));
    expect(retry).toHaveBeenCalledOnce();
  });
});
