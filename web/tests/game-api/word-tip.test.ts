import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import WordTip from '@/game-api/WordTip.svelte';
import { settings } from '@/prefs/settings.svelte';

beforeEach(() => settings.speak('en'));

test('a press opens what each word means', () => {
  render(WordTip, { words: [['Tower', 'A card on which you may look.']] });
  const button = screen.getByRole('button', { name: 'words?' });
  const tip = screen.getByRole('dialog', { hidden: true, name: 'What the words mean' });
  expect(button.getAttribute('popovertarget')).toBe(tip.id);
  expect(tip.textContent).toContain('Tower');
  expect(tip.textContent).toContain('A card on which you may look.');
});
