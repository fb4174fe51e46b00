/** Choice of an action on the board: which spaces can be pressed, and what comes of it. */
import type { MatchView } from '@/api/types';
import { boardOf } from './state';

/** The spaces that an action names, in order. */
export function spacesOf(view: MatchView, action: string): number[] {
  const [name = '', ...given] = action.split(':');
  const declared = boardOf(view).arguments[name] ?? [];
  return given.flatMap((value, k) => (declared[k]?.is_space === true ? [Number(value)] : []));
}

/** The legal actions whose spaces begin with those that have been chosen. */
export function openActions(view: MatchView, chosen: readonly number[]): string[] {
  return view.state.legal.filter((action) => {
    const spaces = spacesOf(view, action);
    return chosen.every((space, k) => spaces[k] === space);
  });
}

/** The spaces that can be pressed next, each with the actions that name it there. */
export function targetsOf(view: MatchView, chosen: readonly number[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const action of openActions(view, chosen)) {
    const next = spacesOf(view, action)[chosen.length];
    if (next !== undefined) found.set(next, [...(found.get(next) ?? []), action]);
  }
  return found;
}

/** What somebody wished for who pressed a space that cannot be chosen: if one action alone would name it. */
export function wishedAt(view: MatchView, space: number): string | null {
  const kinds = new Set(
    view.state.legal
      .filter((action) => spacesOf(view, action).length === 1 && action.split(':').length === 2)
      .map((action) => action.split(':')[0]),
  );
  const [kind] = kinds;
  return kinds.size === 1 && kind !== undefined ? `${kind}:${space}` : null;
}
