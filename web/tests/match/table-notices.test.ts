import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import TableNotices from '@/match/TableNotices.svelte';
import { settings } from '@/prefs/settings.svelte';
import { table, view } from '../support/fake-socket';

const result = { reason: 'score', winner: 0, returns: [1, -1], scores: [] };
const onjoin = vi.fn();

function show(next: string | null, seat: number | null = 0, over = true): void {
  render(TableNotices, {
    view: { ...view({ to_play: null }), seat, table: table(over ? { result } : {}) },
    may: [],
    nameOf: () => '',
    ondeed: vi.fn(),
    next,
    onjoin,
  });
}

beforeEach(() => settings.speak('en'));

describe('another game, once somebody has asked for it', () => {
  it('is told to all at the table, and whoever has played goes there', () => {
    show('next');
    expect(screen.getByRole('status').textContent).toContain('Another game has been asked for');
    screen.getByRole('button', { name: 'To the next game' }).click();
    expect(onjoin).toHaveBeenCalledOnce();
  });

  it('can be followed by those who look on', () => {
    show('next', null);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/m/next');
  });

  it('is not told of before, or where nobody has asked', () => {
    show(null);
    show('next', 0, false);
    expect(screen.queryByText(/Another game/)).toBeNull();
  });
});
