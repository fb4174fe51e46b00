import { screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayAreaProps } from '@/game-api/types';
import { ending } from '@/games/teufel-teufel/words/ending';
import { cellText } from '@/games/teufel-teufel/words/labels';
import { seatStatusOf, tagOf, whereabouts } from '@/games/teufel-teufel/seats/seat-status';
import PlayArea from '@/games/teufel-teufel/PlayArea.svelte';
import { narration } from '@/games/teufel-teufel/words/narration';
import { settings } from '@/prefs/settings.svelte';
import { tellTurns } from '@/events/event-log';
import { event } from '../../support/fake-socket';
import { empty, sitAt } from '../../support/render-play-area';
import { DOWN, nameOf, position, WALKS } from './position';

beforeEach(() => settings.speak('en'));
afterEach(() => vi.restoreAllMocks());

describe('the words of the table', () => {
  it('tell a cell to those who listen', () => {
    const seen = position();
    expect(cellText(seen, 'c3', nameOf)).toBe('c3: your sled');
    expect(cellText(seen, 'e3', nameOf)).toBe('e3: a tower; the sled of Bea, possessed');
    expect(cellText(seen, 'd3', nameOf)).toBe('d3: a face-down card, seen by Bea');
    expect(cellText(seen, 'e5', nameOf)).toMatch(/you know it/);
    expect(cellText(seen, 'a1', nameOf)).toBe('a1, bordered, empty');
  });

  it('say how a seat stands', () => {
    const seen = position({ left: [2], sleds: ['c3', 'e3', null] });
    expect([0, 1, 2].map((seat) => seatStatusOf(seen, seat).tone)).toEqual([
      'plain',
      'bad',
      'good',
    ]);
    expect(whereabouts(seen, 1)).toBe('on e3 · has seen d3');
    expect(tagOf(seen, 1, null)).toBe('next');
  });

  it('rank those who got out, and say so where nobody did', () => {
    const outcome = { reason: 'last_one', winner: 2, ranking: [[2], [0], [1]] };
    const over = ending(position({ phase: 'over', left: [2, 0], outcome }));
    expect(over.headline).toBeNull();
    expect(over.reason).toBe('All but one are out.');
    expect(over.standing.map(({ seat, won }) => [seat, won])).toEqual([
      [2, true],
      [0, false],
      [1, false],
    ]);
    const nobody = { reason: 'judgement', winner: null, ranking: [[0, 1, 2]] };
    expect(ending(position({ phase: 'over', outcome: nobody })).headline).toBe('Nobody gets out');
  });
});

describe('the telling', () => {
  it('makes one walk of steps over letters one has, and one line of a shuffle’s cells', () => {
    const turns = tellTurns(
      [
        event('turn', { seat: 0, turn: 4 }),
        event('step', { seat: 0, from: 'c3', to: 'c2' }),
        event('letter-known', { seat: 0, cell: 'c2', letter: 'B' }),
        event('step', { seat: 0, from: 'c2', to: 'b2' }),
        event('turned-up', { seat: 0, cell: 'b2', card: 'red-A' }),
        event('letter-known', { seat: 0, cell: 'b2', letter: 'A' }),
        event('turn', { seat: 1, turn: 5 }),
        event('lifted', { seat: 1, cell: 'a5' }),
        event('lifted', { seat: 1, cell: 'd3' }),
        event('laid', { seat: 1, cell: 'a1' }),
        event('swap-begins', { seat: 1, cell: 'a1' }),
        event('swap', { seat: 1, from: 'a1', to: 'b1' }),
      ],
      narration,
    );
    expect(turns[0]?.lines.map(({ event: { kind } }) => kind)).toEqual([
      'walk',
      'turned-up',
      'letter-known',
    ]);
    expect(turns[0]?.lines[0]?.event.params).toMatchObject({ from: 'c3', to: 'b2' });
    expect(turns[1]?.lines.map(({ event: { kind } }) => kind)).toEqual([
      'lifted-cards',
      'laid',
      'swap',
    ]);
    expect(turns[1]?.lines[0]?.event.params['cells']).toEqual(['a5', 'd3']);
  });

  it.each([
    ['letter-won', { letter: 'A' }, 'turned-up-won'],
    ['stopped', { why: 'unknown-letter' }, 'turned-up-stopped'],
  ])('makes one line of a step, the card and a %s', (kind, params, told) => {
    const [turn] = tellTurns(
      [
        event('turn', { seat: 0, turn: 4 }),
        event('step', { seat: 0, from: 'c3', to: 'd3' }),
        event('turned-up', { seat: 0, cell: 'd3', card: 'red-A' }),
        event(kind, { seat: 0, cell: 'd3', ...params }),
      ],
      narration,
    );
    expect(turn?.lines.map(({ event: line }) => line.kind)).toEqual([told]);
    expect(turn?.lines[0]?.event.params).toMatchObject({ cell: 'd3', card: 'red-A' });
  });

  it('does not say of a walk that it stopped where it ends, but where it had to', () => {
    const stop = (why: string): string[] =>
      tellTurns(
        [
          event('turn', { seat: 0, turn: 4 }),
          event('step', { seat: 0, from: 'c3', to: 'd3' }),
          event('stopped', { seat: 0, cell: 'd3', why }),
        ],
        narration,
      ).flatMap(({ lines }) => lines.map(({ event: { kind } }) => kind));
    expect(stop('at-will')).toEqual(['step']);
    expect(stop('unknown-letter')).toEqual(['step', 'stopped']);
  });
});

