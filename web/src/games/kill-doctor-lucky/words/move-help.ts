/** Move help: Kill Doctor Lucky’s actions in words, for those who ask what they can do and why they cannot. */
import type { MoveHelp, Move } from '@/game-api/types';
import type { MatchView } from '@/api/types';
import { say } from '@/i18n/messages';
import { kindOf, subjectOf, weaponValue } from '../cards';
import { targetText, tell } from './labels';
import { boardOf, bonusOf, handOf, stateOf } from '../state';
import { wayOf } from '../prompt/routes';

const word = (id: string, params: Readonly<Record<string, unknown>> = {}): string =>
  say(`kill-doctor-lucky-action-${id}`, params);

function text(view: MatchView, action: string): string {
  const [verb = '', subject = '', who = ''] = action.split(':');
  const { lucky, moving, pawns, turn_of: mover } = stateOf(view);
  if (verb === 'attempt') {
    if (subject === '') return word('attempt', { weapon: 'unknown', value: 1 });
    const value = weaponValue(boardOf(view), subject, lucky, bonusOf(view));
    return word('attempt', { weapon: subject, value });
  }
  if (verb === 'go') return word('go', { to: subject });
  if (verb === 'step') return word('step', { pawn: moving?.who ?? 'me', to: subject });
  if (verb === 'halt') return word('halt', { pawn: moving?.who ?? 'me' });
  if (verb === 'room') return word('room', { pawn: who, to: subject });
  if (verb === 'snoop') return word('snoop', { space: pawns[mover ?? 0] });
  if (verb.startsWith('move')) return word('move', { card: verb, pawn: subject });
  if (verb.startsWith('fail')) return word('fail', { card: verb });
  return word(verb);
}

function group(_view: MatchView, action: string, { actions }: Move): string {
  const [verb = ''] = action.split(':');
  if (verb === 'attempt') return tell('attempt');
  if (verb === 'room' || verb.startsWith('move')) return tell('with-cards');
  // A free step may be the first of a way that goes on with cards.
  if (verb === 'go') return tell(actions.length > 1 ? 'with-cards' : 'free-step');
  return '';
}

/** What costs no card stands before what does. */
const groups = (): readonly string[] => [
  tell('attempt'),
  tell('free-step'),
  '',
  tell('with-cards'),
];

/** To murder with whatever is held, to snoop, and to walk anywhere; in another's turn that there is no turn. */
function wishes(view: MatchView): string[] {
  if (stateOf(view).attempt !== null) return ['attempt', 'end'];
  const weapons = [...new Set(handOf(view))].filter((card) => kindOf(card) === 'weapon');
  const attempts = ['attempt', ...weapons.map((card) => `attempt:${subjectOf(card)}`)];
  const walks = boardOf(view).spaces.map(({ id }) => `go:${id}`);
  return [...attempts, 'snoop', 'end', ...walks];
}

const move = (view: MatchView, { walk, actions: [action = ''] }: Move): string =>
  walk === null ? text(view, action) : targetText(wayOf(walk));

/** The Doctor, oneself, one's cards. */
const marks = (view: MatchView): { at: string; text: string }[] => [
  { at: '.pawn[data-who="lucky"]', text: say('kill-doctor-lucky-counsel-mark-doctor') },
  { at: `.pawn[data-who="${view.seat ?? 0}"]`, text: say('kill-doctor-lucky-counsel-mark-self') },
  { at: '.lucky .area-hand', text: say('kill-doctor-lucky-counsel-mark-cards') },
];

export const moveHelp: MoveHelp = { text, group, groups, move, marks, wishes };
