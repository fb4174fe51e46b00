import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import ReportForm from '@/account/ReportForm.svelte';

const fetched = vi.fn<typeof fetch>();
const onclose = vi.fn();
const field = (): HTMLElement => screen.getByLabelText('What is wrong?');
const send = (): Promise<unknown> =>
  fireEvent.click(screen.getByRole('button', { name: 'Tell the host' }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset());
  onclose.mockReset();
});

describe('telling the host', () => {
  it('says what is wrong, and of what kind it is', async () => {
    fetched.mockResolvedValue(Response.json({ number: 1 }, { status: 201 }));
    render(ReportForm, { kinds: ['person', 'name'], who: 'm/seat/1', called: 'Ben', onclose });
    await fireEvent.click(screen.getByLabelText('The name'));
    await fireEvent.input(field(), { target: { value: ' a rude one ' } });
    await send();
    await screen.findByText('The host has been told.');
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect(path).toBe('/api/reports');
    expect(JSON.parse(String(init?.body))).toEqual({
      kind: 'name',
      who: 'm/seat/1',
      reason: 'a rude one',
    });
  });

  it('is refused in words, and can be left', async () => {
    const problem = { status: 409, reason: 'reported-before', detail: 'The server says so' };
    fetched.mockResolvedValue(Response.json(problem, { status: 409 }));
    render(ReportForm, { kinds: ['message'], who: 'm/message/1', called: 'Ben', onclose });
    expect(screen.queryByLabelText('The name')).toBeNull();
    await fireEvent.input(field(), { target: { value: 'rude' } });
    await send();
    expect((await screen.findByRole('alert')).textContent).toMatch(/already/);
    await fireEvent.click(screen.getByRole('button', { name: 'Never mind' }));
    expect(onclose).toHaveBeenCalledOnce();
  });
});
