/** Win chances in words: how great they are, and when they stood so. */
import type { Chapter } from '@/events/narration';
import { chanceOf } from './win-chance-chart';
import type { Moment } from '@/api/types';
import { settings } from '@/prefs/settings.svelte';
import { chapterAt } from './turning-points';
import { say } from '@/i18n/messages';

export const percent = (chance: number): string =>
  new Intl.NumberFormat(settings.language, { style: 'percent' }).format(chance);

/** How likely something hidden is: in worlds drawn from all that there may be nothing is sure. */
export function likelihood(chance: number): string {
  const whole = Math.round(chance * 100);
  if (whole === 100) return say('page-likely-almost');
  return whole === 0 ? say('page-likely-hardly') : percent(chance);
}

/** The chance of a seat, and between which it lies; nothing where it is not known. */
export function chanceText(moment: Moment | null, seat: number): string {
  const known = moment === null ? undefined : chanceOf(moment, seat);
  if (known === undefined) return '';
  const [chance, low, high] = [known.chance, known.low, known.high].map(percent);
  return low === high ? String(chance) : say('afterwards-chance-between', { chance, low, high });
}

/** A match by its turns, and what its seats are called. */
export interface MatchCourse {
  /** The last version of the match. */
  last: number;
  chapters: readonly (Chapter & { v: number })[];
  nameOf: (seat: number) => string;
}

/** When a moment was: the start, the end, or in whose turn. */
export function momentName(moment: Moment, first: Moment | undefined, course: MatchCourse): string {
  if (moment.v === first?.v) return say('afterwards-moment-start');
  if (moment.v === course.last) return say('afterwards-moment-end');
  const chapter = chapterAt(course.chapters, moment.v);
  return chapter === null
    ? say('afterwards-moment-start')
    : say('afterwards-moment-turn', { turn: chapter.number, seat: course.nameOf(chapter.seat) });
}
