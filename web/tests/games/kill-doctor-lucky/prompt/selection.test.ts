import { beforeEach, describe, expect, it } from 'vitest';
import type { RejFrame } from '@/api/types';
import { closedWishes, groupedMoves } from '@/match/move-help';
import { shelve, weaponValue } from '@/games/kill-doctor-lucky/cards';
import { Selection } from '@/games/kill-doctor-lucky/prompt/selection.svelte';
import { moveHelp } from '@/games/kill-doctor-lucky/words/move-help';
import {
  cardText,
  cardTitle,
  initial,
  targetText,
  wayText,
} from '@/games/kill-doctor-lucky/words/labels';
import { chancesOf, obstacleFor } from '@/games/kill-doctor-lucky/prompt/attempt-odds';
import { waysOf } from '@/games/kill-doctor-lucky/prompt/routes';
import { settings } from '@/prefs/settings.svelte';
import { answering, BOARD, HAND, position, walk, WALKS } from '../position';

const selection = (seen = position(), free = true): Selection =>
  new Selection(
    () => seen,
    () => free,
  );

beforeEach(() => settings.speak('en'));

describe('the ways to a room', () => {
  it('come cheapest first: free step, cards, several things, room card', () => {
    expect(waysOf(position()).map(({ actions }) => actions[0])).toEqual([
      'go:w_hall',
      'move1:me',
      'move1:lucky',
      'move2:me',
      'go:w_hall',
      'room:dining_hall:me',
    ]);
  });

  it('are called by what they cost', () => {
    const texts = waysOf(position()).map(wayText);
    expect(texts).toContain('free step');
    expect(texts).toContain('free step + Move 1');
    expect(texts).toContain('Dining Hall card');
  });

  it('name the room once', () => {
    const by = waysOf(position()).at(-1);
    expect(by && targetText(by)).toBe('Go into the Dining Hall: its room card');
  });

  it('are steps while a card is moving', () => {
    const steps = { ...position(), walks: [walk('me', ['step:w_hall', 'halt'], 'w_hall')] };
    expect(waysOf(steps).map(wayText)).toEqual(['one room on']);
  });
});

describe('what one would like to do', () => {
  it('is to walk, to murder and to snoop', () => {
    expect(closedWishes(position({ legal: ['end'] }), moveHelp)).toContain('go:kitchen');
  });

  it('is in another’s turn told to be nobody’s but theirs, without their steps and cards', () => {
    const asked = answering({ legal: ['pass'] });
    expect(closedWishes(asked, moveHelp)).toEqual(['attempt', 'end']);
  });
});

describe('choosing', () => {
  it('begins with one’s own pawn and the rooms it can reach', () => {
    const chosen = selection();
    expect(chosen.pawn).toBe('me');
    expect(chosen.spaces).toEqual(['w_hall', 'dining_hall']);
    expect(chosen.wayTo('w_hall')?.actions).toEqual(['go:w_hall']);
  });

  it('asks before a card is spent that is not taken up', () => {
    const oneWay = { ...position(), walks: [walk('me', ['move1:me', 'step:w_hall'], 'w_hall')] };
    const chosen = selection(oneWay);
    expect(selection().asks('w_hall')).toBe(false);
    expect(selection().asks('dining_hall')).toBe(true);
    expect(chosen.asks('w_hall')).toBe(true);
    chosen.takeCard('move1');
    expect(chosen.asks('w_hall')).toBe(false);
  });

  it('asks for whom a card taken up is meant that can bring either pawn there', () => {
    const [own, lured] = (['me', 'lucky'] as const).map((pawn) =>
      walk(pawn, [`room:parlor:${pawn}`], 'parlor'),
    );
    const walks = [own, lured].filter((each) => each !== undefined);
    const chosen = selection({ ...position({ hands: [['room:parlor'], null, null] }), walks });
    chosen.takeCard('room:parlor');
    expect(chosen.asks('parlor')).toBe(true);
    chosen.pin('parlor');
    expect(chosen.choices.map(({ pawn }) => pawn)).toEqual(['me', 'lucky']);
    expect(chosen.way?.pawn).toBe('me');
  });

  it('keeps to the card taken up', () => {
    const chosen = selection();
    chosen.takeCard('move1');
    expect(chosen.wayTo('w_hall')?.actions).toEqual(['move1:me', 'step:w_hall']);
    expect(chosen.open.every(({ cards }) => cards.includes('move1'))).toBe(true);
    chosen.takeCard('room:dining_hall');
    expect(chosen.pawns).toEqual(['me']);
  });

  it('moves the Doctor once he is taken up', () => {
    const chosen = selection();
    chosen.takePawn('lucky');
    expect(chosen.wayTo('w_hall')?.actions[0]).toBe('move1:lucky');
  });

  it('attempts with the strongest weapon, or with the one taken up', () => {
    const chosen = selection(
      position({
        hands: [['weapon:crepe_pan', 'weapon:tight_hat'], null, null],
        legal: ['attempt', 'attempt:crepe_pan', 'attempt:tight_hat'],
      }),
    );
    expect(chosen.chance).toEqual({ action: 'attempt:crepe_pan', weapon: 'crepe_pan', value: 4 });
    chosen.takeCard('weapon:tight_hat');
    expect(chosen.chance?.weapon).toBe('tight_hat');
  });

  it('takes up what is proposed: the pawn and its way, or the card', () => {
    const chosen = selection();
    const [room, step, , , , doctor] = WALKS;
    for (const walk of [doctor, step, room].filter((each) => each !== undefined)) {
      chosen.suggest({ actions: walk.actions, walk });
      expect(chosen.way?.actions).toEqual(walk.actions);
      expect(chosen.pinned).toBe(walk.to);
    }
    chosen.suggest({ actions: ['attempt:crepe_pan'], walk: null });
    expect(chosen.card).toBe('weapon:crepe_pan');
    expect(chosen.pinned).toBeNull();
    chosen.suggest({ actions: ['snoop'], walk: null });
    expect(chosen.card).toBeNull();
  });

  it('says what to press for a move: card, pawn and room, less what is taken up', () => {
    const lured = walk('lucky', ['room:parlor:lucky'], 'parlor');
    const chosen = selection({
      ...position(),
      walks: [walk('me', ['go:w_hall'], 'w_hall'), lured],
    });
    const move = { actions: lured.actions, walk: lured };
    const [card, pawn, room] = ['[data-card="room:parlor"]', '[data-press="lucky"]'].concat(
      '.space[data-space="parlor"] .edge',
    );
    expect(chosen.presses(move)).toEqual([card, pawn, room]);
    chosen.takePawn('lucky');
    expect(chosen.presses(move)).toEqual([card, room]);
    // What a finger has touched is confirmed by a button.
    chosen.pin('parlor');
    expect(chosen.presses(move)).toEqual(['[data-confirm]']);
    expect(chosen.presses({ actions: ['snoop'], walk: null })).toEqual(['[data-press="snoop"]']);
  });

  it('has nothing to walk while it is not free', () => {
    expect(selection(position(), false).spaces).toEqual([]);
  });
});

