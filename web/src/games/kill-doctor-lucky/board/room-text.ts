/** What the plan says of a room, for those who listen, and the names written on it. */
import { SOFT } from '@/drawing/letter-widths';
import { knows, say } from '@/i18n/messages';
import type { PlanTarget, Space } from './types';

/** A space's name in the reader's language; in somebody's own mansion, as its file has it. */
export function spaceTitle({ id, name }: Space): string {
  const message = `kill-doctor-lucky-name-${id.replace(/[_:]/g, '-')}`;
  return knows(message) ? say(message) : name;
}

/** Words of fewer letters stay whole: a browser breaks what may be broken, though a space were near. */
const LONG = 10;

/** Words with soft hyphens where they may be broken, by the catalogue's list of them. */
const breakable = new Map<string, ReadonlyMap<string, string>>();

function breaksOf(list: string): ReadonlyMap<string, string> {
  const words = list.split(/\s+/);
  return new Map(words.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', SOFT)]));
}

/** A text with soft hyphens in its long words, for where there is little room. */
export function breaking(text: string, long = LONG): string {
  const list = say('kill-doctor-lucky-table-breaks');
  const known = breakable.get(list) ?? breaksOf(list);
  breakable.set(list, known);
  return text.replace(/\p{L}+/gu, (word) =>
    word.length < long ? word : (known.get(word) ?? word),
  );
}

/** What may be written on the plan for a space: its name, and what stands for it where that has no room. */
export function writtenTitles(space: Space): readonly string[] {
  const short = `kill-doctor-lucky-table-short-${space.id.replace(/_/g, '-')}`;
  return [spaceTitle(space), ...(knows(short) ? [say(short)] : [])].map((title) =>
    breaking(title, 0),
  );
}

/** Who is in a space, who can look into it, and what choosing it would do. */
export function spaceText(
  space: Space,
  inside: readonly string[],
  watchers: readonly string[],
  targets: readonly PlanTarget[],
): string {
  const name = say('kill-doctor-lucky-aria-name', {
    space: spaceTitle(space),
    number: space.number ?? 'none',
  });
  const here =
    inside.length === 0
      ? say('kill-doctor-lucky-aria-space-empty', { space: name })
      : say('kill-doctor-lucky-aria-space', { space: name, contents: inside });
  const watched =
    watchers.length === 0 ? [] : [say('kill-doctor-lucky-table-aria-watched', { seats: watchers })];
  return [...targets.map(({ label }) => label), here, ...watched].join('. ');
}
