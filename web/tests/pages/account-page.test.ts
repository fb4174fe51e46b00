import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import AccountPage from '@/pages/AccountPage.svelte';
import { currentUser } from '@/account/current-user.svelte';
import { writeLocal } from '@/prefs/local-storage';

afterEach(() => {
  currentUser.forget();
  vi.unstubAllGlobals();
});

it('lets an account choose a password whose provider is gone', async () => {
  writeLocal('known', 'yes');
  const answers: Readonly<Record<string, object>> = {
    '/api/me': { guest: false, name: 'Ada', rated: false, created: '' },
    '/api/sign-in': { provider: null, linked: false, password: false },
    '/api/me/sessions': { sessions: [] },
    '/api/me/contacts': { contacts: [] },
    '/api/me/results': { tallies: [], first_wins: [], runs: [], people: [] },
    '/api/me/vacation': { since: null, until: null, days: 0, left: 0 },
  };
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(Response.json(answers[path] ?? {})));
  render(AccountPage);
  expect(await screen.findByRole('button', { name: 'Choose a password' })).toBeTruthy();
  expect(screen.queryByLabelText('Password')).toBeNull();
});
