/** Shuffle distrust: telling the reader why this browser adds nothing more to what a match is dealt from. */
import { mount, unmount } from 'svelte';
import { withWords } from '@/i18n/message-catalogue';

/** `promise`: another seed is promised than before; `again`: it is asked again, and nobody can be why. */
export type Distrust = 'promise' | 'again';

/** Of which matches it has been told. */
const told = new Set<string>();

/** Tell it once for each match, wherever in the page its reader is. */
export async function showDistrust(match: string, why: Distrust): Promise<void> {
  if (told.has(match)) return;
  told.add(match);
  const { default: Notice } = await withWords(['check'], import('./ShuffleDistrustNotice.svelte'));
  const notice = mount(Notice, {
    target: document.body,
    props: { match, why, onclose: () => void unmount(notice) },
  });
}
