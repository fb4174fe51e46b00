/**
 * Effects of events on the board: what the board shows while an event happens: the scene after it, as far as this
 * reader may know.
 */
import type { GameEvent } from '@/api/types';
import type { BoardCard, BoardScene } from './types';

type Params = GameEvent['params'];

const number = (params: Params, name: string): number => Number(params[name]);

function text(params: Params, name: string): string {
  const value = params[name];
  return typeof value === 'string' ? value : '';
}

const named = (params: Params, name: string): string | null => text(params, name) || null;

type Cards = Readonly<Record<string, BoardCard>>;

const put = (cards: Cards, cell: string, card: BoardCard): Cards => ({ ...cards, [cell]: card });

function without(cards: Cards, cell: string): Cards {
  return Object.fromEntries(Object.entries(cards).filter(([at]) => at !== cell));
}

export function exchanged(cards: Cards, one: string, other: string): Cards {
  const [first, second] = [cards[one], cards[other]];
  const bare = without(without(cards, one), other);
  return {
    ...bare,
    ...(second === undefined ? {} : { [one]: second }),
    ...(first === undefined ? {} : { [other]: first }),
  };
}

const renamed = (cell: string, one: string, other: string): string =>
  cell === one ? other : cell === other ? one : cell;

const at = <T>(list: readonly T[], index: number, value: T): readonly T[] =>
  list.map((old, k) => (k === index ? value : old));

const forgotten = (scene: BoardScene, cell: string): BoardScene['known'] =>
  scene.known.map((cells) => cells.filter((known) => known !== cell));

type Change = (scene: BoardScene, params: Params) => Partial<BoardScene>;

const turnedUp: Change = (scene, params) => {
  const cell = text(params, 'cell');
  return {
    cards: put(scene.cards, cell, { card: named(params, 'card'), up: true }),
    known: forgotten(scene, cell),
  };
};

const moved: Change = ({ sleds }, params) => ({
  sleds: at(sleds, number(params, 'seat'), named(params, 'to')),
});

function possess(scene: BoardScene, params: Params, from: string | null, to: string | null) {
  const freed = from === null ? scene.possessed : at(scene.possessed, number(params, from), false);
  return { possessed: to === null ? freed : at(freed, number(params, to), true) };
}

const CHANGES: Readonly<Record<string, Change>> = {
  placed: ({ sleds }, params) => ({
    sleds: at(sleds, number(params, 'seat'), named(params, 'cell')),
  }),
  step: moved,
  'turned-up': turnedUp,
  revealed: turnedUp,
  'letter-won': ({ letters }, params) => {
    const seat = number(params, 'seat');
    const won = [...(letters[seat] ?? ''), text(params, 'letter')];
    return { letters: at(letters, seat, [...new Set(won)].sort().join('')) };
  },
  'letter-lost': ({ letters }, params) => {
    const seat = number(params, 'seat');
    return {
      letters: at(letters, seat, (letters[seat] ?? '').replace(text(params, 'letter'), '')),
    };
  },
  'devil-taken': (scene, params) => ({
    ...possess(scene, params, null, 'seat'),
    home: Math.max(0, scene.home - 1),
  }),
  'devil-robbed': (scene, params) => possess(scene, params, 'victim', 'seat'),
  'devil-handed': (scene, params) => possess(scene, params, 'seat', 'to'),
  'devils-home': (scene, params) => ({
    ...possess(scene, params, 'seat', null),
    home: Math.min(4, scene.home + 2),
  }),
  banished: (scene, params) => ({
    ...possess(scene, params, 'seat', null),
    home: Math.min(4, scene.home + 1),
  }),
  peek: (scene, params) => {
    const [cell, seat] = [text(params, 'cell'), number(params, 'seat')];
    const before = scene.cards[cell]?.card ?? null;
    return {
      cards: put(scene.cards, cell, { card: named(params, 'card') ?? before, up: false }),
      known: scene.known.map((cells, who) =>
        who === seat ? [...new Set([...cells, cell])].sort() : cells,
      ),
    };
  },
  swap: (scene, params) => {
    const [one, other] = [text(params, 'from'), text(params, 'to')];
    return {
      cards: exchanged(scene.cards, one, other),
      known: scene.known.map((cells) => cells.map((cell) => renamed(cell, one, other))),
    };
  },
  lifted: (scene, params) => {
    const cell = text(params, 'cell');
    return { cards: without(scene.cards, cell), known: forgotten(scene, cell) };
  },
  laid: (scene, params) => ({
    cards: put(scene.cards, text(params, 'cell'), { card: null, up: false }),
  }),
  left: ({ sleds }, params) => ({ sleds: at(sleds, number(params, 'seat'), null) }),
};

/** The scene after an event. */
export function after(scene: BoardScene, { kind, params }: GameEvent): BoardScene {
  const { sleds, letters, possessed, home, cards, known } = scene;
  return { sleds, letters, possessed, home, cards, known, ...CHANGES[kind]?.(scene, params) };
}
