import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WebFonts } from '@/rendering/web-fonts';

/** Longer than a picture is waited for. */
const A_MOMENT = 500;

describe('the faces', () => {
  const fetch = vi.fn(() => Promise.resolve());
  let faces: WebFonts;

  beforeEach(() => {
    vi.useFakeTimers();
    fetch.mockClear();
    faces = new WebFonts(fetch);
    return () => vi.useRealTimers();
  });

  it('are sent for once something has been drawn', async () => {
    void faces.want();
    expect(fetch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('wait for all that comes first', async () => {
    const [one, other] = [faces.hold(), faces.hold()];
    void faces.want();
    one();
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    expect(fetch).not.toHaveBeenCalled();
    other();
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('wait for what takes the place of what was waited for', async () => {
    const before = faces.hold();
    void faces.want();
    before();
    faces.hold();
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('are sent for once', async () => {
    void faces.want();
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    faces.hold()();
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    expect(fetch).toHaveBeenCalledOnce();
  });
});
