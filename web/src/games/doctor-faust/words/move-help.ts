/** Move help: Doctor Faust’s actions in words, for those who ask what they can do and why they cannot. */
import type { MoveHelp, Move } from '@/game-api/types';
import type { MatchView } from '@/api/types';
import { say } from '@/i18n/messages';
import { stateOf } from '../state';
import { bringsText } from './labels';

const SPACES = 30;
const stones = ['s1', 's2'];

const cardOf = (action: string): { value: number; space: number } => {
  const [value, space] = action.split('@').map(Number);
  return { value: value ?? 0, space: space ?? 0 };
};

/** One step, which costs one point. */
const step = (from: number): { from: number; to: number; points: number } => ({
  from,
  to: (from + 1) % SPACES,
  points: 1,
});

/** Where one of the reader's stones stands. */
const placeOf = (view: MatchView, stone: string): number =>
  stateOf(view).stones[view.seat ?? 0]?.[stone === 's1' ? 0 : 1] ?? 0;

function text(view: MatchView, action: string): string {
  if (action === 'soul') return say('doctor-faust-action-soul', step(stateOf(view).soul));
  if (!stones.includes(action)) return say('doctor-faust-action-card', cardOf(action));
  return say('doctor-faust-table-walk', step(placeOf(view, action)));
}

function group(view: MatchView, action: string): string {
  if (action === 'soul') return say('doctor-faust-choose-soul');
  if (stones.includes(action))
    return say('doctor-faust-table-stone-on', { space: placeOf(view, action) });
  const { value } = cardOf(action);
  const direction = value % 2 === 0 ? 'forward' : 'back';
  return say('doctor-faust-aria-hand-card', { value, direction });
}

/** A step with each piece, and a card beside every space that has one, or beside the pyramid. */
function wishes(view: MatchView): string[] {
  const { hands, laid, soul } = stateOf(view);
  const [card] = hands[view.seat ?? 0] ?? [];
  const spaces = [...new Set([soul, ...laid.map(({ space }) => space)])];
  const cards = card === undefined ? [] : spaces.map((at) => `${card}@${at}`);
  return [...stones, 'soul', ...cards];
}

function move(view: MatchView, { walk, actions: [action = ''] }: Move): string {
  if (walk === null) return text(view, action);
  const way = { to: walk.to, points: walk.actions.length };
  if (walk.piece === 'soul')
    return say('doctor-faust-action-soul', { ...way, from: stateOf(view).soul });
  return say('doctor-faust-table-walk', { ...way, from: placeOf(view, walk.piece) });
}

/** One's stones, the pyramid, one's cards. */
function marks(view: MatchView): { at: string; text: string }[] {
  const own = view.seat ?? 0;
  return [
    { at: `[data-piece="${own}-1"]`, text: say('doctor-faust-counsel-mark-stones') },
    { at: '[data-piece="soul"]', text: say('doctor-faust-counsel-mark-pyramid') },
    { at: '.faust .area-hand', text: say('doctor-faust-counsel-mark-cards') },
  ];
}

const brings = ({ walk }: Move): string => bringsText(walk?.clauses ?? []);

export const moveHelp: MoveHelp = { text, group, move, brings, marks, wishes };
