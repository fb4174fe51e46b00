import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RulebookHit } from '@/api/types';
import RuleSearch from '@/rulebook/RuleSearch.svelte';
import { settings } from '@/prefs/settings.svelte';
import { say } from '@/i18n/messages';

const trap: RulebookHit = {
  kind: 'clause',
  id: 'DF-19',
  title: 'A trap',
  section: 'Traps',
  excerpt: [
    { text: 'you are in a ', found: false },
    { text: 'trap', found: true },
  ],
};
const aim: RulebookHit = { kind: 'section', id: 'aim', title: 'Aim', section: 'Aim', excerpt: [] };

/** Questions that are still open, each with the way to answer it. */
let asked: { words: string; answer: (hits: RulebookHit[], status?: number) => Promise<void> }[];

const box = (): HTMLElement => screen.getByRole('searchbox');
const status = (): string => screen.getByRole('status').textContent.trim();
const titles = (): string[] =>
  screen.queryAllByRole('listitem').map((item) => item.textContent.replaceAll(/\s+/g, ' ').trim());

/** Type something, and let so much time pass. */
async function type(words: string, pause = 1000): Promise<void> {
  await fireEvent.input(box(), { target: { value: words } });
  await vi.advanceTimersByTimeAsync(pause);
}

function open(sections = true): { clauses: string[]; sections: string[] } {
  const opened: { clauses: string[]; sections: string[] } = { clauses: [], sections: [] };
  render(RuleSearch, {
    game: 'doctor-faust',
    onclause: (clause: string) => opened.clauses.push(clause),
    ...(sections && { onsection: (section: string) => opened.sections.push(section) }),
  });
  return opened;
}

beforeEach(() => {
  settings.speak('en');
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', (path: string) => {
    const words = new URL(path, 'http://x').searchParams.get('q') ?? '';
    return new Promise((resolve) => {
      asked.push({
        words,
        answer: async (hits, status = 200) => {
          resolve(new Response(JSON.stringify({ hits, status, detail: 'it broke' }), { status }));
          await vi.advanceTimersByTimeAsync(0);
          await tick();
        },
      });
    });
  });
});

describe('searching the rules', () => {
  it('asks once nobody types', async () => {
    open();
    await type('tr', 50);
    await type('trap');
    expect(asked.map(({ words }) => words)).toEqual(['trap']);
  });

  it('lists clauses with their numbers and sections with what fits', async () => {
    open();
    await type('trap');
    await asked[0]?.answer([trap, aim]);
    expect(titles()).toEqual(['DF-19 A trap you are in a trap', 'Aim']);
    expect(document.querySelector('mark')?.textContent).toBe('trap');
    expect(status()).toBe(say('page-rule-found', { count: 2 }));
  });

  it('names a place by its title and describes it by what fits', async () => {
    open();
    await type('trap');
    await asked[0]?.answer([trap]);
    screen.getByRole('button', { name: 'DF-19 A trap', description: 'you are in a trap' });
  });

  it('keeps what it has until the next answer comes', async () => {
    open();
    await type('trap');
    await asked[0]?.answer([trap]);
    await type('aim');
    expect(titles()[0]).toContain('A trap');
    await asked[1]?.answer([aim]);
    expect(titles()).toEqual(['Aim']);
  });

  it('believes the last answer alone', async () => {
    open();
    await type('trap');
    await type('aim');
    await asked[1]?.answer([aim]);
    await asked[0]?.answer([trap]);
    expect(titles()).toEqual(['Aim']);
  });

  it('says that there is nothing', async () => {
    open();
    await type('xyzzy');
    await asked[0]?.answer([]);
    expect(status()).toBe(say('page-rule-found', { count: 0 }));
  });

  it('says why it cannot answer, until it can', async () => {
    open();
    await type('trap');
    await asked[0]?.answer([], 500);
    expect(screen.getByRole('alert').textContent).toContain(say('page-trouble-server'));
    await type('aim');
    await asked[1]?.answer([aim]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks nothing for nothing', async () => {
    open();
    await type('trap');
    await asked[0]?.answer([trap]);
    await type('  ');
    expect(asked).toHaveLength(1);
    expect(titles()).toEqual([]);
  });

  it('asks in the language that is read', async () => {
    open();
    await type('trap');
    settings.speak('de');
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveLength(2);
  });
});

describe('what was found', () => {
  it('is opened by a press, and the search put aside', async () => {
    const opened = open();
    await type('trap');
    await asked[0]?.answer([trap, aim]);
    await fireEvent.click(screen.getByRole('button', { name: 'DF-19 A trap' }));
    expect(opened.clauses).toEqual(['DF-19']);
    expect(titles()).toEqual([]);
  });

  it('is opened by Enter, be the answer still on its way', async () => {
    const opened = open();
    await type('aim', 0);
    await fireEvent.keyDown(box(), { key: 'Enter' });
    await asked[0]?.answer([aim, trap]);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(1);
    expect(opened.sections).toEqual(['aim']);
  });

  it('is a link to the page of the rules where a section cannot be shown', async () => {
    open(false);
    await type('aim');
    await asked[0]?.answer([aim]);
    const link = screen.getByRole('link', { name: 'Aim' });
    expect(link.getAttribute('href')).toBe('/rules/doctor-faust#aim');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('is walked through with the arrows', async () => {
    open();
    await type('trap');
    await asked[0]?.answer([trap, aim]);
    await fireEvent.keyDown(box(), { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toContain('A trap');
    await fireEvent.keyDown(screen.getByRole('list'), { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toContain('Aim');
  });

  it('is put aside by Escape', async () => {
    open();
    await type('trap');
    await asked[0]?.answer([trap]);
    await fireEvent.keyDown(box(), { key: 'Escape' });
    expect(titles()).toEqual([]);
  });
});
