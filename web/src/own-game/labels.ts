/** Labels of a game without a board of its own: its cells and its actions in words. */
import type { MatchView } from '@/api/types';
import { knows, say } from '@/i18n/messages';
import { boardOf, type Cell } from './state';

/** A message of the game; what stands for it where its catalogue has none. */
export function told(game: string, rest: string, otherwise: string): string {
  const id = `${game}-${rest}`;
  return knows(id) ? say(id) : otherwise;
}

/** What is in a cell, as it is read aloud. */
export function cellText(game: string, cell: Cell, names: readonly string[] | null): string {
  if (cell === null) return told(game, 'empty', '–');
  if (cell === '?') return told(game, 'unseen', '?');
  return names?.[cell] ?? String(cell);
}

/** What a space is called. */
export function placeName(view: MatchView, space: number): string {
  const found = boardOf(view).picture?.places.find((place) => place.space === space);
  return found?.name ?? String(space);
}

/** An action in words: what it is, what it says of itself further, and its arguments. */
export interface ActionLabel {
  name: string;
  lead: string;
  rest: string;
  values: readonly string[];
}

/** The first clause of a sentence says what is done. */
const CLAUSES = /^([^:;]{1,40})[:;]\s+(.+)$/;

/** What stands for arguments that are not known. */
const UNKNOWN = '?';

/** Arguments in words: by their names where there are several. */
function valuesOf(view: MatchView, name: string, given: readonly string[]): string[] {
  if (given.includes(UNKNOWN)) return [];
  const declared = boardOf(view).arguments[name] ?? [];
  return given.map((value, k) => {
    const argument = declared[k];
    const called = argument?.is_space === true ? placeName(view, Number(value)) : value;
    return given.length < 2 ? called : `${argument?.name ?? ''} ${called}`.trim();
  });
}

export function actionLabel(view: MatchView, action: string): ActionLabel {
  const [name = '', ...given] = action.split(':');
  const sentence = told(view.match.game, `action-${name}`, name);
  const [, lead = sentence.replace(/\.$/, ''), rest = ''] = CLAUSES.exec(sentence) ?? [];
  return { name, lead, rest, values: valuesOf(view, name, given) };
}

/** An action in a line. */
export function actionText(view: MatchView, action: string): string {
  const { lead, values } = actionLabel(view, action);
  return values.length === 0 ? lead : `${lead} (${values.join(', ')})`;
}

/** Actions that differ by their arguments alone. */
export interface ActionGroup {
  label: ActionLabel;
  actions: readonly string[];
}

/** Actions, those of one name together, in the order in which the game has them. */
export function actionGroups(view: MatchView, open: readonly string[]): ActionGroup[] {
  const groups = new Map<string, string[]>();
  for (const action of open) {
    const [name = ''] = action.split(':');
    groups.set(name, [...(groups.get(name) ?? []), action]);
  }
  return [...groups.values()].map((actions) => ({
    label: actionLabel(view, actions[0] ?? ''),
    actions,
  }));
}
