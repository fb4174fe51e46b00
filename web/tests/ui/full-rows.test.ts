import { describe, expect, it } from 'vitest';
import { fullRows } from '@/ui/full-rows';

describe('choices in full rows', () => {
  it('are one row where they fit', () => {
    expect(fullRows(3, 3)).toEqual({ columns: 3, spans: [1, 1, 1] });
    expect(fullRows(1, 3)).toEqual({ columns: 1, spans: [1] });
  });

  it('are even rows where they do not', () => {
    expect(fullRows(4, 3)).toEqual({ columns: 2, spans: [1, 1, 1, 1] });
    expect(fullRows(6, 3)).toEqual({ columns: 3, spans: [1, 1, 1, 1, 1, 1] });
  });

  it('leave none alone: the longer rows are the last', () => {
    expect(fullRows(5, 3)).toEqual({ columns: 6, spans: [3, 3, 2, 2, 2] });
    expect(fullRows(7, 6)).toEqual({ columns: 12, spans: [4, 4, 4, 3, 3, 3, 3] });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])('fill their rows: %i of them', (count) => {
    for (const most of [3, 6]) {
      const { columns, spans } = fullRows(count, most);
      const all = spans.reduce((sum, span) => sum + span, 0);
      expect(all / columns).toBe(Math.ceil(count / most));
    }
  });

  it('are nothing where there is nothing to choose', () => {
    expect(fullRows(0, 3)).toEqual({ columns: 1, spans: [] });
  });
});
