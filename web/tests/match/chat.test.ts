import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { tick } from 'svelte';
import Chat from '@/match/Chat.svelte';

/** A conversation in which each message waits until it is answered. */
function open() {
  const said: string[] = [];
  const answers: ((trouble: string) => void)[] = [];
  const onsay = (text: string): Promise<string> => {
    said.push(text);
    return new Promise((resolve) => answers.push(resolve));
  };
  render(Chat, { said: [], nameOf: String, colours: [], onsay });
  const field = screen.getByRole('textbox') as HTMLInputElement;
  const write = async (text: string): Promise<void> => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await tick();
  };
  const send = async (): Promise<void> => {
    field.form?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
    await settled();
  };
  const answer = async (trouble: string): Promise<void> => {
    answers.shift()?.(trouble);
    await settled();
  };
  return { said, field, write, send, answer };
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await tick();
};

describe('the conversation', () => {
  it('says one thing after another, however fast they are written', async () => {
    const { said, field, write, send, answer } = open();
    await write('one');
    await send();
    expect(field.value).toBe('');
    await write('two');
    await send();
    expect(said).toEqual(['one']);
    await answer('');
    expect(said).toEqual(['one', 'two']);
    await answer('');
    expect(field.value).toBe('');
  });

  it('takes nothing from who writes on while a message is on its way', async () => {
    const { field, write, send, answer } = open();
    await write('one');
    await send();
    await write('and an');
    await answer('');
    expect(field.value).toBe('and an');
  });

  it('gives back what was refused, before what has been written since', async () => {
    const { field, write, send, answer } = open();
    await write('one');
    await send();
    await write('two');
    await answer('too much at once');
    expect(field.value).toBe('one two');
    expect(screen.getByRole('alert').textContent).toBe('too much at once');
  });
});
