/** Move help: Teufel Teufel’s actions in words, for those who ask what they can do and why they cannot. */
import type { MoveHelp, Move } from '@/game-api/types';
import type { MatchView } from '@/api/types';
import { doneText, word } from './labels';
import { boardOf, stateOf } from '../state';

function text(view: MatchView, action: string): string {
  if (action === 'done') return doneText(view);
  const [verb = '', subject = ''] = action.split(':');
  const seat = Number(subject);
  return word(`action-${verb}`, { cell: subject, to: subject, letter: subject, seat });
}

const GROUPS: Readonly<Record<string, string>> = {
  go: 'choose-move',
  swap: 'choose-swap-first',
  with: 'choose-swap',
  lift: 'choose-shuffle',
  lay: 'choose-shuffle',
};

function group(view: MatchView, action: string): string {
  const verb = action.split(':')[0] ?? '';
  const { phase } = stateOf(view);
  if (verb === 'lift' && phase === 'turn') return word('choose-shuffle-first');
  return word(GROUPS[verb] ?? `phase-${phase}`);
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

const cellOf = (action: string): string => action.split(':')[1] ?? '';

/** A step is told apart from the walks that begin with it: one is not bound to any of them yet. */
function move(view: MatchView, { walk, actions }: Move): string {
  if (walk !== null) return word('action-walk', { to: walk.to, count: walk.path.length });
  const [action = '', then = ''] = actions;
  if (action.startsWith('swap:') && then.startsWith('with:'))
    return word('action-swap-with', { from: cellOf(action), to: cellOf(then) });
  const begins = (view.walks ?? []).some(({ actions }) => actions[0] === action);
  return begins ? word('action-go-on', { to: cellOf(action) }) : text(view, action);
}

/** One's sled, the cards, the devils. */
const marks = (view: MatchView): { at: string; text: string }[] => [
  { at: '.own .picture', text: word('counsel-mark-sled') },
  {
    at: `[data-space="${Object.keys(stateOf(view).cards)[0] ?? ''}"]`,
    text: word('counsel-mark-cards'),
  },
  { at: `[data-space="${boardOf(view).centre}"]`, text: word('counsel-mark-devils') },
];

export const moveHelp: MoveHelp = { text, group, move, marks, wishes };
