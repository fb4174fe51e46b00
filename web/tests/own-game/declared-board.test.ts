import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchView } from '@/api/types';
import PlayArea from '@/own-game/PlayArea.svelte';
import ScriptedBoard from '@/own-game/ScriptedBoard.svelte';
import { tableOf, type BoardScript } from '@/own-game/board-script';
import { bidsView, hearBids } from '../support/sealed-bids';
import { sitAt } from '../support/render-play-area';

/** Four squares, a fox whom one seat sees, and moves from square to square. */
function huntView(fox: number | '?', legal: readonly string[]): MatchView {
  const shown = bidsView({ legal, public: { floor: [0, 1, 0, 0] }, secret: { fox: [fox] } });
  const field = (doc: string) => ({ doc, by_seat: false, told: true, values: 4, names: null });
  const place = (space: number) => ({
    space,
    x: space % 2,
    y: Math.floor(space / 2),
    name: ['a1', 'b1', 'a2', 'b2'][space] ?? '',
    shape: 'square',
  });
  const board = {
    fields: { fox: field('the fox'), floor: { ...field('snow'), names: ['', 'a trace'] } },
    arguments: {
      go: [
        { name: 'from', is_space: true },
        { name: 'to', is_space: true },
      ],
      look: [{ name: 'at', is_space: true }],
    },
    picture: {
      places: [0, 1, 2, 3].map(place),
      links: [],
      pieces: [{ field: 'fox', sign: 'F', seat: 0, label: null as string | null }],
      ground: [{ field: 'floor', signs: ['', '×'], lit: [] }],
      tracks: [],
      legend: [],
    },
    page: null,
  };
  return { ...shown, match: { ...shown.match, board } };
}

const titleOf = (seat: number): string => `Seat ${seat}`;
const sit = (view: MatchView) => sitAt(PlayArea, { view, nameOf: titleOf, titleOf });
const space = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(async () => {
  await hearBids();
});

describe('a declared board', () => {
  it('shows a piece to who sees it, and tells what else lies there', async () => {
    await sit(huntView(2, ['look:0']));
    expect(space(/^a2/).getAttribute('aria-label')).toBe('a2, the fox');
    expect(space(/^b1/).getAttribute('aria-label')).toBe('b1, a trace');
    expect(screen.queryByText('the fox')).toBeNull();
  });

  it('says what its signs mean, in the colours in which they stand there', async () => {
    const shown = huntView(2, ['look:0']);
    const meaning = { field: null, seat: null, lit: false };
    const legend = [
      { ...meaning, field: 'fox', seat: 0, sign: 'F', label: 'the fox itself' },
      { ...meaning, sign: '×', label: 'a trace' },
      { ...meaning, sign: '', lit: true, label: 'in the moonlight' },
    ];
    const board = shown.match.board as { picture: object };
    const pictured = { ...board, picture: { ...board.picture, legend } };
    await sit({ ...shown, match: { ...shown.match, board: pictured } });
    const [fox, trace, light, ...others] = [...document.querySelectorAll('.legend li')];
    expect(others).toEqual([]);
    expect(fox?.textContent.replace(/\s+/g, ' ').trim()).toBe('F the fox itself');
    expect(fox?.querySelector('.piece')?.getAttribute('style')).toBe(
      document.querySelector('.space .piece')?.getAttribute('style'),
    );
    expect(trace?.textContent).toContain('a trace');
    expect(light?.querySelector('.lit')).not.toBeNull();
  });

  it('shows a piece that is not seen on no space, and says so beside', async () => {
    await sit(huntView('?', ['look:0']));
    expect(document.querySelectorAll('.piece')).toHaveLength(0);
    expect(screen.getByText('the fox').nextElementSibling?.textContent).toContain('unseen');
  });

  it('does what a pressed space stands for, and nothing at one that cannot be chosen', async () => {
    const act = await sit(huntView(2, ['look:0', 'look:3']));
    expect(space(/^a2/).getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(space(/^a2/));
    expect(act).not.toHaveBeenCalled();
    await fireEvent.keyDown(space(/^b2/), { key: 'Enter' });
    expect(act).toHaveBeenCalledWith(['look:3']);
  });

  it('asks for one space after another, and can be asked anew', async () => {
    const act = await sit(huntView(2, ['go:0:1', 'go:0:2', 'go:3:1']));
    await fireEvent.click(space(/^a1/));
    expect(space(/^b2/).getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(screen.getByRole('button', { name: '←' }));
    await fireEvent.click(space(/^b2/));
    await fireEvent.click(space(/^b1/));
    expect(act.mock.calls).toEqual([[['go:3:1']]]);
  });

  it('is walked over with arrow keys', async () => {
    await sit(huntView(2, ['look:0']));
    space(/^a1/).focus();
    await fireEvent.keyDown(space(/^a1/), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(space(/^b1/));
  });
});

describe('a board that a game draws itself', () => {
  const view = huntView(2, ['look:0']);
  const did = vi.fn<(action: string) => void>();
  const table = tableOf(view, { seats: ['Ada'], language: 'en', free: true, act: did });
  const show = (script: BoardScript | Error) => {
    const onfault = vi.fn<(problem: string) => void>();
    const fetched = () =>
      script instanceof Error ? Promise.reject(script) : Promise.resolve(script);
    const shown = render(ScriptedBoard, { address: '/x.js', table, onfault, fetched });
    return { ...shown, onfault };
  };

  it('is mounted with what the seat sees, can act, and hears of every change', async () => {
    const update = vi.fn<(told: typeof table) => void>();
    const destroy = vi.fn<() => void>();
    const mount = vi.fn<BoardScript['mount']>((element, told) => {
      element.textContent = told.legal.join();
      told.act('look:0');
      told.act('look:3');
      return { update, destroy };
    });
    const { rerender, unmount, onfault } = show({ version: 1, mount });
    await screen.findByText('look:0');
    expect(did.mock.calls).toEqual([['look:0']]);
    const next = tableOf(view, { seats: ['Ada'], language: 'en', free: false, act: did });
    await rerender({ table: next });
    expect(update.mock.lastCall?.[0].legal).toEqual([]);
    unmount();
    expect(destroy).toHaveBeenCalledOnce();
    expect(onfault).not.toHaveBeenCalled();
  });

  it.each([
    ['cannot be fetched', new Error('no file')],
    ['fails when it is mounted', { version: 1, mount: () => { throw new Error('no file'); } }], // prettier-ignore
    [
      'fails at a change',
      { version: 1, mount: () => ({ update: () => { throw new Error('no file'); } }) }, // prettier-ignore
    ],
  ])('is reported where it %s', async (_, script) => {
    const { onfault } = show(script);
    await waitFor(() => expect(onfault).toHaveBeenCalledWith('no file'));
  });
});
