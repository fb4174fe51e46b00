import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { narration } from '@/games/doctor-faust/words/narration';
import type { GameEvent } from '@/api/types';
import EventLog from '@/events/EventLog.svelte';
import { settings } from '@/prefs/settings.svelte';
import { event } from '../support/fake-socket';

function show(
  events: readonly GameEvent[],
  seat: number | null = null,
  since = events.length,
): void {
  settings.speak('en');
  render(EventLog, {
    happened: events.map((one, k) => ({ v: k + 1, event: one })),
    narration,
    colours: [],
    reader: {
      game: 'doctor-faust',
      seat,
      seats: narration.seats,
      nameOf: (seat: number) => ['Red', 'Blue'][seat] ?? '',
    },
    recentMoves: events.slice(since),
    why: () => undefined,
  });
}

const lines = (): string[] =>
  screen.getAllByText(/ to \d+\.$/).map((line) => line.textContent.trim());

describe('the story at a table', () => {
  it('tells what came first first, line by line and turn by turn', () => {
    show([
      event('turn', { seat: 0, turn: 1, points: 7 }),
      event('stone-step', { seat: 0, stone: 1, from: 0, to: 1 }),
      event('soul-step', { seat: 0, from: 15, to: 16 }),
      event('turn', { seat: 1, turn: 2, points: 7 }),
      event('stone-step', { seat: 1, stone: 1, from: 20, to: 21 }),
    ]);
    expect(lines()).toEqual([
      'Red’s stone steps from 0 to 1.',
      'Red pushes the pyramid from 15 to 16.',
      'Blue’s stone steps from 20 to 21.',
    ]);
  });

  it('has the turns of late in sight, and all of them on demand', async () => {
    const turns = Array.from({ length: 20 }, (_, k) => [
      event('turn', { seat: k % 2, turn: k + 1, points: 7 }),
      event('stone-step', { seat: k % 2, stone: 1, from: k, to: k + 1 }),
    ]);
    show(turns.flat());
    expect(lines()).toHaveLength(12);
    expect(lines().at(-1)).toBe('Blue’s stone steps from 19 to 20.');
    await fireEvent.click(screen.getByRole('button', { name: 'Everything from the beginning' }));
    expect(lines()[0]).toBe('Red’s stone steps from 0 to 1.');
  });

  it('marks for a player what has happened since their turn, and for others nothing', () => {
    const events = [
      event('turn', { seat: 0, turn: 1, points: 7 }),
      event('stone-step', { seat: 0, stone: 1, from: 0, to: 1 }),
      event('turn', { seat: 1, turn: 2, points: 7 }),
      event('stone-step', { seat: 1, stone: 1, from: 20, to: 21 }),
      event('soul-step', { seat: 1, from: 15, to: 16 }),
    ];
    const marked = () => [...document.querySelectorAll('[data-since]')];
    show(events, null, 3);
    expect(marked()).toEqual([]);
    show(events, 0, 3);
    expect(marked().map((line) => line.getAttribute('data-since'))).toEqual(['Since your turn']);
    expect(marked()[0]?.textContent).toContain('from 20 to 21');
    expect(document.querySelectorAll('.fresh')).toHaveLength(2);
  });

  it('marks nothing before a player has had a turn', () => {
    show([event('turn', { seat: 0, turn: 1, points: 7 }), event('soul-step', { seat: 0 })], 1, 0);
    expect(document.querySelectorAll('[data-since], .fresh')).toHaveLength(0);
  });
});
