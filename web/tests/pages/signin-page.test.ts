import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentUser } from '@/account/current-user.svelte';
import AccountPage from '@/pages/AccountPage.svelte';
import SigninPage from '@/pages/SigninPage.svelte';
import { settings } from '@/prefs/settings.svelte';
import { say } from '@/i18n/messages';

interface Asked {
  method: string;
  path: string;
  body: unknown;
}

const ME = { guest: false, name: 'Ada', rated: false, created: '2026-11-28T00:00:00.000Z' };
const PROVIDER = { label: 'the Test Inn' };
let asked: Asked[];

/** A server that has one answer for each method and path. */
function serve(answers: Readonly<Record<string, [number, object]>>): void {
  asked = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ method, path, body });
    const [status, answer] = answers[`${method} ${path}`] ?? [404, { detail: 'no such thing' }];
    return Promise.resolve(new Response(JSON.stringify({ status, ...answer }), { status }));
  });
}

const answered = (path: string): unknown => asked.find((each) => each.path === path)?.body;

beforeEach(() => settings.speak('en'));
afterEach(() => {
  currentUser.forget();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

describe('coming back from a sign-in provider', () => {
  it('passes on what the provider said, keeps none of it, and goes to where it began', async () => {
    const went = { outcome: 'in', back: '/games', suggestion: null, me: ME };
    serve({ 'POST /api/sign-in/answer': [200, went] });
    history.replaceState(null, '', '/sign-in?code=c&state=s&iss=https%3A%2F%2Fx.example&more=1');
    render(SigninPage);
    expect(location.search).toBe('');
    await waitFor(() => expect(location.pathname).toBe('/games'));
    expect(answered('/api/sign-in/answer')).toEqual({
      state: 's',
      code: 'c',
      iss: 'https://x.example',
    });
    expect(currentUser.account).toBe('Ada');
  });

  it('asks for a name the first time, and says what is wrong with one', async () => {
    const went = { outcome: 'new', back: '/account', suggestion: 'ada', me: null };
    const taken = { detail: 'taken', reason: 'name-taken' };
    serve({ 'POST /api/sign-in/answer': [200, went], 'POST /api/sign-in/account': [409, taken] });
    history.replaceState(null, '', '/sign-in?code=c&state=s');
    render(SigninPage);
    const field = await screen.findByLabelText<HTMLInputElement>(say('seldom-account-name'));
    expect(field.value).toBe('ada');
    const button = screen.getByRole('button', { name: say('seldom-account-make-do') });
    await fireEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe(say('page-refusal-name-taken'));
    serve({ 'POST /api/sign-in/account': [201, ME] });
    await fireEvent.input(field, { target: { value: ' Ada ' } });
    await fireEvent.click(button);
    await waitFor(() => expect(location.pathname).toBe('/account'));
    expect(answered('/api/sign-in/account')).toEqual({ name: 'Ada' });
    expect(currentUser.account).toBe('Ada');
  });

  it('says what the provider refused, in the reader’s words', async () => {
    const refused = { detail: 'no', reason: 'sign-in-refused' };
    serve({ 'POST /api/sign-in/answer': [403, refused] });
    history.replaceState(null, '', '/sign-in?error=access_denied&state=s');
    render(SigninPage);
    const told = (await screen.findByRole('alert')).textContent;
    expect(told).toContain(say('seldom-sign-in-trouble-sign-in-refused'));
    expect(answered('/api/sign-in/answer')).toEqual({ state: 's', code: null, iss: null });
  });

  it('asks the server nothing where nobody was sent', async () => {
    serve({});
    history.replaceState(null, '', '/sign-in');
    render(SigninPage);
    await screen.findByText(say('seldom-sign-in-nothing'));
    expect(asked.filter(({ path }) => path.startsWith('/api/sign-in'))).toEqual([]);
  });
});

describe('an account', () => {
  it('says that the provider is away, and lets one log in by a password', async () => {
    const away = { detail: 'away', reason: 'provider-away' };
    const ways = { provider: PROVIDER, linked: false, password: false };
    serve({ 'GET /api/sign-in': [200, ways], 'POST /api/sign-in': [503, away] });
    render(AccountPage);
    const name = say('seldom-sign-in-with', { provider: PROVIDER.label });
    await fireEvent.click(await screen.findByRole('button', { name }));
    const told = (await screen.findByRole('alert')).textContent;
    expect(told).toBe(say('seldom-sign-in-trouble-provider-away'));
    expect(asked.at(-1)?.body).toEqual({ back: '/account', password: null });
    expect(screen.getByRole('button', { name: say('seldom-account-log-in') })).toBeTruthy();
  });

  it('offers nothing of it where there is no provider', async () => {
    const ways = { provider: null, linked: false, password: false };
    serve({ 'GET /api/sign-in': [200, ways] });
    render(AccountPage);
    await screen.findByRole('region', { name: say('seldom-account-log-in') });
    expect(screen.getAllByRole('region')).toHaveLength(2);
  });
});
