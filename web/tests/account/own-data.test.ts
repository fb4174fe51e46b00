import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import OwnData from '@/account/OwnData.svelte';
import { currentUser } from '@/account/current-user.svelte';

const fetched = vi.fn<typeof fetch>();
const ongone = vi.fn();

/** What was asked of the server: the address and the body. */
const asked = (): [string, unknown][] =>
  fetched.mock.calls.map(([path, init]) => [String(path), JSON.parse(String(init?.body))]);

const click = (name: string): Promise<unknown> =>
  fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset());
  ongone.mockReset();
  currentUser.is({ guest: false, name: 'Ada', rated: false, created: '' });
});

describe("one's own data", () => {
  it('is deleted with the password, after it has been asked once more', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 204 }));
    render(OwnData, { ongone });
    await fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'secret word' } });
    await click('Delete me');
    expect(fetched).not.toHaveBeenCalled();
    await click('Yes, delete me for good');
    await waitFor(() => expect(ongone).toHaveBeenCalledOnce());
    expect(asked()).toEqual([['/api/me/deletion', { password: 'secret word' }]]);
    expect(currentUser.seen).toBeNull();
  });

  it('stays where one thinks better of it, or the password is wrong', async () => {
    render(OwnData, { ongone });
    await click('Delete me');
    await click('No, keep me');
    expect(screen.queryByRole('button', { name: 'Yes, delete me for good' })).toBeNull();
    const problem = { status: 403, reason: 'wrong-password', detail: 'the password is another' };
    fetched.mockResolvedValue(Response.json(problem, { status: 403 }));
    await click('Delete me');
    await click('Yes, delete me for good');
    await screen.findByRole('alert');
    expect(ongone).not.toHaveBeenCalled();
    expect(currentUser.account).toBe('Ada');
  });

  it('is asked for by a guest without a password', async () => {
    currentUser.is({ guest: true, name: null, rated: false, created: '' });
    fetched.mockResolvedValue(Response.json({ format: 'diablerie-person-1' }));
    URL.createObjectURL = () => 'blob:data';
    URL.revokeObjectURL = vi.fn();
    render(OwnData, { ongone });
    expect(screen.queryByLabelText('Password')).toBeNull();
    await click('Download my data');
    await waitFor(() => expect(URL.revokeObjectURL).toHaveBeenCalled());
    expect(asked()).toEqual([['/api/me/export', { password: null }]]);
  });
});
