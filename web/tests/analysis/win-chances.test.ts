import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WinChancePoll } from '@/analysis/win-chances.svelte';

let answers: { status: number; body: object }[] = [];
const asked = vi.fn();

function answer(): Promise<Response> {
  asked();
  const { status, body } = answers.length > 1 ? (answers.shift() as never) : (answers[0] as never);
  return Promise.resolve(new Response(JSON.stringify(body), { status }));
}
const known = (done: number) => ({
  status: 200,
  body: { complete: done === 2, done, of: 2, games: 200, moments: [] },
});

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockClear();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the chances', () => {
  it('are asked for until all are there, and then no more', async () => {
    answers = [known(0), known(1), known(2)];
    const chancePoll = new WinChancePoll('x');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(chancePoll.known?.complete).toBe(true);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('are asked for again where too many ask, but not where they cannot be worked out', async () => {
    answers = [{ status: 429, body: {} }, known(2)];
    const patient = new WinChancePoll('x');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([patient.known?.complete, patient.failed]).toEqual([true, false]);
    answers = [{ status: 500, body: {} }];
    asked.mockClear();
    const failed = new WinChancePoll('x');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(failed.failed).toBe(true);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('are not asked for by who has gone', async () => {
    answers = [known(0)];
    const chancePoll = new WinChancePoll('x');
    await vi.advanceTimersByTimeAsync(100);
    chancePoll.close();
    asked.mockClear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).not.toHaveBeenCalled();
  });
});
