import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import OwnPage from '@/account/OwnPage.svelte';

const RESULTS = {
  tallies: [
    { game: 'x', seats: 2, edition: null, against: 'archdevil', won: 3, drawn: 1, lost: 2 },
    { game: 'x', seats: 3, edition: null, against: 'people', won: 0, drawn: 0, lost: 1 },
  ],
  first_wins: [{ game: 'x', against: 'archdevil', match: 'm1', at: '2026-11-21T12:00:00Z' }],
  runs: [{ game: 'x', longest: 2, current: 1 }],
  people: [
    { name: 'Ben', matches: 1, won: 0, last: '2026-11-21T12:00:00Z', contact: null },
    { name: 'Eve', matches: 2, won: 1, last: '2026-11-20T12:00:00Z', contact: 'blocked' },
  ],
};
let list = [{ name: 'Eve', kind: 'blocked', since: '' }];
const sent: string[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (init?.method === 'PUT') {
      sent.push(`${path} ${String(init.body)}`);
      list = [...list, { name: 'Ben', kind: 'friend', since: '' }];
    }
    if (path === '/api/me/results') return Promise.resolve(Response.json(RESULTS));
    const found = path.startsWith('/api/games') ? [] : { contacts: list };
    return Promise.resolve(Response.json(found));
  });
});

it('tells how matches ended, against whom, and what was won first', async () => {
  render(OwnPage);
  const table = await screen.findByRole('table', { name: 'x' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent.replaceAll(/\s+/g, ' ').trim())).toEqual([
    expect.stringMatching(/^Archdevil ?2 ?3 ?1 ?2$/),
    expect.stringMatching(/^People ?3 ?0 ?0 ?1$/),
  ]);
  const first = screen.getByRole('link', { name: /^First win against Archdevil/ });
  expect(first.getAttribute('href')).toBe('/m/m1/replay');
  expect(screen.getByText(/Longest run: 2, now 1/)).toBeTruthy();
});

it('makes a friend of somebody met, and offers nothing of the kind for who is blocked', async () => {
  render(OwnPage);
  const add = await screen.findByRole('button', { name: 'Add as a friend: Ben' });
  expect(screen.queryByRole('button', { name: 'Add as a friend: Eve' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Invite: Eve' })).toBeNull();
  await fireEvent.click(add);
  await screen.findByRole('button', { name: 'Invite: Ben' });
  expect(sent).toEqual(['/api/me/contacts/Ben {"kind":"friend"}']);
});
