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

const hint = (id: string, params: Readonly<Record<string, unknown>> = {}): string =>
  say(`kill-doctor-lucky-counsel-hint-${id}`, params);

/** So many turns ahead where the Doctor comes is spoken of. */
const AHEAD = 4;

/** When the Doctor comes to a space by himself; '' where that is far off. */
function coming(view: MatchView, to: string): string {
  const { next } = boardOf(view);
  let space: string | null = stateOf(view).lucky;
  for (let count = 0; count <= AHEAD && space !== null; count += 1) {
    if (space === to)
      return count === 0 ? hint('here') : count === 1 ? hint('next') : hint('later', { count });
    space = next[space] ?? null;
  }
  return '';
}

/** That no other guest sees a space as they stand. */
function unseen(view: MatchView, to: string): string {
  const seers = [to, ...(boardOf(view).sees[to] ?? [])];
  const { pawns, turn_of: mover } = stateOf(view);
  return pawns.some((at, seat) => seat !== mover && seers.includes(at)) ? '' : hint('unseen');
}

/** Who moves next once the turn is over: whoever the Doctor comes to, else the next to the left. */
function follower(view: MatchView): string {
  const { lucky, pawns, turn_of: mover } = stateOf(view);
  if (mover === null) return '';
  const to = boardOf(view).next[lucky] ?? null;
  const order = pawns.map((_, k) => (mover + 1 + k) % pawns.length);
  const met = to === null ? undefined : order.find((seat) => pawns[seat] === to);
  const seat = met ?? order[0] ?? mover;
  const who = seat === view.seat ? 'you' : met === undefined ? 'left' : 'met';
  return hint('follows', { who, seat: say(`kill-doctor-lucky-seat-${seat}`) });
}

/** That nobody sees it, that a card is to be had, when the Doctor comes, or who moves next. */
function reason(view: MatchView, { walk, actions: [action = ''] }: Move): string {
  const { lucky, phase, pawns } = stateOf(view);
  if (action.startsWith('attempt') || action === 'snoop') return hint(action.split(':')[0] ?? '');
  if (walk === null) return action === 'end' && phase === 'turn' ? follower(view) : '';
  const to = String(walk.to);
  if (walk.piece !== 'me')
    return to !== lucky && to === pawns[view.seat ?? 0] ? hint('fetched') : '';
  return [coming(view, to), unseen(view, to)].filter(Boolean).join(' ');
}

/** The Doctor, oneself, one's cards. */
const marks = (view: MatchView): { at: string; text: string }[] => [
  { at: '.pawn[data-who="lucky"]', text: say('kill-doctor-lucky-counsel-mark-doctor') },
  { at: `.pawn[data-who="${view.seat ?? 0}"]`, text: say('kill-doctor-lucky-counsel-mark-self') },
  { at: '.lucky .area-hand', text: say('kill-doctor-lucky-counsel-mark-cards') },
];

export const moveHelp: MoveHelp = { text, group, groups, move, reason, marks, wishes };
