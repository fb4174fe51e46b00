import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MatchView } from '@/api/types';
import type { PageGame } from '@/game-api/types';
import FirstMatch from '@/match/FirstMatch.svelte';
import { besideMark, writeMet } from '@/match/first-match';
import { readLocal } from '@/prefs/local-storage';

const marks = ['one', 'two', 'three'].map((text) => ({ at: `#${text}`, text }));
const game = { name: 'doctor-faust', moveHelp: () => ({ marks: () => marks }) };
const props = { view: {} as MatchView, game: game as unknown as PageGame, hidden: false };
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

beforeEach(() => localStorage.clear());

describe('the first match of a game', () => {
  it('says one thing after another, and then nothing more in any match', async () => {
    render(FirstMatch, props);
    for (const { text } of marks.slice(0, 2)) {
      expect(screen.getByRole('status').textContent).toBe(text);
      await fireEvent.click(button('Go on'));
    }
    expect(screen.getByRole('status').textContent).toBe('three');
    expect(readLocal('met')).toBeNull();
    await fireEvent.click(button('Play'));
    expect(screen.queryByRole('status')).toBeNull();
    expect(readLocal('met')).toBe('doctor-faust');
  });

  it('is put away with one press', async () => {
    render(FirstMatch, props);
    await fireEvent.click(button('Put this away for good'));
    expect(screen.queryByRole('status')).toBeNull();
    expect(readLocal('met')).toBe('doctor-faust');
  });

  it('leads to the lesson', () => {
    render(FirstMatch, props);
    expect(screen.getByRole('link').getAttribute('href')).toContain('/learn/doctor-faust');
  });

  it('makes way for what else is read, and goes on where it was', async () => {
    const { rerender } = render(FirstMatch, props);
    await fireEvent.click(button('Go on'));
    await rerender({ ...props, hidden: true });
    expect(screen.queryByRole('status')).toBeNull();
    await rerender(props);
    expect(screen.getByRole('status').textContent).toBe('two');
  });

  it('goes on where it was on a page that is loaded anew, in the same game', async () => {
    const { unmount } = render(FirstMatch, props);
    await fireEvent.click(button('Go on'));
    unmount();
    const other = { ...game, name: 'teufel-teufel' } as unknown as PageGame;
    render(FirstMatch, { ...props, game: other }).unmount();
    render(FirstMatch, props);
    expect(screen.getByRole('status').textContent).toBe('two');
  });

  it('keeps each game once', () => {
    for (const name of ['another', 'doctor-faust', 'another']) writeMet(name);
    expect(readLocal('met')).toBe('doctor-faust another');
  });
});

describe('where a word about something stands', () => {
  const box = { width: 200, height: 100 };
  const desk = { width: 1000, height: 600 };
  const apart = (mark: DOMRect, spot: { left: number; top: number }): boolean =>
    spot.left >= mark.right ||
    spot.left + box.width <= mark.left ||
    spot.top >= mark.bottom ||
    spot.top + box.height <= mark.top;

  it.each([
    ['at the top', new DOMRect(400, 10, 100, 50)],
    ['at the foot', new DOMRect(400, 540, 100, 50)],
    ['as high as the window, at its left', new DOMRect(0, 0, 300, 600)],
    ['as high as the window, at its right', new DOMRect(700, 0, 300, 600)],
    ['in a corner', new DOMRect(960, 560, 40, 40)],
  ])('covers nothing that is %s', (_, mark) => {
    const spot = besideMark(mark, box, desk);
    expect(apart(mark, spot)).toBe(true);
    expect(spot.left).toBeGreaterThanOrEqual(0);
    expect(spot.left + box.width).toBeLessThanOrEqual(desk.width);
    expect(spot.top).toBeGreaterThanOrEqual(0);
    expect(spot.top + box.height).toBeLessThanOrEqual(desk.height);
  });

  it('leaves in sight what is read as well, where another side has room', () => {
    const mark = new DOMRect(700, 100, 100, 50);
    const kept = new DOMRect(690, 160, 300, 200);
    expect(apart(kept, besideMark(mark, box, desk))).toBe(false);
    const spot = besideMark(mark, box, desk, kept);
    expect(apart(kept, spot)).toBe(true);
    expect(apart(mark, spot)).toBe(true);
  });

  it('covers it where no side has room, and then not what is marked', () => {
    const mark = new DOMRect(0, 250, 1000, 50);
    const spot = besideMark(mark, box, desk, new DOMRect(0, 0, 1000, 600));
    expect(apart(mark, spot)).toBe(true);
  });

  it('is the foot of the window where nothing is to be seen', () => {
    expect(besideMark(null, box, desk)).toEqual({ left: 400, top: 492 });
  });
});
