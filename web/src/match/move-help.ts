/** Move help: what one may do and what one may not, put in order for the list beside the board. */
import type { MoveHelp, Move } from '@/game-api/types';
import type { MatchView } from '@/api/types';

export type MoveGroup = readonly [name: string, moves: readonly Move[]];

/** What an action begins: walks, as the board walks them, and itself where no walk ends with it. */
function movesFrom({ walks }: MatchView, action: string): Move[] {
  const begun = (walks ?? []).filter(({ actions }) => actions[0] === action);
  const alone = begun.every(({ actions }) => actions.length > 1);
  return [
    ...(alone ? [{ actions: [action], walk: null }] : []),
    ...begun.map((walk) => ({ actions: walk.actions, walk })),
  ];
}

/** All that is open, by what it belongs to; what is called the same comes to the same, and is told once. */
export function groupedMoves(view: MatchView, moveHelp: MoveHelp): MoveGroup[] {
  const found = new Map<string, Move[]>((moveHelp.groups?.() ?? []).map((name) => [name, []]));
  for (const action of view.state.legal)
    for (const move of movesFrom(view, action)) {
      const name = moveHelp.group(view, action, move);
      const before = found.get(name) ?? [];
      const told = moveHelp.move(view, move);
      // Two stones on one space go the same ways.
      if (before.every((other) => moveHelp.move(view, other) !== told))
        found.set(name, [...before, move]);
    }
  return [...found].filter(([, moves]) => moves.length > 0);
}

/** What one might wish for and may not do, where one may do anything at all. */
export function closedWishes(view: MatchView, moveHelp: MoveHelp): string[] {
  const { legal } = view.state;
  return legal.length === 0 ? [] : moveHelp.wishes(view).filter((wish) => !legal.includes(wish));
}