describe('what one can do', () => {
  const walks = [
    walk('me', ['go:w_hall'], 'w_hall'),
    walk('me', ['go:w_hall', 'room:parlor:me'], 'w_hall', 'parlor'),
    walk('lucky', ['room:parlor:lucky'], 'parlor'),
  ];
  const legal = ['room:parlor:lucky', 'snoop', 'go:w_hall', 'attempt'];

  it('stands with the free step before what costs cards', () => {
    const found = groupedMoves({ ...position({ legal }), walks }, moveHelp);
    expect(found.map(([name, moves]) => [name, moves.map(({ actions }) => actions)])).toEqual([
      ['Attempt the murder', [['attempt']]],
      ['free step', [['go:w_hall']]],
      ['', [['snoop']]],
      ['with cards', [['room:parlor:lucky'], ['go:w_hall', 'room:parlor:me']]],
    ]);
  });
});

describe('cards', () => {
  it('are worth more in their room, and more by the option', () => {
    expect(weaponValue(BOARD, 'crepe_pan', 'kitchen', 0)).toBe(4);
    expect(weaponValue(BOARD, 'crepe_pan', 'parlor', 1)).toBe(4);
    expect(weaponValue(BOARD, null, 'kitchen', 1)).toBe(1);
  });

  it('stand on the shelf by kind, equal ones together', () => {
    expect(shelve(HAND).map(({ card, count }) => [card, count])).toEqual([
      ['weapon:crepe_pan', 1],
      ['move1', 1],
      ['move2', 1],
      ['room:dining_hall', 1],
      ['fail1', 2],
    ]);
  });

  it('say what they do', () => {
    expect(cardText(BOARD, 'weapon:crepe_pan', 1, 0)).toBe(
      'Crepe Pan, weapon, 3 points, 4 in the Kitchen',
    );
    expect(cardText(BOARD, 'fail1', 2, 0)).toMatch(/, failure, one point, 2 of them$/);
    expect(cardTitle('room:kitchen')).toBe('Kitchen');
  });

  it('give a guest the first letter of their name, and only a letter', () => {
    expect([initial('Émile'), initial('greta'), initial('<b>')]).toEqual(['É', 'G', '']);
  });
});

describe('the odds', () => {
  it('name what an attempt is worth here', () => {
    expect(chancesOf(position()).map(({ value }) => value)).toEqual([4, 1]);
  });

  it('name who would see it, and from where', () => {
    const obstacle = obstacleFor(position({ pawns: ['kitchen', 'dining_hall', 'parlor'] }), 0);
    expect(obstacle).toEqual({
      kind: 'seen',
      by: [{ seat: 1, from: 'dining_hall', via: ['w_hall'] }],
    });
  });

  it('name company before onlookers, and distance before either', () => {
    expect(obstacleFor(position({ pawns: ['kitchen', 'kitchen', 'w_hall'] }), 0)?.kind).toBe(
      'company',
    );
    expect(obstacleFor(position({ lucky: 'parlor' }), 0)?.kind).toBe('away');
    expect(obstacleFor(position(), 0)).toBeNull();
  });
});

describe('a refusal', () => {
  const refused: RejFrame = {
    type: 'rej',
    cmd: '',
    clause: 'KDL-10',
    reason: '',
    params: {},
    message: '',
    legal: [],
  };
  const goings: [string, (chosen: Selection) => void][] = [
    ['takes up a card', (chosen) => chosen.takeCard('move1')],
    ['takes up a pawn', (chosen) => chosen.takePawn('lucky')],
    ['points where one can go', (chosen) => chosen.point('w_hall')],
    ['pins a room', (chosen) => chosen.pin('w_hall')],
  ];

  it.each(goings)('is past once one %s, and stays until then', (_, go) => {
    const seen = position();
    const chosen = new Selection(
      () => seen,
      () => true,
      () => refused,
    );
    chosen.point(null);
    chosen.clear();
    expect(chosen.refusal).toBe(refused);
    go(chosen);
    expect(chosen.refusal).toBeNull();
  });
});
