/** The focus when what had it goes: it comes to rest near by, and nobody is left without it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restoreFocus } from '@/ui/focus-restore';

let end: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <h1 data-rest tabindex="-1">Diablerie</h1>
    <main>
      <h2 data-rest tabindex="-1">Your turn</h2>
      <div id="ways"><button id="way">Go</button></div>
    </main>
    <form><button id="send">Send</button></form>`;
  end = restoreFocus();
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

const found = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`nothing is ${selector}`);
  return element;
};
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const focused = (): string | undefined => document.activeElement?.textContent;

test('What vanishes with the focus leaves it to the headline near by', async () => {
  found('#way').focus();
  found('#ways').remove();
  await settled();
  expect(focused()).toBe('Your turn');
});

test('What can no longer be pressed leaves it, too', async () => {
  found('#way').focus();
  found('#way').setAttribute('disabled', '');
  await settled();
  expect(focused()).toBe('Your turn');
});

test('When the whole page goes, the title of the next one takes it', async () => {
  found('#way').focus();
  found('main').remove();
  await settled();
  expect(focused()).toBe('Diablerie');
});

test('What takes the focus itself keeps it', async () => {
  found('#way').focus();
  found('#ways').remove();
  found('#send').focus();
  await settled();
  expect(focused()).toBe('Send');
});

test('Whoever has left everything with the mouse is left alone', async () => {
  found('#way').focus();
  found('#way').blur();
  await settled();
  found('#ways').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test('Nothing takes the focus before anything had it', async () => {
  found('#ways').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});
