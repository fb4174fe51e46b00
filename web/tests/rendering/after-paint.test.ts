import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint, afterSeen, afterDisplay } from '@/rendering/after-paint';

/** Which of these come to pass within so many milliseconds. */
async function within(
  milliseconds: number,
  ...all: readonly Promise<unknown>[]
): Promise<boolean[]> {
  const come = all.map(() => false);
  all.forEach((each, k) => void each.then(() => (come[k] = true)));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return come;
}

describe('what is there', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is drawn with the next picture, and seen a while later', async () => {
    expect(await within(50, afterPaint(), afterSeen())).toEqual([true, false]);
    expect(await within(300, afterSeen())).toEqual([true]);
  });

  it('is on the screen a while after it was drawn, and no other picture is asked for', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    const coming = afterDisplay();
    frames.splice(0).forEach((frame) => frame(0));
    expect(await within(30, coming)).toEqual([false]);
    expect(await within(5, coming)).toEqual([true]);
    expect(frames).toEqual([]);
  });

  it('is not waited for where nobody looks', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(await within(0, afterPaint(), afterDisplay())).toEqual([true, true]);
  });
});
