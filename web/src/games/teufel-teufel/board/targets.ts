/** What the board is given to show of what can be chosen and of what is put together. */
import type { MatchView } from '@/api/types';
import type { BoardGrip, BoardMarks, BoardScene, BoardTarget, Tone } from './types';
import type { Ask, Selection } from '../prompt/selection.svelte';
import { bringsOf, targetText } from '../words/labels';
import { stateOf } from '../state';
import { toneOf } from '../prompt/routes';

const TONES: Readonly<Partial<Record<Ask, Tone>>> = { lay: 'lay', take: 'danger' };

/** What lies and stands where; while it is chosen where to lay cards, they are in the hand. */
export function sceneOf(view: MatchView, { ask, shuffling }: Selection): BoardScene {
  const state = stateOf(view);
  const { taken, places, count } = shuffling;
  if (ask !== 'lay' || (taken.length === 0 && places.length === 0)) return state;
  const cards = Object.fromEntries(
    Object.entries(state.cards).filter(([cell]) => !taken.includes(cell)),
  );
  return { ...state, cards, lifted_size: count - places.length };
}

/** The cells that can be pressed, with what that does. */
export function targetsOf(
  view: MatchView,
  selection: Selection,
  nameOf: (seat: number) => string,
): BoardTarget[] {
  const { ask, cells, ways } = selection;
  if (ask === null) return [];
  return cells.map((cell) => {
    const label = targetText(view, selection, cell, nameOf);
    const way = ask === 'move' || ask === 'moving' ? ways.find((each) => each.cell === cell) : null;
    if (way == null) return { cell, label, tone: TONES[ask] ?? 'pick' };
    const note = bringsOf(view, way, nameOf)
      .map(({ text }) => text)
      .join(' ');
    return { cell, label, note, tone: toneOf(view, way), wings: way.flies };
  });
}

/** What can be dragged: one's own sled along a way, a card onto another. */
export function gripsOf(view: MatchView, selection: Selection): BoardGrip[] {
  const { ask, ways, swapping, modes } = selection;
  const at = view.seat === null ? null : (stateOf(view).sleds[view.seat] ?? null);
  const sled = at !== null && (modes.includes('move') || ways.length > 0);
  const cards = ask === 'move' || ask === 'swap' ? swapping.open : [];
  return [
    ...(sled ? [{ cell: at, what: 'sled' as const }] : []),
    ...cards.map((cell) => ({ cell, what: 'card' as const })),
  ];
}

/** What is put together, and what is spoken of beside the board. */
export function marksOf(selection: Selection, shown: readonly string[]): BoardMarks {
  const { ask, swapping, shuffling, cell } = selection;
  const { first } = swapping;
  const second = swapping.second ?? cell;
  const shuffles = ask === 'lift' || ask === 'lay';
  return {
    lifted: shuffles ? shuffling.lifted : [],
    laid: shuffles ? [...shuffling.laid, ...shuffling.places] : [],
    swap: ask === 'swap' ? first : null,
    exchange:
      ask === 'swap' && first !== null && second !== null && second !== first
        ? [first, second]
        : null,
    shown,
  };
}
