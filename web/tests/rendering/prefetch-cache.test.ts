import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FRESH_FOR, prefetch } from '@/rendering/prefetch-cache';
import { readRoom } from '@/api/http-client';
import { room } from '../support/fake-socket';

const PATH = '/api/matches/x/room';

describe('what was asked ahead', () => {
  const fetch = vi.fn<() => Promise<Response>>();

  beforeEach(() => {
    fetch.mockReset();
    fetch.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(room()))));
    vi.stubGlobal('fetch', fetch);
  });
  afterEach(() => {
    globalThis.prefetched = undefined;
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is read at once, and is the answer for who asks the same', async () => {
    expect(await prefetch(PATH)).toEqual(room());
    expect(await readRoom('x')).toEqual(room());
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is an answer once: later something else may be true', async () => {
    await prefetch(PATH);
    await readRoom('x');
    await readRoom('x');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is waited for by who asks before it is known whether it is wanted', async () => {
    let say: (begun: boolean) => void = () => undefined;
    const begun = new Promise<boolean>((done) => (say = done));
    const ahead = prefetch(PATH, begun);
    const asked = readRoom('x');
    expect(fetch).not.toHaveBeenCalled();
    say(true);
    expect(await ahead).toEqual(room());
    expect(await asked).toEqual(room());
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is asked for by the page where it turns out not to be wanted', async () => {
    const ahead = prefetch(PATH, Promise.resolve(false));
    expect(await readRoom('x')).toEqual(room());
    expect(await ahead).toBeUndefined();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is none for who asks long after', async () => {
    await prefetch(PATH);
    vi.useFakeTimers({ now: Date.now() + FRESH_FOR });
    await readRoom('x');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is told as missing where it is not there', async () => {
    const missing = new Response(JSON.stringify({ status: 404 }), { status: 404 });
    fetch.mockResolvedValue(missing);
    expect(await prefetch(PATH)).toBeUndefined();
    await expect(readRoom('x')).rejects.toMatchObject({ problem: { status: 404 } });
  });

  it('is asked anew by who tries again after the line was down', async () => {
    fetch.mockRejectedValueOnce(new TypeError('no line'));
    expect(await prefetch(PATH)).toBeUndefined();
    await expect(readRoom('x')).rejects.toThrow('unreachable');
    expect(await readRoom('x')).toEqual(room());
  });
});