const sit = (props: Partial<PlayAreaProps> = {}) =>
  sitAt(PlayArea, { view: position({}, WALKS), nameOf, titleOf: nameOf, ...props });

const press = (name: string | RegExp): void => {
  (screen.getAllByRole('button', { name })[0] as HTMLElement).dispatchEvent(
    new MouseEvent('click', { bubbles: true }),
  );
};
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('the table', () => {
  it('walks where one presses, by the board and by the list', async () => {
    const act = await sit();
    press(/^c4: the red A.*Go to c4/);
    expect(act).toHaveBeenLastCalledWith(['go:c4']);
    press(/as a list/);
    await settled();
    press('Go to d3');
    expect(act).toHaveBeenLastCalledWith(['go:d3']);
  });

  it('lists what can be pressed column by column, until a way is chosen there', async () => {
    const act = await sit();
    press(/as a list/);
    await settled();
    const list = document.querySelector('.ways') as HTMLElement;
    const cells = within(list).getAllByRole('button');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['b3', 'c2', 'c4', 'd3']);
    cells[0]?.click();
    await settled();
    expect(act).toHaveBeenLastCalledWith(['go:c2', 'go:b2', 'go:b3']);
    expect(document.querySelector('.ways')).toBeNull();
  });

  it.each([
    [true, /Point at a lit space.*press it to go there/],
    [false, /Touch a lit space.*touch it again to go there/],
  ])('says what a press does, where the pointer hovers: %s', async (hovers, said) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: hovers }) as MediaQueryList,
    );
    await sit();
    expect(screen.getByText(said)).toBeTruthy();
  });

  it('says why a kind of turn is closed, with the rule', async () => {
    const why = () => undefined;
    await sit({ why });
    press('Shuffle');
    await settled();
    expect(screen.getByText(/Only the possessed may shuffle/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /TT-35/ })).toBeTruthy();
  });

  it('previews a swap and sends it whole', async () => {
    const act = await sit();
    press('Swap two');
    await settled();
    press(/as a list/);
    await settled();
    press('Swap the card on d3 with another');
    await settled();
    press('Swap it with the card on c4');
    await settled();
    expect(screen.getByText(/Then on c4: a face-down card/)).toBeTruthy();
    expect(act).not.toHaveBeenCalled();
    press('Swap them');
    expect(act).toHaveBeenCalledWith(['swap:d3', 'with:c4']);
  });

  it('has the rules say why a card cannot be swapped', async () => {
    const wonder = vi.fn();
    await sit({ wonder });
    press('Swap two');
    await settled();
    press(/^b3: the blue D/);
    expect(wonder).toHaveBeenCalledWith('swap:b3');
  });

  it('asks nothing while the sled is on its way', async () => {
    await sit({ view: position({ phase: 'moving', legal: ['stop'] }, WALKS), free: false });
    expect(screen.getByRole('heading', { name: 'On the way' })).toBeTruthy();
    expect(screen.queryByText(/You may go on/)).toBeNull();
  });

  it('tells where a letter that is wanted lies, once it is known', async () => {
    await sit();
    const wanted = screen.getByText('Still to find').nextElementSibling;
    expect(wanted?.textContent?.replace(/\s+/g, ' ').trim()).toBe('A on c4 C D E F');
  });

  it('offers what a tower offers', async () => {
    const act = await sit({
      view: position({
        phase: 'tower',
        possessed: [true, false, false],
        legal: ['peek:d3', 'banish', 'done'],
      }),
    });
    press('Send your devil home');
    expect(act).toHaveBeenLastCalledWith(['banish']);
    press('Leave it at that');
    expect(act).toHaveBeenLastCalledWith(['done']);
    press(/^d3: .*Look at the card on d3/);
    expect(act).toHaveBeenLastCalledWith(['peek:d3']);
  });

  it('says with six letters and no devil that one is out once done, and lets one out by gold', async () => {
    const act = await sit({
      view: position({
        phase: 'tower',
        letters: ['ABCDEF', '', ''],
        legal: ['peek:d3', 'done'],
      }),
    });
    expect(screen.getByText(/you escape as soon as you are done here/)).toBeTruthy();
    expect(screen.getByText(/Before you leave, you may look/)).toBeTruthy();
    expect(screen.queryByText(/One letter more/)).toBeNull();
    const way = screen.getByRole('button', { name: 'Leave hell' });
    expect(way.classList.contains('gold')).toBe(true);
    way.click();
    expect(act).toHaveBeenLastCalledWith(['done']);
  });

  it('lets letters be pressed on one’s own sled', async () => {
    const act = await sit({
      view: position({
        phase: 'lose',
        to_play: 0,
        turn_of: 1,
        letters: ['ABC', '', ''],
        lose: 2,
        legal: ['lose:A', 'lose:B', 'lose:C'],
      }),
    });
    const place = screen.getByRole('region', { name: 'Your place' });
    for (const letter of ['A', 'C']) {
      within(place)
        .getByRole('button', { name: `Give up the ${letter}` })
        .click();
      await settled();
    }
    press('Give up A and C');
    expect(act).toHaveBeenCalledWith(['lose:A', 'lose:C']);
  });

  it('notes once what two shuffles have come to alike', async () => {
    const same = { cells: ['a1', 'b1'], cards: ['red-B'], private: false };
    await sit({ view: position({ mixed: [same, same] }, WALKS) });
    const known = screen.getByRole('region', { name: 'What you know' });
    expect(within(known).getAllByText(/a1 b1/)).toHaveLength(1);
  });

  it('says of the one place that is left where the card lies', async () => {
    const mixed = [{ cells: ['a1'], cards: ['red-B'], private: false }];
    await sit({ view: position({ mixed }, WALKS) });
    const known = screen.getByRole('region', { name: 'What you know' });
    expect(within(known).getByText(/On a1 lies the red B/)).toBeTruthy();
  });

  it('tells one’s own knowledge to oneself alone', async () => {
    const mixed = [{ cells: ['a1', 'b1'], cards: ['red-B'], private: false }];
    await sit({ view: position({ mixed }, WALKS) });
    const known = screen.getByRole('region', { name: 'What you know' });
    expect(within(known).getByText(/On e5 lies the devil|On e5 lies/)).toBeTruthy();
    expect(within(known).getByText(/a1 b1/)).toBeTruthy();
  });

  it('says what the marks mean that are on the board now, and no others', async () => {
    await sit();
    expect(screen.getByText('you can choose this')).toBeTruthy();
    expect(screen.getByText('somebody has looked at this card')).toBeTruthy();
    expect(screen.queryByText('swapped with another card')).toBeNull();
    expect(screen.queryByText('a sled has come here')).toBeNull();
  });

  it('offers a spectator nothing', async () => {
    const seen = position({ cards: { d3: DOWN } }, []);
    await sit({ view: { ...seen, seat: null }, free: false });
    expect(screen.queryByRole('group', { name: 'What your turn shall be' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Your place' })).toBeNull();
  });

  it('gives way to the result', async () => {
    await sit({
      view: position({ phase: 'over', to_play: null, turn_of: null, legal: [] }),
      free: false,
      result: empty,
    });
    expect(screen.queryByRole('region', { name: 'What there is to do' })).toBeNull();
  });

  it.each(['en', 'fr', 'de'] as const)('has all its words in %s', async (language) => {
    settings.speak(language);
    await sit();
    expect(document.body.textContent).not.toContain('teufel-teufel-');
  });
});
