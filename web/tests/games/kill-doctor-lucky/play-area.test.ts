import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayAreaProps } from '@/game-api/types';
import FailureButtons from '@/games/kill-doctor-lucky/prompt/FailureButtons.svelte';
import { Selection } from '@/games/kill-doctor-lucky/prompt/selection.svelte';
import Prompt from '@/games/kill-doctor-lucky/prompt/Prompt.svelte';
import type { Scenery } from '@/games/kill-doctor-lucky/prompt/attempt-scene.svelte';
import PlayArea from '@/games/kill-doctor-lucky/PlayArea.svelte';
import { settings } from '@/prefs/settings.svelte';
import { event } from '../../support/fake-socket';
import { sitAt } from '../../support/render-play-area';
import { answering, position, walk } from './position';

beforeEach(() => settings.speak('en'));

const NAMES = ['Greta', 'Rufus', 'Bella'];
const nameOf = (seat: number): string => NAMES[seat] ?? '';

const sit = (props: Partial<PlayAreaProps> = {}) =>
  sitAt(PlayArea, { view: position(), nameOf, titleOf: nameOf, ...props });

const press = (name: string | RegExp): void => screen.getByRole('button', { name }).click();

describe('the table', () => {
  it('comes in parts the first time: what is told beside it after what is to be done', async () => {
    const story = createRawSnippet(() => ({ render: () => '<p>The story.</p>' }));
    const all = sit({ story });
    expect(screen.queryByText('The story.')).toBeNull();
    await all;
    expect(screen.getByText('The story.')).toBeTruthy();
    cleanup();
    void sit({ story });
    expect(screen.getByText('The story.')).toBeTruthy();
  });

  it('attempts the murder with the best weapon, and says what that is worth', async () => {
    const act = await sit();
    expect(screen.getByText(/points with the Crepe Pan\. The others must find 4/)).toBeTruthy();
    expect(screen.getByText('Two rooms look in. Nobody is in them.')).toBeTruthy();
    press('Attempt the murder 4');
    expect(act).toHaveBeenCalledWith(['attempt:crepe_pan']);
  });

  it('offers the attempt with another weapon, and what that is worth', async () => {
    const legal = ['attempt:crepe_pan', 'attempt:trowel', 'attempt', 'end'];
    const hands = [['weapon:crepe_pan', 'weapon:trowel'], null, null];
    const act = await sit({ view: position({ legal, hands }) });
    const others = screen.getByRole('group', { name: 'With something else' });
    expect(others.textContent).toContain('or with');
    await fireEvent.click(within(others).getByRole('button', { name: /^Trowel/ }));
    press(/^Attempt the murder/);
    expect(act).toHaveBeenCalledWith(['attempt:trowel']);
  });

  it('asks with one press, and says that it stays, before a card is spent with the next', async () => {
    const walks = [walk('me', ['move1:me', 'step:w_hall'], 'w_hall')];
    const act = await sit({ view: { ...position(), walks } });
    const hall = document.querySelector('[data-space=w_hall]') as Element;
    await fireEvent.click(hall);
    expect(act).not.toHaveBeenCalled();
    await tick();
    expect(screen.getByText('A card once played is not taken back.')).toBeTruthy();
    await fireEvent.click(hall);
    expect(act).toHaveBeenCalledWith(['move1:me', 'step:w_hall']);
  });

  it('asks of a room card only to choose its room', async () => {
    await sit();
    await fireEvent.click(screen.getByRole('button', { name: /^Dining Hall, .*straight/ }));
    expect(screen.getByText('Dining Hall: choose the framed room.')).toBeTruthy();
  });

  it('has the rules say why a card cannot be played, as it is taken up', async () => {
    const wonder = vi.fn();
    const hands = [['weapon:trowel', 'fail2', 'room:parlor'], null, null];
    await sit({ view: { ...position({ legal: ['end'], hands }), walks: [] }, wonder });
    for (const card of ['weapon:trowel', 'fail2', 'room:parlor', 'room:parlor'])
      await fireEvent.click(document.querySelector(`[data-card='${card}']`) as Element);
    expect(wonder.mock.calls).toEqual([['attempt:trowel'], ['fail2'], ['room:parlor:me']]);
  });

  it('has the rules say why a turn cannot be ended so', async () => {
    const wonder = vi.fn();
    const act = await sit({ view: { ...position({ legal: ['end'] }), walks: [] }, wonder });
    press(/^Snoop/);
    expect(wonder.mock.calls).toEqual([['snoop']]);
    expect(act).not.toHaveBeenCalled();
    await sit({ view: position({ legal: ['end'] }), wonder, free: false });
    screen
      .getAllByRole('button', { name: /^Snoop/ })
      .at(-1)
      ?.click();
    expect(wonder).toHaveBeenCalledTimes(1);
  });

  it('has the rules say why a room cannot be gone to, with a card in hand as well', async () => {
    const wonder = vi.fn();
    await sit({ view: { ...position({ legal: ['end'] }), walks: [] }, wonder });
    const far = screen.getAllByRole('button', { name: /, empty/ })[0] as Element;
    await fireEvent.click(far);
    await fireEvent.click(document.querySelector('[data-card]') as Element);
    wonder.mockClear();
    await fireEvent.click(far);
    expect(wonder.mock.calls).toEqual([[`go:${far.getAttribute('data-space')}`]]);
  });

  it('asks nothing of a card that can be played, nor while others act', async () => {
    const wonder = vi.fn();
    await sit({ wonder });
    await fireEvent.click(screen.getByRole('button', { name: /^Dining Hall, .*straight/ }));
    document.body.replaceChildren();
    await sit({ wonder, free: false });
    await fireEvent.click(screen.getByRole('button', { name: /^Dining Hall, .*straight/ }));
    expect(wonder).not.toHaveBeenCalled();
  });

  it('says of the Doctor that he is dead, and shows no way of his', async () => {
    const outcome = { reason: 'murder', winner: 0 };
    await sit({ view: position({ outcome, to_play: null, legal: [] }), over: true });
    expect(document.querySelector('.doctor .tag')?.textContent).toBe('dead');
    expect(screen.getByText('the Doctor’s way').closest('li')?.className).toContain('away');
    expect(screen.queryByText(/can still save the Doctor/)).toBeNull();
  });

  it('says to who looks at it again that the Doctor is dead, not where he would walk', async () => {
    const outcome = { reason: 'murder', winner: 1 };
    const end = { ...position({ outcome, to_play: null, legal: [] }), seat: null };
    await sit({ view: end, free: false, replayed: true });
    expect(screen.getByRole('heading', { name: 'The game is over' })).toBeTruthy();
    expect(screen.getByText(/^The Doctor lies dead in the/)).toBeTruthy();
    expect(screen.queryByText(/will walk/)).toBeNull();
  });

  it('says that there is nowhere to go only of a table that is free', async () => {
    const nowhere = { ...position({ legal: ['end'], pawns: ['parlor'] }), walks: [] };
    const line = (): Element | undefined => screen.getAllByText('No room to walk to now.')[0];
    await sit({ view: nowhere });
    expect(line()?.classList.contains('waiting')).toBe(false);
    document.body.replaceChildren();
    await sit({ view: nowhere, free: false });
    expect(line()?.classList.contains('waiting')).toBe(true);
  });

  it('says who foiled the attempt that was made last, but for while one is made', async () => {
    const foil = (attacker: number, space: string, card: string) => [
      event('attempt', { seat: attacker, space, weapon: null, value: 1, special: false }),
      event('failure', { seat: 0, attacker, card, left: 0 }),
      event('foiled', { seat: attacker, by: 0, wasted: 0 }),
    ];
    const recentMoves = [...foil(1, 'parlor', 'fail1'), ...foil(2, 'kitchen', 'fail3')];
    await sit({ recentMoves });
    expect(screen.getByText('foiled').classList.contains('away')).toBe(false);
    expect(
      screen.getByText(/tried it in the Kitchen with bare hands\. Foiled: 3 points from you\./),
    ).toBeTruthy();
    expect(screen.queryByText(/Parlor with bare hands/)).toBeNull();
    document.body.replaceChildren();
    await sit({ recentMoves, view: answering() });
    expect(screen.queryByText(/Foiled:/)).toBeNull();
  });

  it('says who foiled an attempt of one’s own', async () => {
    await sit({
      recentMoves: [
        event('failure', { seat: 1, attacker: 0, card: 'fail1', left: 2 }),
        event('failure', { seat: 2, attacker: 0, card: 'fail2', left: 0 }),
        event('foiled', { seat: 0, by: 2, wasted: 0 }),
      ],
    });
    expect(
      screen.getByText(/^Your attempt came to nothing: one point from .* and 2 points from /),
    ).toBeTruthy();
  });

  it('says why there is no attempt, and on a phone keeps no room for it', async () => {
    await sit({ view: position({ pawns: ['kitchen', 'dining_hall', 'parlor'], legal: ['end'] }) });
    expect(screen.getAllByText('Rufus would see it from the Dining Hall.')[0]).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Attempt the murder' })).toBeNull();
  });

  it('answers with a failure of each value in hand, or passes', async () => {
    const act = await sit({
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
    press('Choose a failure of 1, you hold 2');
    expect(act).not.toHaveBeenCalled();
    await tick();
    press('Play the 1');
    expect(act).toHaveBeenCalledWith(['fail1']);
    await tick();
    // With more to be given the next card is chosen anew.
    const next = screen.getByRole('button', { name: 'Choose a failure of 1, you hold 2' });
    expect(next.getAttribute('aria-pressed')).toBe('false');
    press('Pass');
    expect(act).toHaveBeenCalledWith(['pass']);
  });

  it('says of a hand that cannot save him that it cannot', async () => {
    const attempt = { weapon: null, value: 9, asked: 0 };
    await sit({ view: answering({ to_play: 0, attempt, legal: ['fail1', 'pass'] }) });
    expect(screen.getByText(/^You hold \d of the 9 points.*: you cannot save him\./)).toBeTruthy();
    cleanup();
    await sit({
      view: answering({ turn_of: 2, to_play: 0, attempt, legal: ['fail1', 'pass'] }),
    });
    expect(screen.getByText(/: alone you cannot save him\./)).toBeTruthy();
  });

  it('calls it enough, not a pass, once one has given something', () => {
    const attempt = { weapon: null, value: 3, asked: 0 };
    const seen = answering({ to_play: 0, attempt, legal: ['fail1', 'pass'] });
    const act = vi.fn();
    const asked = {
      view: seen,
      seat: 0,
      failures: ['fail1'],
      free: true,
      chosen: null,
      onchoose: vi.fn(),
      act,
    };
    render(FailureButtons, { ...asked, given: true, nameOf: () => 'Rufus' });
    expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull();
    press('Add no more');
    expect(act).toHaveBeenCalledWith(['pass']);
  });

  it('says before one passes that nobody knows whether the others can save him, and what if not', async () => {
    const attempt = { weapon: null, value: 1, asked: 0 };
    const asked = { to_play: 0, attempt, legal: ['fail1', 'pass'] };
    await sit({
      view: answering({ ...asked, turn_of: 2, pawns: ['parlor', 'parlor', 'kitchen'] }),
    });
    const risk = /^Only Rufus answers after you. You cannot know.* the Doctor dies and \S+ wins\.$/;
    expect(screen.getByText(risk)).toBeTruthy();
  });

  it('heads the end of an attempt by whose it was, not by whose turn it is by now', () => {
    const scenery: Scenery = {
      seat: 1,
      space: 'kitchen',
      weapon: 'crepe_pan',
      value: 4,
      left: 2,
      replies: [],
      asked: null,
      end: 'murder',
    };
    const view = answering({ attempt: { weapon: 'crepe_pan', value: 4, asked: 0 }, to_play: 0 });
    const selection = new Selection(
      () => view,
      () => false,
    );
    render(Prompt, {
      view,
      replayed: false,
      selection,
      scenery,
      nameOf,
      free: false,
      phone: false,
      foiled: null,
      thinking: null,
      refusal: null,
      refusalText: '',
      prepared: null,
      act: () => undefined,
      prepare: () => undefined,
      why: () => undefined,
    });
    expect(screen.getByRole('heading', { name: 'Rufus’s attempt' })).toBeTruthy();
    expect(screen.queryByText('Ask me')).toBeNull();
  });

  it('prepares an answer while others act, and takes it back', async () => {
    const prepare = vi.fn();
    await sit({ view: answering(), free: false, prepare, prepared: { up_to: 1 } });
    press('One point more');
    expect(prepare).toHaveBeenLastCalledWith({ up_to: 2 });
    press('Ask me');
    expect(prepare).toHaveBeenLastCalledWith(null);
    press('Pass, foil nothing');
    expect(prepare).toHaveBeenLastCalledWith({ up_to: 0 });
  });

  it('offers a spectator nothing', async () => {
    await sit({ view: { ...answering({ hands: [null, null, null] }), seat: null }, free: false });
    expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull();
    expect(screen.queryByRole('region', { name: /Your hand/ })).toBeNull();
  });

  it('shows who looks at it again the hand of the one whose eyes they have, and no other', async () => {
    const seen = position({ hands: [null, ['fail2'], null] });
    await sit({ view: { ...seen, seat: null }, free: false });
    const hands = screen.getByRole('region', { name: 'Cards held' });
    expect(within(hands).getAllByRole('term')).toHaveLength(1);
    expect(within(hands).getByText('Failure 2')).toBeTruthy();
  });

  it('explains its marks beneath the plan: the rooms one can go to, else the eyes of who looks in', async () => {
    const shownNow = (text: string): boolean =>
      screen.getByText(text).closest('ul')?.classList.contains('away') === false;
    await sit();
    expect(screen.getByText('foiled').classList.contains('away')).toBe(true);
    expect(shownNow('where you can go')).toBe(true);
    expect(shownNow('costs a card')).toBe(true);
    expect(shownNow('somebody sees it from here')).toBe(false);
    await fireEvent.focus(screen.getAllByRole('button', { name: /Rufus/ })[0] as HTMLElement);
    expect(shownNow('somebody sees it from here')).toBe(true);
    expect(shownNow('where you can go')).toBe(false);
  });

  it('says what failure cards are for, and opens the rulebook where it stands', async () => {
    const why = vi.fn();
    await sit({ view: position({ luck: 7 }), why });
    const line = screen.getByText(/^Failure cards worth 7 points/);
    within(line).getByRole('button').click();
    expect(why).toHaveBeenCalledWith('KDL-19');
  });

  it('opens all hands once it is over', async () => {
    const over = position({
      to_play: null,
      phase: 'over',
      legal: [],
      hands: [['move1'], ['fail2', 'fail2'], []],
    });
    const result = { reason: 'murder', winner: 0, returns: [1, -1, -1], scores: [] };
    const ended = { ...over, table: { ...over.table, result } };
    const said = createRawSnippet(() => ({ render: () => '<p>It is over.</p>' }));
    await sit({ view: ended, free: false, over: true, result: said });
    expect(screen.getByText('It is over.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: /^Your hand/ })).toBeNull();
    const hands = screen.getByRole('region', { name: 'Cards held' });
    expect(within(hands).getByText('Failure 2 ×2')).toBeTruthy();
    expect(within(hands).getByText('no cards')).toBeTruthy();
  });

  it.each(['en', 'fr', 'de'] as const)('has all its words in %s', async (language) => {
    settings.speak(language);
    await sit();
    expect(document.body.textContent).not.toContain('kill-doctor-lucky');
  });
});
