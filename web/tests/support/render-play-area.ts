/** A game's table with all that a match page would give it, for a reader who has sat down at it. */
import { render } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { vi, type Mock } from 'vitest';
import type { PageGame, PlayAreaProps } from '@/game-api/types';
import { yieldToMain } from '@/rendering/yield-to-main';

type Given = Pick<PlayAreaProps, 'view' | 'nameOf' | 'titleOf'> & Partial<PlayAreaProps>;

/** What stands in a place of the table where it does not matter what stands there. */
export const empty = createRawSnippet(() => ({ render: () => '<p></p>' }));

/** More parts than anything is drawn in. */
const PARTS = 16;

/** When what is drawn in turn is there, all of it. */
export async function whole(): Promise<void> {
  for (let part = 0; part < PARTS; part += 1) await yieldToMain();
  await tick();
}

/** Shows the table, all of it, and gives back what it asks to be done. */
export async function sitAt(
  PlayArea: PageGame['PlayArea'],
  given: Given,
): Promise<Mock<PlayAreaProps['act']>> {
  const act = vi.fn<PlayAreaProps['act']>();
  render(PlayArea, {
    free: true,
    thinking: null,
    refusal: null,
    refusalText: '',
    act,
    prepared: null,
    recentMoves: [],
    prepare: () => undefined,
    hurry: () => undefined,
    why: () => undefined,
    story: empty,
    over: given.view.table.result !== null,
    result: null,
    ...given,
  });
  await whole();
  return act;
}
