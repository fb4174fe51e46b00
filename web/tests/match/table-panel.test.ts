import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Room } from '@/api/types';
import TablePanel from '@/match/TablePanel.svelte';
import { room, view } from '../support/fake-socket';

const START = Date.parse('2026-01-01T00:00:00.000Z');
const onmute = vi.fn();

/** The panel so many seconds after Ben's line broke. */
function show(seconds: number, muted = false) {
  const here = room();
  const [ada, ben] = here.seats as [Room['seats'][number], Room['seats'][number]];
  const gone = { ...ben, present: false, muted, away_since: new Date(START).toISOString() };
  return render(TablePanel, {
    room: { ...here, seats: [ada, gone] },
    view: view(),
    now: START + seconds * 1000,
    may: [],
    said: [],
    nameOf: (seat: number) => ['Ada', 'Ben'][seat] ?? '',
    titleOf: (seat: number) => ['You', 'Ben'][seat] ?? '',
    colours: [],
    trouble: '',
    farewells: 0,
    ondeed: vi.fn(),
    onsay: () => Promise.resolve(''),
    onmute,
    onclose: vi.fn(),
  });
}

describe('the list of players', () => {
  it('counts no seconds: who was here a moment ago has just left', () => {
    show(0);
    expect(screen.getByText('has just left')).toBeTruthy();
    expect(screen.queryByText(/seconds/)).toBeNull();
  });

  it('says for how many minutes somebody has been away', () => {
    show(125);
    expect(screen.getByText('away for 2 minutes')).toBeTruthy();
  });

  it.each([
    [false, 'mute: Ben', true],
    [true, 'hear again: Ben', false],
  ])('mutes and hears again by a button that has a name', async (muted, name, on) => {
    show(0, muted);
    await fireEvent.click(screen.getByRole('button', { name }));
    expect(onmute).toHaveBeenLastCalledWith({ seat: 1 }, on);
  });
});
