/** Changes of a chance with their sign, in points of a hundred. */
import { settings } from '@/prefs/settings.svelte';

/** A change of a chance, from −1 to 1, in points as a language writes numbers: +12, −7, 0. */
export const signedPoints = (change: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
    .format(change * 100)
    .replace('-', '−');
