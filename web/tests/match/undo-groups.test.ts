import { describe, expect, it } from 'vitest';
import { UndoGroups } from '@/match/undo-groups';
import type { LoggedEvent } from '@/events/event-log';
import { event } from '../support/fake-socket';

const step = (v: number): LoggedEvent => ({ v, event: event('stone-step', { seat: 0 }) });
const deed = (v: number, kind: string, params: Record<string, unknown> = {}): LoggedEvent => ({
  v,
  event: { ...event(kind, params), clause: null },
});

/** Steps of versions 1 to 5, made by two presses: 1 and 2, 3 to 5. */
const steps = [1, 2, 3, 4, 5].map(step);
function pressed(): UndoGroups {
  const presses = new UndoGroups();
  presses.add({ since: 0, until: 2, count: 2 });
  presses.add({ since: 2, until: 5, count: 3 });
  return presses;
}

describe('what is taken back as one', () => {
  it('is what was one press, one press after another', () => {
    const presses = pressed();
    expect(presses.last(steps)).toBe(3);
    const undone = deed(6, 'taken-back', { undone: [3, 4, 5] });
    expect(presses.last([...steps, undone])).toBe(2);
  });

  it('is one action where no press is known', () => {
    expect(new UndoGroups().last(steps)).toBe(1);
  });

  it('is one action where something was done elsewhere since', () => {
    expect(pressed().last([...steps, step(6)])).toBe(1);
    expect(pressed().last([...steps, deed(6, 'end-offered')])).toBe(3);
  });

  it('is one action where part of it has been taken back elsewhere', () => {
    expect(pressed().last([...steps, deed(6, 'taken-back', { undone: [5] })])).toBe(1);
  });

  it('is not a press that the server has refused', () => {
    const presses = pressed();
    presses.add({ since: 5, until: 5, count: 0 });
    expect(presses.last(steps)).toBe(3);
  });
});
