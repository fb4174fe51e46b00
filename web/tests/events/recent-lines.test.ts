import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import RecentLines from '@/events/RecentLines.svelte';
import { narration } from '@/games/doctor-faust/words/narration';
import { settings } from '@/prefs/settings.svelte';
import { event } from '../support/fake-socket';

const reader = { game: 'doctor-faust', seat: 0, seats: narration.seats, nameOf: () => 'Blue' };
const step = (stone: number, from: number) =>
  event('stone-step', { seat: 1, stone, from, to: from + 1 });

beforeEach(() => settings.speak('en'));

test('the last two lines are in sight, and a press shows all', async () => {
  const recentMoves = [step(1, 4), step(2, 8), step(1, 15)];
  render(RecentLines, { recentMoves, narration, reader });
  const button = screen.getByRole('button', { name: /^What the others have done:/ });
  expect(button.textContent).not.toMatch(/from 4 to 5/);
  expect(button.textContent).toMatch(/from 8 to 9.*from 15 to 16/);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  button.click();
  await tick();
  expect(button.textContent).toMatch(/from 4 to 5.*from 8 to 9.*from 15 to 16/);
});

test('where nobody has done anything nothing is said', () => {
  render(RecentLines, { recentMoves: [], narration, reader });
  expect(screen.queryByRole('button')).toBeNull();
});
