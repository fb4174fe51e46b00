import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import LessonTask from '@/lesson/LessonTask.svelte';
import { settings } from '@/prefs/settings.svelte';

beforeEach(() => {
  settings.speak('en');
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => vi.useRealTimers());

const step = {
  name: 'walking',
  title: 'A free step',
  text: 'You may walk one room.',
  task: 'Walk.',
  done: 'You have walked.',
  clauses: [],
  solution: [],
  position: {},
};

describe('the way past a step', () => {
  it('is not taken by the second half of the press that led to the step', () => {
    const go = { again: vi.fn(), show: vi.fn(), why: vi.fn() };
    render(LessonTask, {
      step,
      standing: 'open',
      astray: false,
      showing: false,
      back: null,
      next: '/learn/it/next',
      ...go,
    });
    const skip = screen.getByRole('link', { name: 'Skip' });
    const press = (): boolean =>
      skip.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(press()).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(press()).toBe(true);
  });
});
