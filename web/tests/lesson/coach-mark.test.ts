import { render, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { yieldToMain } from '@/rendering/yield-to-main';
import CoachMark from '@/lesson/CoachMark.svelte';

const LATE = 300;
const ring = (): Element | null => document.querySelector('.pressing');

function appear(id: string): void {
  const space = document.createElement('button');
  space.id = id;
  document.body.append(space);
}

afterEach(() => {
  document.body.replaceChildren();
});

it('What is pressed next is marked however late its part of the board is drawn', async () => {
  render(CoachMark, { presses: ['#parlor'] });
  await tick();
  await new Promise((resolve) => setTimeout(resolve, LATE));
  expect(ring()).toBeNull();
  appear('parlor');
  await waitFor(() => expect(ring()).not.toBeNull());
});

it('What is pressed no more is not marked when it comes', async () => {
  const { rerender } = render(CoachMark, { presses: ['#parlor'] });
  await tick();
  await rerender({ presses: [] });
  appear('parlor');
  await tick();
  await yieldToMain();
  expect(ring()).toBeNull();
});
