/** Move help: Teufel Teufel’s actions in words, for those who ask what they can do and why they cannot. */
import type { MoveHelp, Move } from '@/game-api/types';
import type { MatchView } from '@/api/types';
import { knows } from '@/i18n/messages';
import { distance } from '../board/geometry';
import { doneText, word } from './labels';
import { boardOf, missing, placeOfLetter, stateOf } from '../state';

function text(view: MatchView, action: string): string {
  if (action === 'done') return doneText(view);
  const [verb = '', subject = ''] = action.split(':');
  const seat = Number(subject);
  return word(`action-${verb}`, { cell: subject, to: subject, letter: subject, seat });
}

/** A letter is won, or one is out. */
const WINS = ['TT-14', 'TT-38'];

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

/** What a walk would bring, where there is a word for it. */
const brings = (clauses: readonly string[]): string =>
  clauses
    .map((clause) => `brings-${clause.split('-')[1] ?? ''}`)
    .filter((id) => knows(`teufel-teufel-${id}`))
    .map((id) => word(id))
    .join(' ');

/** The reader's missing letters: those they know to lie somewhere, and how many they do not. */
function wanted(view: MatchView): { known: { letter: string; cell: string }[]; unknown: number } {
  const seat = view.seat ?? 0;
  const letters = missing(stateOf(view).letters[seat] ?? '');
  const known = letters.flatMap((letter) => {
    const cell = placeOfLetter(view, seat, letter);
    return cell === null ? [] : [{ letter, cell }];
  });
  return { known, unknown: letters.length - known.length };
}

/** The nearest of the reader's letters that a walk to a cell comes nearer to. */
function nearer(view: MatchView, to: string): string {
  const at = stateOf(view).sleds[view.seat ?? 0] ?? to;
  const [found] = wanted(view)
    .known.filter(({ cell }) => distance(to, cell) < distance(at, cell))
    .toSorted((one, other) => distance(to, one.cell) - distance(to, other.cell));
  return found === undefined ? '' : word('counsel-hint-nearer', { ...found });
}

/** What can be found under a card that nobody has seen. */
function gamble(view: MatchView, to: string): string {
  const hidden = Object.values(stateOf(view).cards).filter(({ card }) => card === null);
  const letters = wanted(view).unknown;
  return stateOf(view).cards[to]?.card !== null || letters === 0
    ? ''
    : word('counsel-hint-open', { count: hidden.length, letters });
}

/** What a move would bring, what may lie there, or which letter it comes nearer to. */
function reason(view: MatchView, { walk, actions: [action = ''] }: Move): string {
  if (walk !== null) {
    const to = String(walk.to);
    const come = walk.clauses.some((clause) => WINS.includes(clause)) ? '' : nearer(view, to);
    return [brings(walk.clauses), gamble(view, to), come].filter(Boolean).join(' ');
  }
  const [verb, cell = ''] = action.split(':');
  if (verb === 'peek')
    return [gamble(view, cell), word('counsel-hint-peek')].filter(Boolean).join(' ');
  if (verb === 'banish') return word('counsel-hint-banish');
  const own = verb === 'swap' ? wanted(view).known.find((each) => each.cell === cell) : undefined;
  return own === undefined ? '' : word('counsel-hint-swap', { letter: own.letter });
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

export const moveHelp: MoveHelp = { text, group, move, reason, marks, wishes };
