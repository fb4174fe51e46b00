import { describe, expect, it } from 'vitest';
import type { MoveHelp } from '@/game-api/types';
import { closedWishes, groupedMoves } from '@/match/move-help';
import type { MatchView, CompositeMove } from '@/api/types';
import { view } from '../support/fake-socket';

const walk = (action: string, count: number): CompositeMove => ({
  piece: action,
  to: count,
  path: [],
  actions: Array.from({ length: count }, () => action),
  clauses: [],
  ends: false,
});

const moveHelp: MoveHelp = {
  text: (_, action) => action,
  group: (_, action) => (action.startsWith('s') ? 'steps' : ''),
  move: (_, { actions }) => actions.join(' '),
  marks: () => [],
  wishes: () => ['s1', 'soul', 'fly'],
};

describe('what can be done', () => {
  const actions = (seen: MatchView) =>
    groupedMoves(seen, moveHelp).map(([name, moves]) => [
      name,
      ...moves.map((move) => move.actions),
    ]);

  it('stands together by what it belongs to', () => {
    expect(actions(view({ legal: ['s1', 'end', 's2'] }))).toEqual([
      ['steps', ['s1'], ['s2']],
      ['', ['end']],
    ]);
  });

  it('is told by whole walks, as the board walks them', () => {
    const walks = [walk('s1', 1), walk('s1', 3)];
    expect(actions({ ...view({ legal: ['s1', 'end'] }), walks })).toEqual([
      ['steps', ['s1'], ['s1', 's1', 's1']],
      ['', ['end']],
    ]);
  });

  it('is told by itself, too, where walks only begin with it', () => {
    const found = actions({ ...view({ legal: ['s1'] }), walks: [walk('s1', 2)] });
    expect(found).toEqual([['steps', ['s1'], ['s1', 's1']]]);
  });

  it('is told in the order that a game gives its groups, without those that are empty', () => {
    const groups = (): string[] => ['', 'flights', 'steps'];
    const found = groupedMoves(view({ legal: ['s1', 'end'] }), { ...moveHelp, groups });
    expect(found.map(([name]) => name)).toEqual(['', 'steps']);
  });

  it('is told once where two actions come to the same', () => {
    const same = { ...moveHelp, move: () => 'step' };
    const found = groupedMoves(view({ legal: ['s1', 's2', 'end'] }), same);
    expect(found.map(([name, moves]) => [name, moves.length])).toEqual([
      ['steps', 1],
      ['', 1],
    ]);
  });

  it('is told from what cannot be', () => {
    expect(closedWishes(view({ legal: ['s1'] }), moveHelp)).toEqual(['soul', 'fly']);
  });

  it('is not asked about when it is another’s turn', () => {
    expect(closedWishes(view({ legal: [] }), moveHelp)).toEqual([]);
  });
});
