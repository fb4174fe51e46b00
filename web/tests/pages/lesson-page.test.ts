import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import LessonPage from '@/pages/LessonPage.svelte';
import { settings } from '@/prefs/settings.svelte';

beforeEach(() => {
  settings.speak('en');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => vi.unstubAllGlobals());

describe('a lesson that has not come yet', () => {
  it('keeps the place of its board, and says that it is on its way', () => {
    render(LessonPage, { game: 'kill-doctor-lucky', step: null });
    const place = screen.getByText('The board is being laid out');
    expect(place.getAttribute('role')).toBe('status');
    expect(place.closest('main')?.firstElementChild?.className).toContain('teacher');
  });
});
