import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GameFacts, Option, Value } from '@/api/types';
import OptionsForm from '@/lobby/OptionsForm.svelte';
import { settings } from '@/prefs/settings.svelte';

const option = (name: string, more: Partial<Option>): Option => ({
  name,
  nullable: false,
  document: false,
  text: null,
  seat: false,
  values: null,
  minimum: null,
  maximum: null,
  default: null,
  doc: '',
  source: '',
  ...more,
});

const dealer = option('dealer', { nullable: true, seat: true, minimum: 0, maximum: 7 });
const house = option('house', { nullable: true, document: true });
const open = option('open', { values: [false, true], default: false });
const cells = option('cells', { text: 'six cells', default: 'a1 b2' });
const limit = option('limit', { nullable: true, minimum: 5, maximum: 5000 });

function show(given: Option, seats = 4): () => Record<string, Value> {
  const game: GameFacts = {
    name: 'none-such',
    title: '',
    seat_range: [2, 8],
    default_seats: 4,
    options: [given],
    editions: {},
    styles: [],
  };
  const props = $state({ game, seats, chosen: {}, edition: null, files: {} });
  render(OptionsForm, { props });
  return () => props.chosen;
}

const names = (role: string): string[] =>
  screen.getAllByRole(role).map((found) => found.parentElement?.textContent?.trim() ?? '');

beforeEach(() => settings.speak('en'));

describe('a switch that may have no value', () => {
  it('offers that first, and only the seats there are', () => {
    show(dealer, 3);
    expect(names('radio')).toEqual(['by the rules', '0', '1', '2']);
  });

  it('has no edition to choose where there are none', () => {
    show(dealer, 3);
    expect(screen.queryByText('Edition')).toBeNull();
  });

  it('can be given a number and lose it again', async () => {
    const chosen = show(limit);
    await fireEvent.click(screen.getByRole('button', { name: /one more/ }));
    expect(chosen()).toEqual({ limit: 5 });
    await fireEvent.click(screen.getByRole('button', { name: 'by the rules' }));
    expect(chosen()).toEqual({});
  });
});

describe('a switch that is true or false', () => {
  it('is sent as such', async () => {
    const chosen = show(open);
    await fireEvent.click(screen.getByRole('radio', { name: 'true' }));
    expect(chosen()).toEqual({ open: true });
  });
});

describe('a switch that takes a file', () => {
  const pick = async (file: File): Promise<void> => {
    const input = screen.getByLabelText('house: choose a file');
    await fireEvent.change(input, { target: { files: [file] } });
    await new Promise((done) => setTimeout(done, 0));
  };

  it('takes its text and shows its name', async () => {
    const chosen = show(house);
    await pick(new File(['{"rooms": 3}'], 'mine.json'));
    expect(chosen()).toEqual({ house: '{"rooms": 3}' });
    expect(screen.getByText('mine.json')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'by the rules' }));
    expect(chosen()).toEqual({});
  });

  it('says so where the file is too large', async () => {
    const chosen = show(house);
    await pick(new File(['x'.repeat(60_000)], 'mine.json'));
    expect(chosen()).toEqual({});
    expect(screen.getByRole('alert').textContent).toBe('This file is too large: 56 KB at most.');
  });
});

describe('a switch that is a line of text', () => {
  it('keeps what is written, and goes back to what it was when nothing is', async () => {
    const chosen = show(cells);
    const line = screen.getByRole('textbox');
    expect((line as HTMLInputElement).value).toBe('a1 b2');
    await fireEvent.change(line, { target: { value: ' c3 d4 ' } });
    expect(chosen()).toEqual({ cells: 'c3 d4' });
    await fireEvent.change(line, { target: { value: '' } });
    expect(chosen()).toEqual({});
  });
});
