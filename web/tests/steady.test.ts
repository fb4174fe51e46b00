import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { steady } from '../src/steady';

/** Tells what watches an area and its table how large they are, as a browser does before it draws. */
class Sizes {
  tell: (...sizes: readonly [what: Element, width: number, height: number][]) => void = () =>
    undefined;
}

describe('an area that stays as high as it has been', () => {
  let area: HTMLElement;
  let table: HTMLElement;
  let height: number;
  const sizes = new Sizes();

  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(told: ResizeObserverCallback) {
          sizes.tell = (...all) =>
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
    Object.defineProperty(area, 'offsetHeight', { get: () => height });
    steady(area);
    sizes.tell([area, 400, 200], [table, 400, 900]);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('is written on only where it would become lower', () => {
    expect(area.style.minHeight).toBe('');
    sizes.tell([area, 400, 260]);
    expect(area.style.minHeight).toBe('');
    sizes.tell([area, 400, 180]);
    expect(area.style.minHeight).toBe('260px');
  });

  it('keeps no more of the window than a share of it', () => {
    sizes.tell([area, 400, 900]);
    sizes.tell([area, 400, 180]);
    expect(area.style.minHeight).toBe('620px');
  });

  it('begins anew at a table of another width, but not for a scroll bar', () => {
    sizes.tell([area, 400, 180]);
    sizes.tell([table, 385, 900]);
    expect(area.style.minHeight).toBe('200px');
    height = 180;
    sizes.tell([table, 700, 900]);
    expect(area.style.minHeight).toBe('');
    sizes.tell([area, 700, 150]);
    expect(area.style.minHeight).toBe('180px');
  });
});
