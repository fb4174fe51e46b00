/** Moment text: a moment of the server's as the reader's language writes it, to the minute. */
import { settings } from '@/prefs/settings.svelte';

export const minuteOf = (moment: string): string =>
  new Date(moment).toLocaleString(settings.language, { dateStyle: 'medium', timeStyle: 'short' });
