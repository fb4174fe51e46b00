/** Unreadable matches: kept on this machine by another version of the library. They stay, and can be saved as files. */
import { saveJson } from '@/ui/save-file';
import { localState } from './local-state.svelte';
import type { LocalStore } from './local-store';

const MATCH = /^~?\/api\/matches\/(~[^/?]+)/;

/** Note whether what was asked for is unreadable. */
export async function noteUnreadable(path: string, response: Response): Promise<void> {
  const id = MATCH.exec(path)?.[1];
  if (id === undefined || response.status !== 409 || localState.unreadable.includes(id)) return;
  const { reason } = (await response.clone().json()) as { reason?: string };
  if (reason === 'match-unreadable') localState.unreadable = [...localState.unreadable, id];
}

/** What a document holds that other programs read: the match's record, if one is found in it. */
function recordIn(document_: string): object {
  const found = JSON.parse(document_) as { record?: object };
  return found.record ?? found;
}

/** Hand a match that is kept here to the browser as a file. Throws what the browser throws that does not find it. */
export async function saveKept(store: LocalStore, id: string): Promise<void> {
  const kept = await store.read(id);
  if (kept !== undefined) saveJson(recordIn(kept.document), `${id.slice(1)}.json`);
}
