import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableProps } from '../../src/board';
import type { MatchView, Walk } from '../../src/frames';
import Answer from '../../src/games/kill-doctor-lucky/Answer.svelte';
import { shelve, weaponValue } from '../../src/games/kill-doctor-lucky/cards';
import { grouped } from '../../src/counsel';
import { Choosing } from '../../src/games/kill-doctor-lucky/choosing.svelte';
import { counsel } from '../../src/games/kill-doctor-lucky/counsel';
import { ending } from '../../src/games/kill-doctor-lucky/ending';
import { cardText, cardTitle, initial, wayText } from '../../src/games/kill-doctor-lucky/labels';
import { chancesOf, obstacleFor } from '../../src/games/kill-doctor-lucky/odds';
import type { Board } from '../../src/games/kill-doctor-lucky/plan';
import { Scene } from '../../src/games/kill-doctor-lucky/scene.svelte';
import { tagOf } from '../../src/games/kill-doctor-lucky/seating';
import Table from '../../src/games/kill-doctor-lucky/Table.svelte';
import { telling } from '../../src/games/kill-doctor-lucky/telling';
import { waysOf } from '../../src/games/kill-doctor-lucky/ways';
import { settings } from '../../src/settings.svelte';
import { tell } from '../../src/story';
import { event, view } from '../fixture';
import { empty, sitAt } from '../seated';

/** Four rooms in a row, the last behind a corner: kitchen - w_hall - dining_hall, and the parlor. */
const BOARD: Board = {
  size: [40, 20],
  spaces: ['kitchen', 'w_hall', 'dining_hall', 'parlor'].map((id, k) => ({
    id,
    name: id,
    kind: id === 'w_hall' ? 'hallway' : 'room',
    named: id !== 'w_hall',
    number: id === 'w_hall' ? null : k,
    rect: [k * 10, 0, k * 10 + 9, 9],
  })),
  start: 'parlor',
  doors: [],
  railings: [],
  neighbours: {
    kitchen: ['w_hall'],
    w_hall: ['kitchen', 'dining_hall'],
    dining_hall: ['w_hall', 'parlor'],
    parlor: ['dining_hall'],
  },
  sees: {
    kitchen: ['w_hall', 'dining_hall'],
    w_hall: ['kitchen', 'dining_hall'],
    dining_hall: ['kitchen', 'w_hall'],
    parlor: [],
  },
  next: { kitchen: 'dining_hall', w_hall: 'kitchen', dining_hall: 'parlor', parlor: 'kitchen' },
  lines: [{ axis: 'ew', spaces: ['kitchen', 'w_hall', 'dining_hall'], span: [2, 6] }],
  weapons: {
    crepe_pan: { name: 'Crepe Pan', value: 3, special_space: 'kitchen', special_value: 4 },
    tight_hat: { name: 'Tight Hat', value: 2, special_space: null, special_value: null },
  },
  deck: {},
};

const walk = (piece: string, actions: string[], ...path: string[]): Walk => ({
  piece,
  to: path.at(-1) ?? '',
  path,
  actions,
  clauses: [],
  ends: false,
});

const WALKS = [
  walk('me', ['room:dining_hall:me'], 'dining_hall'),
  walk('me', ['go:w_hall', 'move1:me', 'step:dining_hall'], 'w_hall', 'dining_hall'),
  walk('me', ['move2:me', 'step:w_hall', 'step:dining_hall'], 'w_hall', 'dining_hall'),
  walk('me', ['move1:me', 'step:w_hall'], 'w_hall'),
  walk('me', ['go:w_hall'], 'w_hall'),
  walk('lucky', ['move1:lucky', 'step:w_hall'], 'w_hall'),
];
const HAND = ['fail1', 'fail1', 'move1', 'move2', 'room:dining_hall', 'weapon:crepe_pan'];

