/**
 * Labels, accessible names among them: what the table says of cells, cards, ways and seats, in the reader's language.
 */
import type { MatchView } from '@/api/types';
import { settings } from '@/prefs/settings.svelte';
import { knows, say } from '@/i18n/messages';
import type { Selection } from '../prompt/selection.svelte';
import { argumentsOf, boardOf, leaves, sledsOn, stateOf } from '../state';
import { letterOf, meetingOn, metOn, type Way } from '../prompt/routes';

const GAME = 'teufel-teufel';

type NameOf = (seat: number) => string;

/** A message of this table. */
export const tell = (id: string, params: Readonly<Record<string, unknown>> = {}): string =>
  say(`${GAME}-table-${id}`, params);

/** A message of this game that the terminal has, too. */
export const word = (id: string, params: Readonly<Record<string, unknown>> = {}): string =>
  say(`${GAME}-${id}`, params);

export const yes = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');

/** A list of things that go together: "red B, blue C and a devil". */
export const listed = (parts: readonly string[]): string =>
  new Intl.ListFormat(settings.language).format(parts);

/** A colour as an adjective of cards and seats. */
export const colourName = (colour: string): string => word(`colour-${colour}`);

export const cardName = (card: string): string => word(`name-${card}`);

/** The card on a cell, as far as the reader knows it; null where there is none. */
export function lyingText(view: MatchView, cell: string, nameOf: NameOf): string | null {
  const { cards, known } = stateOf(view);
  const lying = cards[cell];
  if (lying === undefined) return null;
  const { card, up } = lying;
  if (up) return word('aria-card-up', { card });
  const seats = known.flatMap((cells, seat) =>
    cells.includes(cell) && seat !== view.seat ? [nameOf(seat)] : [],
  );
  return [
    // Nobody has looked who sees it as a spectator: to them everything is revealed.
    card === null
      ? word('aria-card-hidden')
      : word(view.seat === null ? 'aria-card-revealed' : 'aria-card-known', { card }),
    ...(seats.length > 0 ? [tell('aria-seen', { seats: listed(seats) })] : []),
  ].join(', ');
}

/** A cell for those who listen: what lies on it and who stands there. */
export function cellText(view: MatchView, cell: string, nameOf: NameOf): string {
  const state = stateOf(view);
  const { centre, marked } = boardOf(view);
  const lying =
    cell === centre ? word('aria-centre', { count: state.home }) : lyingText(view, cell, nameOf);
  const sleds = sledsOn(state, cell).map((seat) => {
    const sled = word('aria-sled', { seat: nameOf(seat), you: yes(seat === view.seat) });
    return state.possessed[seat] === true ? `${sled}, ${word('possessed')}` : sled;
  });
  const contents = [...(lying === null ? [] : [lying]), ...sleds];
  if (contents.length > 0) return word('aria-cell', { cell, contents: contents.join('; ') });
  return word(marked.includes(cell) ? 'aria-cell-bordered' : 'aria-cell-empty', { cell });
}

/** Whose turn something is, and what they are at. */
export const waitingText = (view: MatchView, nameOf: NameOf): string => {
  const { to_play: seat, phase } = stateOf(view);
  return seat === null ? '' : tell('waiting', { phase, seat: nameOf(seat) });
};

/** The length of a way and how it is gone. */
export const lengthText = (way: Way): string =>
  tell('length', { count: way.path.length, flies: yes(way.flies) });

export interface Bringing {
  clause: string;
  text: string;
}

/** What stopping at the end of a way comes to where no clause speaks of it. */
export const stoppingText = (view: MatchView, { cell }: Way): string =>
  tell('brings-nothing', {
    meeting: meetingOn(view, cell),
    letter: letterOf(stateOf(view).cards[cell]?.card ?? null) ?? 'none',
  });

/** What stopping at the end of a way brings, clause by clause, where there is a word for it. */
export function bringsOf(view: MatchView, way: Way, nameOf: NameOf): Bringing[] {
  const { cell } = way;
  const card = stateOf(view).cards[cell]?.card ?? null;
  const met = metOn(view, cell);
  const params = {
    cell,
    seat: met === null ? 'none' : nameOf(met),
    meeting: meetingOn(view, cell),
    letter: letterOf(card) ?? 'none',
    // Handed over, it is somebody else whose two devils fly home.
    own: yes(!way.clauses.includes('TT-31')),
  };
  return way.clauses.flatMap((clause) => {
    const id = `brings-${clause.split('-')[1] ?? ''}`;
    if (knows(`${GAME}-table-${id}`)) return [{ clause, text: tell(id, params) }];
    return knows(`${GAME}-${id}`) ? [{ clause, text: word(id) }] : [];
  });
}

