/** Scroll to the board: brings the board into sight, where something is being done on it that is out of sight. */
import { stillness } from '@/prefs/settings.svelte';

export function scrollToBoard(): void {
  const board = document.querySelector('[data-board]');
  board?.scrollIntoView({ block: 'nearest', behavior: stillness() ? 'instant' : 'smooth' });
}
