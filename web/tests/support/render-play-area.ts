/** A game's table with all that a match page would give it, for a reader who has sat down at it. */
import { render } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { vi, type Mock } from 'vitest';
import type { TableGame, TableProps } from '@/game-api/types';
import { breath } from '@/rendering/yield-to-main';

type Given = Pick<TableProps, 'view' | 'nameOf' | 'titleOf'> & Partial<TableProps>;

/** What stands in a place of the table where it does not matter what stands there. */
export const empty = createRawSnippet(() => ({ render: () => '<p></p>' }));

/** More parts than anything is drawn in. */
const PARTS = 16;

/** When what is drawn in turn is there, all of it. */
export async function whole(): Promise<void> {
  for (let part = 0; part < PARTS; part += 1) await breath();
  await tick();
}

/** Shows the table, all of it, and gives back what it asks to be done. */
export async function sitAt(
  Table: TableGame['Table'],
  given: Given,
): Promise<Mock<TableProps['act']>> {
  const act = vi.fn<TableProps['act']>();
  render(Table, {
    free: true,
    thinking: null,
    refusal: null,
    refusalText: '',
    act,
    prepared: null,
    lately: [],
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
