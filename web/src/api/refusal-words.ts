/** Words for refusals: the message by which a reason is told, from whichever catalogue has it. */
import { loadMessages } from '@/i18n/message-catalogue';
import { knows } from '@/i18n/messages';

/** Those of catalogues apart are met only where these have been fetched. */
const PLACES = ['', 'table-refusal-', 'page-refusal-', 'host-refusal-', 'refusal-'] as const;

/** The message for a reason, the nearest to what kind of it there is; undefined where the page has no words for it. */
export function messageFor(reason: string, kind: unknown): string | undefined {
  const reasons = typeof kind === 'string' ? [`${reason}-${kind}`, reason] : [reason];
  return reasons.flatMap((each) => PLACES.map((place) => place + each)).find(knows);
}

/** Fetch the words that are seldom said, unless a reason is told without them. What comes too late is told in English. */
export async function fetchRefusalWords(reason?: string | null): Promise<void> {
  if (reason == null || (reason !== OF_KINDS && messageFor(reason, undefined))) return;
  await loadMessages(['refusal']).catch(() => undefined);
}

/** The reason that has words for each kind of it. */
const OF_KINDS = 'too-many';
