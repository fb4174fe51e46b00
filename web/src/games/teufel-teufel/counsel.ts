/** Teufel Teufel’s actions in words, for those who ask what they can do and why they cannot. */
import type { Counsel, Move } from '../../board';
import type { MatchView } from '../../frames';
import { knows } from '../../words';
import { doneText, word } from './labels';
import { boardOf, stateOf } from './view';

function text(view: MatchView, action: string): string {
  if (action === 'done') return doneText(view);
  const [verb = '', subject = ''] = action.split(':');
  const seat = Number(subject);
  return word(`action-${verb}`, { cell: subject, to: subject, letter: subject, seat });
}

const GROUPS: Readonly<Record<string, string>> = {
  go: 'choose-move',
  swap: 'choose-swap',
  with: 'choose-swap',
  lift: 'choose-shuffle',
  lay: 'choose-shuffle',
};

function group(view: MatchView, action: string): string {
  const known = GROUPS[action.split(':')[0] ?? ''];
  return word(known ?? `phase-${stateOf(view).phase}`);
}

/** To enter any cell, to stop or pass, to swap and to shuffle any card. */
function wishes(view: MatchView): string[] {
  const { cards, phase } = stateOf(view);
  const walks = boardOf(view).cells.map((cell) => `go:${cell}`);
  const swaps = Object.keys(cards).map((cell) => `swap:${cell}`);
  const lifts = Object.keys(cards).map((cell) => `lift:${cell}`);
  return phase === 'turn' || phase === 'moving'
    ? ['stop', 'pass', ...walks, ...swaps, ...lifts]
    : [];
}

const move = (view: MatchView, { walk, actions: [action = ''] }: Move): string =>
  walk === null
    ? text(view, action)
    : word('action-walk', { to: walk.to, count: walk.path.length });

/** What a move would bring. */
const reason = (_view: MatchView, { walk }: Move): string =>
  (walk?.clauses ?? [])
    .map((clause) => `brings-${clause.split('-')[1] ?? ''}`)
    .filter((id) => knows(`teufel-teufel-${id}`))
    .map((id) => word(id))
    .join(' ');

export const counsel: Counsel = { text, group, move, reason, wishes };
