import { afterEach, describe, expect, it, vi } from 'vitest';
import { webFonts } from '@/rendering/web-fonts';
import { inChunks, ChunkedRender } from '@/rendering/chunked-render';
import { whole } from '../support/render-play-area';

/** What is done, and after each of it that the page could have answered. */
function diary() {
  const told: string[] = [];
  const tell = (what: string): void => {
    told.push(what);
    queueMicrotask(() => told.push('-'));
  };
  const hold = vi.spyOn(webFonts, 'hold').mockImplementation(() => () => told.push('faces'));
  return { told, tell, hold };
}

describe('what is drawn in turn', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('has a time of its own for each part, one after another, and the faces come last', async () => {
    const { told, tell, hold } = diary();
    const turns = new ChunkedRender('guests', 'hand', 'story').begin();
    for (const part of ['guests', 'hand', 'story'] as const)
      void turns[part]?.then(() => tell(part));
    expect(hold).toHaveBeenCalledOnce();
    await whole();
    expect(told.slice(0, 4)).toEqual(['guests', '-', 'hand', '-']);
    expect(told.filter((what) => what !== '-')).toEqual(['guests', 'hand', 'story', 'faces']);
  });

  it('is drawn at once when it has been drawn before', async () => {
    const { hold } = diary();
    const table = new ChunkedRender('guests', 'hand');
    table.begin();
    expect(table.known).toBe(false);
    await whole();
    expect(table.known).toBe(true);
    expect(table.begin()).toEqual({});
    expect(hold).toHaveBeenCalledOnce();
  });

  it('is done some at a time where there is much of it', async () => {
    const { told, tell, hold } = diary();
    const work = inChunks(['a', 'b', 'c', 'd', 'e'], 2, tell);
    expect(hold).toHaveBeenCalledOnce();
    expect(told).toEqual([]);
    await work;
    expect(told).toEqual(['a', 'b', '-', '-', 'c', 'd', '-', '-', 'e', '-', 'faces']);
  });

  it('lets the faces go where it fails', async () => {
    const { told } = diary();
    const work = inChunks(['attic'], 1, () => {
      throw new RangeError('no such room');
    });
    await expect(work).rejects.toThrow('no such room');
    expect(told).toEqual(['faces']);
  });
});
