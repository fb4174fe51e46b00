/** Asking the reader whether the system may tell, while a page is open, that it is their turn. */
import { canNotify, notice } from '@/match/turn-alert.svelte';
import { say } from '@/i18n/messages';

/** What came of wanting notices: the browser shows them, its reader will not have it, or it cannot. */
export type NoticesAnswer = 'shown' | 'refused' | 'unable';

/** Ask the reader whether the system may tell that it is their turn, and show how that looks. */
export async function askToNotify(): Promise<NoticesAnswer> {
  if (!canNotify()) return 'unable';
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  return notice(say('settings-notices-so'), 'diablerie-so') === null ? 'unable' : 'shown';
}
