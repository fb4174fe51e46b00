/** Saying something at a table, and hearing no more what somebody says. What goes wrong is told in words. */

import { messages, mute, sayFirst } from './server';
import type { SeatedTable } from './table.svelte';
import { refusalText, troubleText } from './trouble';

/** Say something to all at a table; what is wrong, or nothing. */
export async function speakAt(id: string, table: SeatedTable, text: string): Promise<string> {
  const refused = await table.say(text);
  if (refused?.reason !== 'nobody') return refusalText(refused);
  // Whoever looks on without ever having played is nobody yet.
  try {
    await sayFirst(id, text);
    table.reopen();
    return '';
  } catch (error) {
    return troubleText(error);
  }
}

/** Hear no more, or again, what is said from a seat; what is wrong, or nothing. */
export async function silenceAt(
  id: string,
  table: SeatedTable,
  seat: number,
  on: boolean,
): Promise<string> {
  try {
    await mute(id, seat, on);
    if (on) table.mute(seat);
    else table.hear((await messages(id)).messages);
    return '';
  } catch (error) {
    return troubleText(error);
  }
}
