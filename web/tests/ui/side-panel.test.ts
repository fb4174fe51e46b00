import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import SidePanel from '@/ui/SidePanel.svelte';
import { empty } from '../support/render-play-area';

const onclose = vi.fn();
const show = (subject = '') =>
  render(SidePanel, { title: 'Rules', close: 'Close', onclose, subject, children: empty });
const panel = () => screen.getByRole('complementary', { name: 'Rules' });

/** A button to open the panel by, in focus. */
function opener(): HTMLElement {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  return button;
}

beforeEach(() => {
  document.body.innerHTML = '';
  onclose.mockClear();
});
// Files share one window.
afterEach(() => document.body.replaceChildren());

describe('a panel beside the board', () => {
  it('takes the focus, and anew when it shows something else', async () => {
    const { rerender } = show('DF-10');
    expect(document.activeElement).toBe(panel());
    screen.getByRole('button', { name: 'Close' }).focus();
    await rerender({ subject: 'DF-11' });
    expect(document.activeElement).toBe(panel());
  });

  it('is closed by its button and by Escape', async () => {
    show();
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(onclose).toHaveBeenCalledTimes(2);
  });

  it('gives the focus back to where it was', () => {
    const before = opener();
    const { unmount } = show();
    unmount();
    expect(document.activeElement).toBe(before);
  });

  it('leaves the focus where somebody has put it meanwhile', () => {
    opener();
    const { unmount } = show();
    const elsewhere = opener();
    unmount();
    expect(document.activeElement).toBe(elsewhere);
  });
});
