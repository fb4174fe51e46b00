/** Labels of a game without a board of its own: its cells and its actions in words. */
import type { MatchView } from '@/api/types';
import { knows, say } from '@/i18n/messages';
import type { Cell } from './state';

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

/** An action in words: what it is, what it says of itself further, and its arguments. */
export interface ActionLabel {
  name: string;
  lead: string;
  rest: string;
  values: readonly string[];
}

/** The first clause of a sentence says what is done. */
const CLAUSES = /^([^:;]{1,40})[:;]\s+(.+)$/;

export function actionLabel(game: string, action: string): ActionLabel {
  const [name = '', ...values] = action.split(':');
  const sentence = told(game, `action-${name}`, name);
  const [, lead = sentence.replace(/\.$/, ''), rest = ''] = CLAUSES.exec(sentence) ?? [];
  return { name, lead, rest, values };
}

/** An action in a line. */
export function actionText(view: MatchView, action: string): string {
  const { lead, values } = actionLabel(view.match.game, action);
  return values.length === 0 ? lead : `${lead} (${values.join(', ')})`;
}

/** Actions that differ by their arguments alone. */
export interface ActionGroup {
  label: ActionLabel;
  actions: readonly string[];
}

/** The legal actions, those of one name together, in the order in which the game has them. */
export function actionGroups(view: MatchView): ActionGroup[] {
  const groups = new Map<string, string[]>();
  for (const action of view.state.legal) {
    const { name } = actionLabel(view.match.game, action);
    groups.set(name, [...(groups.get(name) ?? []), action]);
  }
  return [...groups.values()].map((actions) => ({
    label: actionLabel(view.match.game, actions[0] ?? ''),
    actions,
  }));
}
