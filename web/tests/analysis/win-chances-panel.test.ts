import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  bandPath,
  DASHES,
  frameIn,
  linePath,
  momentAt,
  reach,
  scales,
  SHAPES,
  spread,
} from '@/analysis/win-chance-chart';
import { chanceText, momentName } from '@/analysis/win-chance-text';
import type { Chances as Known, Moment } from '@/api/types';
import type { WinChancePoll } from '@/analysis/win-chances.svelte';
import WinChances from '@/analysis/WinChances.svelte';
import { settings } from '@/prefs/settings.svelte';

const moments = [1, 11, 21].map((v, k) => ({
  v,
  chances: [
    { seat: 0, chance: 0.5 + k / 4, low: 0.4 + k / 4, high: 0.6 + k / 5 },
    { seat: 1, chance: 0.5 - k / 4, low: 0.4 - k / 5, high: 0.6 - k / 4 },
  ],
}));
const frame = { width: 120, height: 120, left: 10, right: 10, top: 10, bottom: 10 };

describe('the drawing', () => {
  const scale = scales(frame, 21);

  it('goes from the first version to the last, and from nothing to certainty', () => {
    expect([scale.x(1), scale.x(21), scale.y(0), scale.y(1)]).toEqual([10, 110, 110, 10]);
  });

  it('draws a line through every moment, and a band around it', () => {
    expect(linePath(moments, 0, scale)).toBe('M10.0 60.0L60.0 35.0L110.0 10.0');
    expect(bandPath(moments, 0, scale).split('L')).toHaveLength(6);
    expect(bandPath([], 0, scale)).toBe('');
  });

  it('finds the moment that a version belongs to', () => {
    expect([1, 10, 11, 99].map((v) => momentAt(moments, v)?.v)).toEqual([1, 1, 11, 21]);
    expect(momentAt([], 1)).toBeNull();
  });

  it('has a place for every moment, which reaches halfway to the next', () => {
    const places = moments.map((_, k) => reach(moments, k, frame, scale));
    expect(places).toEqual([
      { x: 10, width: 25 },
      { x: 35, width: 50 },
      { x: 85, width: 25 },
    ]);
  });

  it('keeps room for names behind the lines, unless it is narrow', () => {
    expect(frameIn(300, 1, true).right).toBeLessThan(frameIn(600, 1, false).right);
    expect(frameIn(600, 2, false).left).toBe(2 * frameIn(600, 1, false).left);
  });

  it('moves labels apart that would stand on one another, and keeps them inside', () => {
    expect(spread([50, 52, 10], 10, 100)).toEqual([50, 60, 10]);
    expect(spread([100, 100], 10, 100)).toEqual([90, 100]);
  });

  it('has a pattern of its own for each of eight seats', () => {
    expect(new Set(DASHES).size).toBe(8);
    expect(new Set(SHAPES).size).toBe(8);
  });
});

describe('a moment in words', () => {
  const course = {
    last: 21,
    chapters: [{ v: 8, number: 1, seat: 1 }],
    nameOf: (seat: number) => ['Ada', 'Ben'][seat] ?? '',
  };
  const [first, second, third] = moments as [Moment, Moment, Moment];
  beforeEach(() => settings.speak('en'));

  it('is the start, the end, or a turn', () => {
    expect([first, second, third].map((moment) => momentName(moment, first, course))).toEqual([
      'The start',
      'Turn 1, Ben',
      'The end',
    ]);
  });

  it('has a chance and between which it lies, in the reader’s language, where it is known', () => {
    expect([chanceText(first, 0), chanceText(first, 7), chanceText(null, 0)]).toEqual([
      '50% (40% to 60%)',
      '',
      '',
    ]);
    const certain = { v: 1, chances: [{ seat: 0, chance: 1, low: 1, high: 1 }] };
    settings.speak('de');
    expect(chanceText(certain, 0)).toMatch(/^100\s%$/);
  });
});

describe('the chart', () => {
  const ongo = vi.fn<(version: number) => void>();
  function show(known: Partial<Known> | null, failed = false): void {
    const whole = { complete: true, done: 3, of: 3, games: 200, moments };
    render(WinChances, {
      chancePoll: {
        known: known === null ? null : { ...whole, ...known },
        failed,
      } as WinChancePoll,
      seats: [0, 1],
      last: 21,
      at: 12,
      chapters: [
        { v: 1, number: 1, seat: 0 },
        { v: 11, number: 2, seat: 1 },
      ],
      nameOf: (seat: number) => ['Ada', 'Ben'][seat] ?? '',
      colours: [],
      ongo,
    });
  }
  beforeEach(() => {
    settings.speak('en');
    ongo.mockClear();
  });

  it('shows the chances at the moment where one is', () => {
    show({});
    const [ada] = screen.getAllByRole('listitem');
    expect(ada?.textContent).toContain('75% (65% to 80%)');
  });

  it('says, complete or not, why its lines need not sum to a whole', () => {
    show({ complete: false, done: 2 });
    expect(screen.getByText(/together they need not make 100%/)).toBeTruthy();
  });

  it('is walked along by keys, every moment told, and left for the board with Enter', async () => {
    show({});
    const points = screen.getAllByRole('button');
    expect(points.map((point) => point.getAttribute('tabindex'))).toEqual(['-1', '0', '-1']);
    points[1]?.focus();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Turn 2, Ben. Ada: 75%/);
    await fireEvent.keyDown(points[1] as Element, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(points[2]);
    await fireEvent.keyDown(points[2] as Element, { key: 'Enter' });
    expect(ongo).toHaveBeenCalledWith(21);
  });

  it('is a table as well', () => {
    show({});
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', {
      hidden: true,
    });
    expect(rows).toHaveLength(4);
    expect(rows[1]?.textContent).toContain('The start');
    expect(rows[3]?.textContent).toContain('The end');
  });

  it('says that it is being worked out, and shows what there is so far', () => {
    show({ complete: false, done: 2, of: 3, moments: moments.slice(0, 2) });
    expect(screen.getByRole('status').textContent).toContain('being worked out');
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it('says so where it cannot be worked out', () => {
    show(null, true);
    expect(screen.getByText('The chances of this match cannot be worked out.')).toBeTruthy();
  });
});