/** What pressing a cell does. */
export function targetText(
  view: MatchView,
  selection: Selection,
  cell: string,
  nameOf: NameOf,
): string {
  const { ask, swapping, shuffling, ways, victims } = selection;
  switch (ask) {
    case 'move':
    case 'moving': {
      const way = ways.find((each) => each.cell === cell);
      const stays = way === undefined || way.path.length === 0;
      return stays ? word('action-stop') : tell('go', { cell, flies: yes(way.flies) });
    }
    case 'swap':
      return word(swapping.first === null ? 'action-swap' : 'action-with', { cell });
    case 'lift':
      return tell('lift', { cell, taken: yes(shuffling.taken.includes(cell)) });
    case 'lay':
      return tell('lay', { cell, taken: yes(shuffling.places.includes(cell)) });
    case 'take': {
      const victim = sledsOn(stateOf(view), cell).find((seat) => victims.includes(seat));
      return victim === undefined ? '' : word('action-take', { seat: nameOf(victim) });
    }
    case 'tower':
      return word('action-peek', { cell });
    case 'place':
    case 'reveal':
      return word(`action-${ask}`, { cell });
    default:
      return '';
  }
}

/** What it is to be done at a tower: with nothing left to find it is the way out. */
export const doneText = (view: MatchView): string =>
  leaves(view) ? tell('leave') : word('action-done');

/** What is asked, in a title. */
export const titleText = ({ ask }: Selection, count: number): string =>
  ask === null ? '' : tell(`title-${ask}`, { count });

/**
 * What is asked, in a sentence or two; with the cell pointed at, what would come of it. A pointer that
 * hovers sees a way and walks it with one press; a finger sees it with the first touch.
 */
export function adviceText(
  view: MatchView,
  selection: Selection,
  pointed: string | null,
  hovers: boolean,
  nameOf: NameOf,
): string {
  const { ask, swapping, shuffling } = selection;
  const state = stateOf(view);
  if (ask === 'swap') {
    const { first } = swapping;
    const second = swapping.second ?? pointed;
    if (first === null) return tell('ask-swap');
    if (second === null || second === first) return tell('ask-swap-second', { cell: first });
    return tell('ask-swap-then', {
      from: first,
      to: second,
      one: lyingText(view, first, nameOf) ?? '',
      other: lyingText(view, second, nameOf) ?? '',
    });
  }
  if (ask === 'lift') return tell('ask-lift', { count: shuffling.lifted.length });
  if (ask === 'lay') return tell('ask-lay', { count: shuffling.count - shuffling.places.length });
  if (ask === 'tower') {
    const [look, banish] = [
      argumentsOf(state.legal, 'peek').length > 0,
      state.legal.includes('banish'),
    ];
    return tell('ask-tower', {
      leaves: yes(leaves(view)),
      both: yes(look && banish),
      look: yes(look),
    });
  }
  if (ask === 'lose') return tell('ask-lose', { count: state.lose });
  if (ask === 'give') {
    const met = metOn(view, state.sleds[view.seat ?? 0] ?? '');
    return tell('ask-give', { seat: met === null ? 'none' : nameOf(met) });
  }
  if (ask === 'reveal') return tell('ask-reveal', { count: state.revealed });
  if (ask === 'move') return tell('ask-move', { hovers: yes(hovers) });
  if (ask === 'moving') return tell('ask-moving', { stop: yes(state.legal.includes('stop')) });
  return ask === null ? '' : tell(`ask-${ask}`);
}

/** The clause by which a kind of turn is closed. */
export function closedClause(view: MatchView, mode: 'move' | 'swap' | 'shuffle'): string {
  if (mode === 'move') return 'TT-10';
  if (mode === 'swap') return 'TT-34';
  return stateOf(view).possessed[view.seat ?? 0] === true ? 'TT-36' : 'TT-35';
}
