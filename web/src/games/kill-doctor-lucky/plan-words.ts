/** What the plan says of a room, for those who listen, and the names written on it. */
import { knows, say } from '../../words';
import type { PlanTarget, Space } from './plan';

/** A space's name in the reader's language; in somebody's own mansion, as its file has it. */
export function spaceTitle({ id, name }: Space): string {
  const message = `kill-doctor-lucky-name-${id.replace(/[_:]/g, '-')}`;
  return knows(message) ? say(message) : name;
}

/** The name as it is written on the plan: a long one may break at a soft hyphen. */
export function writtenTitle(space: Space): string {
  const message = `kill-doctor-lucky-table-written-${space.id.replace(/_/g, '-')}`;
  return knows(message) ? say(message) : spaceTitle(space);
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
