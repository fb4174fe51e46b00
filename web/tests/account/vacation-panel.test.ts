import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import VacationPanel from '@/account/VacationPanel.svelte';
import type { Vacation } from '@/api/types';

const fetched = vi.fn<typeof fetch>();
const HERE: Vacation = { since: null, until: null, left: 12.4, days: 20 };
const AWAY: Vacation = {
  ...HERE,
  since: '2026-11-01T08:00:00.000Z',
  until: '2026-11-13T17:00:00.000Z',
};

const answer = (seen: Vacation): void => void fetched.mockResolvedValueOnce(Response.json(seen));

const click = (name: string): Promise<unknown> =>
  fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset());
});

describe('one’s vacation', () => {
  it('is begun and ended by a button, and says how much is left', async () => {
    answer(HERE);
    render(VacationPanel);
    await waitFor(() => expect(screen.getByText('12 days are left.')).toBeTruthy());
    answer(AWAY);
    await click('Go on vacation');
    await waitFor(() => expect(screen.getByText(/You are on vacation since/)).toBeTruthy());
    answer(HERE);
    await click('Come back');
    await waitFor(() => expect(screen.getByText('12 days are left.')).toBeTruthy());
    expect(fetched.mock.calls.map(([path, init]) => [path, init?.method])).toEqual([
      ['/api/me/vacation', undefined],
      ['/api/me/vacation', 'PUT'],
      ['/api/me/vacation', 'DELETE'],
    ]);
  });

  it('says why it cannot be begun', async () => {
    answer(HERE);
    render(VacationPanel);
    await waitFor(() => expect(screen.getByRole('button')).toBeTruthy());
    const problem = { reason: 'vacation-used-up', detail: '…', status: 409 };
    fetched.mockResolvedValueOnce(Response.json(problem, { status: 409 }));
    await click('Go on vacation');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'Your days of vacation for this year are used up.',
      ),
    );
  });

  it('is not spoken of where there is none', async () => {
    answer({ ...HERE, days: 0 });
    render(VacationPanel);
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    expect(screen.queryByRole('button')).toBeNull();
  });
});
