import { fireEvent, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayAreaProps } from '@/game-api/types';
import { pageGame } from '@/game-api/registry';
import type { MatchView } from '@/api/types';
import PlayArea from '@/own-game/PlayArea.svelte';
import { actionLabel } from '@/own-game/labels';
import { moveHelp } from '@/own-game/move-help';
import { bidsView, BIDS, hearBids } from '../support/sealed-bids';
import { sitAt } from '../support/render-play-area';
import { event } from '../support/fake-socket';

const titles = ['You', 'Player 2', 'Player 3'];
const titleOf = (seat: number): string => titles[seat] ?? '';
const sit = (view: MatchView = bidsView(), given: Partial<PlayAreaProps> = {}) =>
  sitAt(PlayArea, { view, nameOf: titleOf, titleOf, ...given });

/** What lies at a place under a label, as it is read. */
const lying = (place: string, label: string): string[] =>
  [
    ...(within(screen.getByRole('region', { name: place })).getByText(label).nextElementSibling
      ?.children ?? []),
  ].map((cell) => (cell.querySelector('.unseen') ?? cell).textContent.trim());

beforeEach(async () => {
  await hearBids();
});

describe('the table of a game without a board of its own', () => {
  it('shows at each seat its fields, and of secret ones only what is seen', async () => {
    await sit();
    expect(lying('You', 'hand')).toEqual(['2', 'nothing']);
    expect(lying('Player 2', 'hand')).toEqual(['unseen', 'unseen']);
    expect(lying('Player 3', 'hand')).toEqual(['unseen', 'nothing']);
    expect(lying('Player 3', 'coins left')).toEqual(['5']);
    expect(lying('Player 2', 'has passed')).toEqual(['yes']);
  });

  it('has what is nobody’s between all', async () => {
    await sit();
    expect(lying('On the table', 'in the pot')).toEqual(['6']);
    expect(lying('On the table', 'prize')).toEqual(['unseen']);
    expect(lying('On the table', 'who leads')).toEqual(['nothing']);
    expect(within(screen.getByRole('region', { name: 'You' })).queryByText('prize')).toBeNull();
  });

  it('calls a seat in a cell what who sits there is called', async () => {
    const { state } = bidsView();
    const pub = { ...(state as unknown as Record<'public', object>).public, leader: 1 };
    await sit(bidsView({ public: pub }));
    expect(lying('On the table', 'who leads')).toEqual(['Player 2']);
  });

  it('offers what is legal in words, and does what is pressed', async () => {
    const act = await sit();
    await fireEvent.click(screen.getByRole('button', { name: /^Pass/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Bid so many coins (2)' }));
    expect(act.mock.calls).toEqual([[['pass']], [['bid:2']]]);
    expect(within(screen.getByRole('group')).getAllByRole('button')).toHaveLength(2);
  });

  it('does nothing while something is under way', async () => {
    const act = await sit(bidsView(), { free: false });
    const pass = screen.getByRole('button', { name: /^Pass/ });
    expect(pass.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(pass);
    expect(act).not.toHaveBeenCalled();
  });

  it('says whose turn it is, and offers nothing meanwhile', async () => {
    await sit(bidsView({ to_play: 1, legal: [] }), { thinking: 1 });
    expect(screen.getByRole('heading', { name: 'Player 2 is thinking' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pass/ })).toBeNull();
  });

  it('says what wins, with its clause', async () => {
    const why = vi.fn<(clause: string) => void>();
    await sit(bidsView(), { why });
    expect(screen.getByText(/Who bids most pays most/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /SB-01/ }));
    expect(why).toHaveBeenCalledWith('SB-01');
  });

  it('says why something was refused, with its clause', async () => {
    const refusal = { clause: 'SB-04' } as unknown as PlayAreaProps['refusal'];
    await sit(bidsView(), { refusal, refusalText: 'You have no coins left.' });
    expect(screen.getByRole('alert').textContent).toContain('You have no coins left.');
    expect(screen.getByRole('button', { name: /SB-04/ })).toBeTruthy();
  });

  it('marks what each seat has done of late', async () => {
    const recentMoves = [event('acted', { seat: 2, action: 'bid:2' })];
    await sit(bidsView(), { recentMoves });
    const plate = screen.getByRole('region', { name: 'Player 3' });
    expect(within(plate).getByText('Bid so many coins (2)')).toBeTruthy();
  });

  it('shows all seats to who looks on, and nothing to be done', async () => {
    await sit({ ...bidsView({ legal: [] }), seat: null });
    expect(screen.getAllByRole('region').map((plate) => plate.getAttribute('aria-label'))).toEqual([
      ...titles,
      'On the table',
    ]);
  });
});

describe('its actions in words', () => {
  it('are what their first clause says, and the rest by itself', () => {
    const told = { lead: 'Pass', rest: 'bid nothing.', name: 'pass', values: [] };
    expect(actionLabel(bidsView(), 'pass')).toEqual(told);
  });

  it('stand together where they differ by their arguments', () => {
    const view = bidsView();
    const move = (action: string) => ({ actions: [action], walk: null });
    const groups = view.state.legal.map((action) => moveHelp.group(view, action, move(action)));
    expect(groups).toEqual(['', 'Bid so many coins', 'Bid so many coins']);
    expect(moveHelp.move(view, move('bid:1'))).toBe('Bid so many coins (1)');
  });

  it('are written as they are where the game has no word for them', () => {
    expect(actionLabel(bidsView(), 'shout:3')).toMatchObject({ lead: 'shout', values: ['3'] });
  });
});

it('any game without one of its own gets this table, under its name', async () => {
  await vi.waitFor(() => expect(pageGame(BIDS)?.PlayArea).toBe(PlayArea));
  expect(pageGame(BIDS)?.name).toBe(BIDS);
  expect(pageGame(BIDS)?.status(bidsView())).toBe('Your turn');
});
