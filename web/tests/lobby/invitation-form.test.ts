import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '@/i18n/message-catalogue';
import InvitationForm from '@/lobby/InvitationForm.svelte';
import { OPEN, PERSON, SeatSetup } from '@/lobby/seat-setup.svelte';
import { settings } from '@/prefs/settings.svelte';

function open(seatSetup: SeatSetup) {
  const onopen = vi.fn();
  render(InvitationForm, {
    game: 'doctor-faust',
    seatSetup,
    levels: ['imp'],
    styles: [],
    starting: false,
    onopen,
  });
  return onopen;
}

beforeEach(async () => {
  settings.speak('en');
  await loadMessages(['lobby', 'doctor-faust']);
});

describe('the form of a match among friends', () => {
  it('proposes two minutes a turn, in which there may be seven decisions', async () => {
    const onopen = open(new SeatSetup(2, 2, OPEN));
    await fireEvent.click(screen.getByLabelText('per turn', { exact: false }));
    await fireEvent.click(screen.getByRole('button', { name: /Open/ }));
    expect(onopen.mock.calls[0]?.[0].clock).toEqual({ kind: 'per-move', seconds: 120 });
  });

  it('asks several at one screen for the name of each', async () => {
    const seatSetup = new SeatSetup(2, 2, 'imp');
    seatSetup.put(1, PERSON);
    const onopen = open(seatSetup);
    const fields = screen.getAllByPlaceholderText(/^Name of /);
    expect(fields).toHaveLength(2);
    await fireEvent.input(fields[1] as Element, { target: { value: 'Ben' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(onopen.mock.calls[0]?.[0].names).toEqual([null, 'Ben']);
  });
});
