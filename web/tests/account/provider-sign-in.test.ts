import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import ProviderSignIn from '@/account/ProviderSignIn.svelte';
import type { WaysIn } from '@/api/types';

const fetched = vi.fn<typeof fetch>();
const onchange = vi.fn();

const shown = (ways: Partial<WaysIn>, known = true): void => {
  const all: WaysIn = { provider: { label: 'the Inn' }, linked: false, password: true, ...ways };
  render(ProviderSignIn, { provider: 'the Inn', ways: all, known, onchange });
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset());
  onchange.mockReset();
});

describe('an account linked to a provider', () => {
  it('is unlinked with the password alone', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 204 }));
    shown({ linked: true });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Unlink the account' });
    expect(button.disabled).toBe(true);
    await fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'secret word' } });
    await fireEvent.click(button);
    await waitFor(() => expect(onchange).toHaveBeenCalledOnce());
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect(path).toBe('/api/sign-in/unlinking');
    expect(JSON.parse(String(init?.body))).toEqual({ password: 'secret word' });
  });

  it('asks nobody for a password who has none', () => {
    shown({ password: false });
    expect(screen.queryByLabelText('Password')).toBeNull();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Link the account' });
    expect(button.disabled).toBe(false);
  });
});
