import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { telling } from '../src/games/doctor-faust/telling';
import Story from '../src/parts/Story.svelte';
import { settings } from '../src/settings.svelte';
import { event } from './fixture';

describe('the story at a table', () => {
  it('begins with what came last, line by line and turn by turn', () => {
    settings.speak('en');
    const events = [
      event('turn', { seat: 0, turn: 1, points: 7 }),
      event('stone-step', { seat: 0, stone: 1, from: 0, to: 1 }),
      event('soul-step', { seat: 0, from: 15, to: 16 }),
      event('turn', { seat: 1, turn: 2, points: 7 }),
      event('stone-step', { seat: 1, stone: 1, from: 20, to: 21 }),
    ];
    render(Story, {
      happened: events.map((one, k) => ({ v: k + 1, event: one })),
      telling,
      colours: [],
      reader: {
        game: 'doctor-faust',
        seat: null,
        seats: telling.seats,
        nameOf: (seat: number) => ['Red', 'Blue'][seat] ?? '',
      },
      why: () => undefined,
    });
    const lines = screen.getAllByText(/ to \d+\.$/).map((line) => line.textContent.trim());
    expect(lines).toEqual([
      'Blue’s stone steps from 20 to 21.',
      'Red pushes the pyramid from 15 to 16.',
      'Red’s stone steps from 0 to 1.',
    ]);
  });
});
