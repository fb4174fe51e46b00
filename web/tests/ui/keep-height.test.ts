import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepHeight } from '@/ui/keep-height';

describe('an area that stays as high as it has been', () => {
  let area: HTMLElement;
  let table: HTMLElement;
  let height: number;
  /** Tell what watches them how large area and table are, as a browser does before it draws. */
  let tell: (...sizes: readonly [what: Element, width: number, height: number][]) => void;

  let letGo: () => void;

  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(told: ResizeObserverCallback) {
          tell = (...all) =>
            told(
              all.map(
                ([target, inlineSize, blockSize]) =>
                  ({
                    target,
                    borderBoxSize: [{ inlineSize, blockSize }],
                  }) as unknown as ResizeObserverEntry,
              ),
              this as unknown as ResizeObserver,
            );
        }
        observe = (): void => undefined;
        disconnect = (): void => undefined;
      },
    );
    vi.stubGlobal('innerHeight', 1000);
    table = document.createElement('div');
    table.className = 'table';
    area = document.createElement('div');
    table.append(area);
    vi.spyOn(area, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, 0, height));
    letGo = keepHeight(area);
    tell([area, 400, 200], [table, 400, 900]);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('is kept as high as it is, so that nothing changes for it now', () => {
    expect(area.style.minHeight).toBe('200px');
    tell([area, 400, 260.5]);
    expect(area.style.minHeight).toBe('260.5px');
  });

  it('keeps no more of the window than a share of it', () => {
    tell([area, 400, 900]);
    expect(area.style.minHeight).toBe('620px');
    vi.stubGlobal('innerHeight', 500);
    tell([table, 400, 400]);
    expect(area.style.minHeight).toBe('310px');
  });

  it('begins anew at a table of another width, but not for a scroll bar', () => {
    height = 179.6;
    tell([table, 385, 900]);
    expect(area.style.minHeight).toBe('200px');
    tell([area, 700, 200], [table, 700, 900]);
    expect(area.style.minHeight).toBe('179.6px');
  });

  it('is as high as what is in it once nobody keeps it', () => {
    letGo();
    expect(area.style.minHeight).toBe('');
  });
});
