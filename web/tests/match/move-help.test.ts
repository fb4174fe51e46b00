import { describe, expect, it } from 'vitest';
import type { MoveHelp } from '@/game-api/types';
import { closedWishes, groupedMoves } from '@/match/move-help';
import type { MatchView, CompositeMove } from '@/api/types';
import { searchClauses } from '@/rulebook/rule-search';
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
  reason: () => '',
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

describe('searching the rules', () => {
  const clauses = [
    { id: 'DF-08', title: 'Sept points', section: '', html: '<p>Vous avez sept points.</p>' },
    { id: 'DF-19', title: 'Un piège', section: '', html: '<p>Les points sont perdus.</p>' },
    { id: 'DF-26', title: 'L’âme', section: '', html: '<p class="points">Rien.</p>' },
  ];
  const found = (sought: string): string[] => searchClauses(clauses, sought).map(({ id }) => id);

  it('finds words in titles first, then in the text', () => {
    expect(found('points')).toEqual(['DF-08', 'DF-19']);
  });

  it('needs no accents and no capitals', () => {
    expect(found('PIEGE')).toEqual(['DF-19']);
  });

  it('wants all words', () => {
    expect(found('points perdus')).toEqual(['DF-19']);
  });

  it('knows clauses by their numbers', () => {
    expect(found('8')).toEqual(['DF-08']);
    expect(found('df-26')).toEqual(['DF-26']);
  });

  it('finds nothing for nothing', () => {
    expect(found('  ')).toEqual([]);
  });
});