function position(state: Record<string, unknown> = {}, options = {}): MatchView {
  const shown = view({
    turn_of: 0,
    turn: 7,
    phase: 'turn',
    lucky: 'kitchen',
    pawns: ['kitchen', 'parlor', 'parlor'],
    hands: [HAND, null, null],
    hand_sizes: [6, 4, 5],
    draw_size: 41,
    discard: [],
    spent: [],
    luck: 47,
    moving: null,
    attempt: null,
    legal: ['go:w_hall', 'attempt', 'attempt:crepe_pan', 'snoop', 'end'],
    ...state,
  });
  const seats = [0, 1, 2].map((seat) => ({
    seat,
    kind: seat === 0 ? ('person' as const) : ('bot' as const),
    level: seat === 0 ? null : 'imp',
    name: null,
    account: false,
    yours: seat === 0,
  }));
  const board = BOARD as unknown as MatchView['match']['board'];
  const match = { ...shown.match, game: 'kill-doctor-lucky', seats, board, options };
  return { ...shown, match, walks: WALKS };
}

const answering = (state: Record<string, unknown> = {}): MatchView =>
  position({
    turn_of: 1,
    phase: 'answer',
    pawns: ['parlor', 'kitchen', 'parlor'],
    attempt: { weapon: 'crepe_pan', value: 4, asked: 2 },
    to_play: 2,
    legal: [],
    ...state,
  });

const choosing = (seen = position(), free = true): Choosing =>
  new Choosing(
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

  it('are steps while a card is moving', () => {
    const steps = { ...position(), walks: [walk('me', ['step:w_hall', 'halt'], 'w_hall')] };
    expect(waysOf(steps).map(wayText)).toEqual(['one room on']);
  });
});

describe('choosing', () => {
  it('begins with one’s own pawn and the rooms it can reach', () => {
    const chosen = choosing();
    expect(chosen.pawn).toBe('me');
    expect(chosen.spaces).toEqual(['w_hall', 'dining_hall']);
    expect(chosen.wayTo('w_hall')?.actions).toEqual(['go:w_hall']);
  });

  it('asks before a card is spent that is not taken up', () => {
    const oneWay = { ...position(), walks: [walk('me', ['move1:me', 'step:w_hall'], 'w_hall')] };
    const chosen = choosing(oneWay);
    expect(choosing().asks('w_hall')).toBe(false);
    expect(choosing().asks('dining_hall')).toBe(true);
    expect(chosen.asks('w_hall')).toBe(true);
    chosen.takeCard('move1');
    expect(chosen.asks('w_hall')).toBe(false);
  });

  it('keeps to the card taken up', () => {
    const chosen = choosing();
    chosen.takeCard('move1');
    expect(chosen.wayTo('w_hall')?.actions).toEqual(['move1:me', 'step:w_hall']);
    expect(chosen.open.every(({ cards }) => cards.includes('move1'))).toBe(true);
    chosen.takeCard('room:dining_hall');
    expect(chosen.pawns).toEqual(['me']);
  });

  it('moves the Doctor once he is taken up', () => {
    const chosen = choosing();
    chosen.takePawn('lucky');
    expect(chosen.wayTo('w_hall')?.actions[0]).toBe('move1:lucky');
  });

  it('attempts with the strongest weapon, or with the one taken up', () => {
    const chosen = choosing(
      position({
        hands: [['weapon:crepe_pan', 'weapon:tight_hat'], null, null],
        legal: ['attempt', 'attempt:crepe_pan', 'attempt:tight_hat'],
      }),
    );
    expect(chosen.chance).toEqual({ action: 'attempt:crepe_pan', weapon: 'crepe_pan', value: 4 });
    chosen.takeCard('weapon:tight_hat');
    expect(chosen.chance?.weapon).toBe('tight_hat');
  });

  it('has nothing to walk while it is not free', () => {
    expect(choosing(position(), false).spaces).toEqual([]);
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
    const found = grouped({ ...position({ legal }), walks }, counsel);
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

  it('give a guest the first letter of his name, and only a letter', () => {
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

describe('the scene of an attempt', () => {
  it('follows the events', () => {
    const scene = new Scene();
    const seen = position({ lucky: 'kitchen' });
    scene.happen(
      event('attempt', { seat: 1, space: 'kitchen', weapon: 'crepe_pan', value: 4 }),
      seen,
    );
    expect(scene.now?.asked).toBe(2);
    scene.happen(event('failure', { seat: 2, attacker: 1, card: 'fail3', left: 1 }), seen);
    scene.happen(event('pass', { seat: 2, attacker: 1, left: 1 }), seen);
    expect(scene.now?.asked).toBe(0);
    scene.happen(event('failure', { seat: 0, attacker: 1, card: 'fail1', left: 0 }), seen);
    scene.happen(event('foiled', { seat: 1, by: 0, wasted: 0 }), seen);
    expect(scene.now).toMatchObject({ left: 0, end: 'foiled', asked: null });
    expect(scene.now?.replies.map(({ cards }) => cards)).toEqual([['fail3'], ['fail1']]);
  });

  it('learns from the view alone who has played what', () => {
    const scene = new Scene();
    scene.settle(answering());
    scene.settle(
      answering({ attempt: { weapon: 'crepe_pan', value: 1, asked: 0 }, spent: ['fail3'] }),
    );
    expect(scene.now?.replies).toEqual([
      { seat: 2, cards: ['fail3'], done: true, passed: false },
      { seat: 0, cards: [], done: false, passed: false },
    ]);
    scene.settle(position());
    expect(scene.now).toBeNull();
  });

  it('counts each card once, though only some of what happened was shown', () => {
    const scene = new Scene();
    scene.settle(answering({ spent: ['fail2'] }));
    const seen = answering();
    scene.happen(event('failure', { seat: 2, attacker: 1, card: 'fail1', left: 3 }), seen);
    const spent = ['fail2', 'fail1', 'fail1'];
    scene.settle(answering({ attempt: { weapon: 'crepe_pan', value: 2, asked: 2 }, spent }));
    expect(scene.now).toMatchObject({ value: 4, left: 2 });
    expect(scene.now?.replies.map(({ cards }) => cards)).toEqual([['fail1', 'fail1'], []]);
  });

  it('gives the guests their tags', () => {
    const scene = new Scene();
    const seen = answering();
    scene.settle(seen);
    const tags = [0, 1, 2].map((seat) => tagOf(seen, seat, scene.now, null, false)?.text);
    expect(tags).toEqual(['2nd', 'attacks', 'answers']);
  });
});

describe('the telling', () => {
  it('opens a chapter with every turn and makes one line of a card’s steps', () => {
    const turns = tell(
      [
        event('turn', { seat: 0, turn: 4 }),
        event('move-card', { seat: 0, card: 'move2', pawn: 'lucky' }),
        event('card-step', { seat: 0, pawn: 'lucky', from: 'kitchen', to: 'w_hall' }),
        event('card-step', { seat: 0, pawn: 'lucky', from: 'w_hall', to: 'dining_hall' }),
      ],
      telling,
    );
    expect(turns[0]?.chapter).toEqual({ number: 4, seat: 0 });
    expect(turns[0]?.lines.map(({ event: { kind } }) => kind)).toEqual(['move-card', 'card-walk']);
    expect(turns[0]?.lines[1]?.event.params).toMatchObject({ from: 'kitchen', to: 'dining_hall' });
  });

  it('keeps apart what different pawns do', () => {
    const steps = [
      event('card-step', { seat: 0, pawn: 'lucky', from: 'kitchen', to: 'w_hall' }),
      event('card-step', { seat: 0, pawn: 'me', from: 'w_hall', to: 'dining_hall' }),
    ] as const;
    expect(telling.merge(...steps)).toBeNull();
  });
});

const NAMES = ['Greta', 'Rufus', 'Bella'];
const nameOf = (seat: number): string => NAMES[seat] ?? '';

const sit = (props: Partial<TableProps> = {}) =>
  sitAt(Table, { view: position(), nameOf, titleOf: nameOf, ...props });

const press = (name: string | RegExp): void => screen.getByRole('button', { name }).click();

describe('the end', () => {
  it('tells what everybody has tried, what he has saved, and each attempt with what became of it', () => {
    const [first, foiled, last, murder] = [
      event('attempt', { seat: 0, weapon: 'crepe_pan', value: 3 }),
      event('foiled', { seat: 0, by: 2 }),
      event('attempt', { seat: 1, weapon: null, value: 1 }),
      event('murder', { seat: 1, weapon: null }),
    ];
    const events = [
      first,
      event('failure', { seat: 1, card: 'fail1' }),
      event('failure', { seat: 2, card: 'fail2' }),
      foiled,
      last,
      event('pass', { seat: 2 }),
      murder,
    ];
    const over = position({ phase: 'over', outcome: { reason: 'murder', winner: 1 } });
    const { standing, course } = ending(over, events);
    expect(standing).toEqual([
      { seat: 1, won: true, mark: 'one attempt, saved him with one point' },
      { seat: 0, won: false, mark: 'one attempt, never saved him' },
      { seat: 2, won: false, mark: 'no attempt, saved him with 2 points' },
    ]);
    expect(course).toEqual({
      title: 'Both attempts',
      told: [
        [first, foiled],
        [last, murder],
      ],
    });
  });
});

describe('the table', () => {
  it('attempts the murder with the best weapon, and says what that is worth', () => {
    const act = sit();
    expect(screen.getByText(/points with the Crepe Pan\. The others must find 4/)).toBeTruthy();
    expect(screen.getByText('Two rooms look in. Nobody is in them.')).toBeTruthy();
    press(/^Attempt the murder/);
    expect(act).toHaveBeenCalledWith(['attempt:crepe_pan']);
  });

  it('asks with one press, and says that it stays, before a card is spent with the next', async () => {
    const walks = [walk('me', ['move1:me', 'step:w_hall'], 'w_hall')];
    const act = sit({ view: { ...position(), walks } });
    const hall = document.querySelector('[data-space=w_hall]') as Element;
    await fireEvent.click(hall);
    expect(act).not.toHaveBeenCalled();
    expect(screen.getByText('A card once played is not taken back.')).toBeTruthy();
    await fireEvent.click(hall);
    expect(act).toHaveBeenCalledWith(['move1:me', 'step:w_hall']);
  });

  it('asks of a room card only to choose its room', async () => {
    sit();
    await fireEvent.click(screen.getByRole('button', { name: /^Dining Hall, .*straight/ }));
    expect(screen.getByText('Dining Hall: choose the framed room.')).toBeTruthy();
  });

  it('says that there is nowhere to go only of a table that is free', () => {
    const nowhere = { ...position({ legal: ['end'], pawns: ['parlor'] }), walks: [] };
    const line = (): Element | undefined => screen.getAllByText('There is nowhere to go now.')[0];
    sit({ view: nowhere });
    expect(line()?.classList.contains('waiting')).toBe(false);
    document.body.replaceChildren();
    sit({ view: nowhere, free: false });
    expect(line()?.classList.contains('waiting')).toBe(true);
  });

  it('says who foiled the attempt that was made last, but for while one is made', () => {
    const foil = (attacker: number, space: string, card: string) => [
      event('attempt', { seat: attacker, space, weapon: null, value: 1, special: false }),
      event('failure', { seat: 0, attacker, card, left: 0 }),
      event('foiled', { seat: attacker, by: 0, wasted: 0 }),
    ];
    const lately = [...foil(1, 'parlor', 'fail1'), ...foil(2, 'kitchen', 'fail3')];
    sit({ lately });
    expect(
      screen.getByText(/tried it in the Kitchen with bare hands\. Foiled: 3 from you\./),
    ).toBeTruthy();
    expect(screen.queryByText(/Parlor with bare hands/)).toBeNull();
    document.body.replaceChildren();
    sit({ lately, view: answering() });
    expect(screen.queryByText(/Foiled:/)).toBeNull();
  });

  it('says who foiled an attempt of one’s own', () => {
    sit({
      lately: [
        event('failure', { seat: 1, attacker: 0, card: 'fail1', left: 2 }),
        event('failure', { seat: 2, attacker: 0, card: 'fail2', left: 0 }),
        event('foiled', { seat: 0, by: 2, wasted: 0 }),
      ],
    });
    expect(screen.getByText(/^Your attempt came to nothing: 1 from .* and 2 from /)).toBeTruthy();
  });

  it('says why there is no attempt, and on a phone keeps no room for it', () => {
    sit({ view: position({ pawns: ['kitchen', 'dining_hall', 'parlor'], legal: ['end'] }) });
    expect(screen.getAllByText('Rufus would see it from the Dining Hall.')[0]).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Attempt the murder' })).toBeNull();
  });

  it('answers with a failure of each value in hand, or passes', () => {
    const act = sit({
      view: answering({
        to_play: 0,
        attempt: { weapon: null, value: 1, asked: 0 },
        legal: ['fail1', 'pass'],
      }),
    });
    expect(
      screen.getByText(
        'Nobody answers after you: if points stay open, the Doctor dies and Rufus wins.',
      ),
    ).toBeTruthy();
    press('Play a failure of 1, you hold 2');
    expect(act).toHaveBeenCalledWith(['fail1']);
    press('Pass');
    expect(act).toHaveBeenCalledWith(['pass']);
  });

  it('calls it enough, not a pass, once one has given something', () => {
    const attempt = { weapon: null, value: 3, asked: 0 };
    const seen = answering({ to_play: 0, attempt, legal: ['fail1', 'pass'] });
    const act = vi.fn();
    const asked = { view: seen, seat: 0, failures: ['fail1'], free: true, chosen: null, act };
    render(Answer, { ...asked, given: true, nameOf: () => 'Rufus' });
    expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull();
    press('No more');
    expect(act).toHaveBeenCalledWith(['pass']);
  });

  it('says before one passes that nobody knows whether the others can save him, and what if not', () => {
    const attempt = { weapon: null, value: 1, asked: 0 };
    const asked = { to_play: 0, attempt, legal: ['fail1', 'pass'] };
    sit({ view: answering({ ...asked, turn_of: 2, pawns: ['parlor', 'parlor', 'kitchen'] }) });
    const risk = /^Only Rufus answers after you. You cannot know.* the Doctor dies and \S+ wins\.$/;
    expect(screen.getByText(risk)).toBeTruthy();
  });

  it('prepares an answer while others act, and takes it back', () => {
    const prepare = vi.fn();
    sit({ view: answering(), free: false, prepare, prepared: { up_to: 1 } });
    press('One point more');
    expect(prepare).toHaveBeenLastCalledWith({ up_to: 2 });
    press('Ask me');
    expect(prepare).toHaveBeenLastCalledWith(null);
    press('Pass');
    expect(prepare).toHaveBeenLastCalledWith({ up_to: 0 });
  });

  it('offers a spectator nothing', () => {
    sit({ view: { ...answering({ hands: [null, null, null] }), seat: null }, free: false });
    expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull();
    expect(screen.queryByRole('region', { name: /Your hand/ })).toBeNull();
  });

  it('shows who looks at it again the hand of him whose eyes he has, and no other', () => {
    const seen = position({ hands: [null, ['fail2'], null] });
    sit({ view: { ...seen, seat: null }, free: false });
    const hands = screen.getByRole('region', { name: 'Cards held' });
    expect(within(hands).getAllByRole('term')).toHaveLength(1);
    expect(within(hands).getByText('Failure 2')).toBeTruthy();
  });

  it('explains its marks beneath the plan: the rooms one can go to, else the eyes of who looks in', async () => {
    const shownNow = (text: string): boolean =>
      screen.getByText(text).closest('ul')?.classList.contains('away') === false;
    sit();
    expect(shownNow('where you can go')).toBe(true);
    expect(shownNow('costs a card')).toBe(true);
    expect(shownNow('somebody sees it from here')).toBe(false);
    await fireEvent.focus(screen.getAllByRole('button', { name: /Rufus/ })[0] as HTMLElement);
    expect(shownNow('somebody sees it from here')).toBe(true);
    expect(shownNow('where you can go')).toBe(false);
  });

  it('says what luck is, and opens the rulebook where it stands', () => {
    const why = vi.fn();
    sit({ view: position({ luck: 7 }), why });
    const line = screen.getByText(/^Luck: 7 points/);
    within(line).getByRole('button').click();
    expect(why).toHaveBeenCalledWith('KDL-22');
  });

  it('opens all hands once it is over', () => {
    const over = position({
      to_play: null,
      phase: 'over',
      legal: [],
      hands: [['move1'], ['fail2', 'fail2'], []],
    });
    sit({ view: over, free: false, result: empty });
    const hands = screen.getByRole('region', { name: 'Cards held' });
    expect(within(hands).getByText('Failure 2 ×2')).toBeTruthy();
    expect(within(hands).getByText('no cards')).toBeTruthy();
  });

  it.each(['en', 'fr', 'de'] as const)('has all its words in %s', (language) => {
    settings.speak(language);
    sit();
    expect(document.body.textContent).not.toContain('kill-doctor-lucky');
  });
});
