import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commitmentTo } from '@/api/commit-reveal';
import type { Begun, Room, ShareWish, Shuffle } from '@/api/types';
import { contribute, contributeAlone } from '@/match/shuffle-contribution';
import { readShares, writeShare } from '@/prefs/kept-shares';
import { committed, MATCH, shuffling } from '../support/shuffling';

let sent: ShareWish[];

const shown = vi.hoisted(() => vi.fn());
vi.mock('@/match/shuffle-distrust', () => ({ showDistrust: shown }));

/** What was kept of the latest round. */
const readShare = (match: string) => readShares(match).at(-1) ?? null;

beforeEach(() => {
  localStorage.clear();
  sent = [];
  shown.mockReset();
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    expect(path).toBe(`/api/matches/${MATCH}/shuffle`);
    sent.push(JSON.parse(String(init.body)) as ShareWish);
    return Promise.resolve(new Response('{}'));
  });
});

/** The room after seats have committed, ours to what was sent last. */
function revealing(before: Room & { shuffle: Shuffle }, others: string | null = committed(1)) {
  const own = sent.at(-1)?.commitment ?? null;
  const seats = before.shuffle.seats.map((share, seat) => ({
    ...share,
    state: 'committed' as const,
    commitment: seat === 0 ? own : others,
  }));
  return { ...before, shuffle: { ...before.shuffle, stage: 'revealing' as const, seats } };
}

describe('this browser’s part of a seed', () => {
  it('is committed to first, and kept', async () => {
    await contribute(shuffling('committing', 'expected', 'expected'));
    const kept = readShare(MATCH);
    expect(kept).toMatchObject({
      match: MATCH,
      round: 1,
      seat: 0,
      seed_hash: 'ab',
      commitments: null,
    });
    const commitment = commitmentTo(kept?.contribution ?? '', MATCH, 1, 0);
    expect(sent).toEqual([{ seat: 0, round: 1, commitment, contribution: null }]);
  });

  it('is revealed where the browser stores nothing', async () => {
    const refusing = { getItem: () => null, setItem: () => expect.fail('nothing is stored') };
    const storing = localStorage;
    vi.stubGlobal('localStorage', refusing);
    const before = shuffling('committing', 'expected', 'expected');
    await contribute(before);
    await contribute(revealing(before));
    const kept = readShare(MATCH);
    vi.stubGlobal('localStorage', storing);
    expect(kept?.commitments).toEqual([sent[0]?.commitment, committed(1)]);
    expect(sent[1]?.contribution).toBe(kept?.contribution);
    if (kept !== null) writeShare(kept);
  });

  it('is the same on another tab, and when it is asked for again', async () => {
    await contribute(shuffling('gathering', 'expected', 'open'));
    await contribute(shuffling('committing', 'expected', 'expected'));
    expect(sent[1]).toEqual(sent[0]);
  });

  it('is not revealed before all have committed', async () => {
    const before = shuffling('committing', 'expected', 'expected');
    await contribute(before);
    await contribute({
      ...before,
      shuffle: { ...revealing(before).shuffle, stage: 'committing' },
    });
    expect(sent).toHaveLength(1);
  });

  it('is revealed once all commitments are kept', async () => {
    const before = shuffling('committing', 'expected', 'expected');
    await contribute(before);
    const own = sent[0]?.commitment;
    await contribute(revealing(before));
    const kept = readShare(MATCH);
    expect(kept?.commitments).toEqual([own, committed(1)]);
    expect(sent[1]).toEqual({
      seat: 0,
      round: 1,
      commitment: null,
      contribution: kept?.contribution,
    });
  });

  it('keeps the commitments that it was told first', async () => {
    const before = shuffling('committing', 'expected', 'expected');
    await contribute(before);
    const first = revealing(before);
    await contribute(first);
    const [own] = first.shuffle.seats;
    const other = { state: 'committed' as const, commitment: committed(1, 2), contribution: null };
    await contribute({
      ...first,
      shuffle: { ...first.shuffle, seats: [own as (typeof first.shuffle.seats)[0], other] },
    });
    expect(readShare(MATCH)?.commitments?.[1]).toBe(committed(1));
  });

  it('is not revealed for a commitment that is not ours', async () => {
    const before = shuffling('committing', 'expected', 'expected');
    await contribute(before);
    const found = revealing(before);
    const seats = found.shuffle.seats.map((share) => ({ ...share, commitment: committed(0, 3) }));
    await contribute({ ...found, shuffle: { ...found.shuffle, seats } });
    expect(sent).toHaveLength(1);
  });

  it('is another in the next round', async () => {
    const before = shuffling('committing', 'expected', 'expected');
    await contribute(before);
    const first = readShare(MATCH)?.contribution;
    await contribute({ ...before, shuffle: { ...before.shuffle, round: 2 } });
    expect(sent[1]).toMatchObject({ round: 2 });
    expect(readShare(MATCH)).toMatchObject({ round: 2 });
    expect(readShare(MATCH)?.contribution).not.toBe(first);
  });

  it('stays known from round to round', async () => {
    const before = shuffling('committing', 'expected', 'expected', 'expected');
    await contribute(before);
    await contribute(revealing(before));
    const seats = shuffling('committing', 'expected', 'expected', 'withheld').shuffle.seats;
    await contribute({ ...before, shuffle: { ...before.shuffle, round: 2, seats } });
    expect(readShares(MATCH).map(({ round }) => round)).toEqual([1, 2]);
    expect(readShares(MATCH)[0]?.contribution).toBe(sent[1]?.contribution);
    expect(shown).not.toHaveBeenCalled();
  });

  it('is not given a second time to who asks again though nobody else was there', async () => {
    const before = shuffling('committing', 'expected', 'bot');
    await contribute(before);
    for (const vacancies of [0, 1]) {
      await contribute({ ...before, shuffle: { ...before.shuffle, round: 2, vacancies } });
    }
    expect(sent).toHaveLength(1);
    expect(shown).toHaveBeenCalledWith(MATCH, 'again');
    expect(readShares(MATCH)).toHaveLength(1);
  });

  it('is not given again where all had given theirs', async () => {
    const before = shuffling('committing', 'expected', 'expected');
    await contribute(before);
    await contribute(revealing(before));
    await contribute({ ...before, shuffle: { ...before.shuffle, round: 2 } });
    expect(sent).toHaveLength(2);
    expect(shown).toHaveBeenCalledWith(MATCH, 'again');
  });

  it('is given again where somebody has left for good', async () => {
    const before = shuffling('committing', 'expected', 'expected');
    await contribute(before);
    await contribute(revealing(before));
    await contribute({ ...before, shuffle: { ...before.shuffle, round: 2, vacancies: 1 } });
    expect(sent[2]).toMatchObject({ round: 2 });
  });

  it('is not revealed once another seed is promised', async () => {
    const before = shuffling('committing', 'expected', 'expected');
    await contribute(before);
    await contribute({ ...revealing(before), seed_hash: 'cd' });
    expect(sent).toHaveLength(1);
    expect(shown).toHaveBeenCalledWith(MATCH, 'promise');
  });

  it('is sent with its commitment where nobody else adds anything', async () => {
    await contribute(shuffling('committing', 'expected', 'bot'));
    const kept = readShare(MATCH);
    expect(sent[0]).toMatchObject({ contribution: kept?.contribution });
    expect(kept?.commitments).toEqual([sent[0]?.commitment, null]);
  });

  it.each(['open', 'expected', 'committed', 'given'] as const)(
    'is not sent with its commitment where somebody is %s',
    async (state) => {
      await contribute(shuffling('committing', 'expected', state));
      expect(sent[0]?.contribution).toBeNull();
    },
  );

  it.each(['none', 'late', 'withheld', 'given', 'bot'] as const)(
    'is nothing where nothing is expected: %s',
    async (state) => {
      await contribute(shuffling('committing', state, 'expected'));
      expect(sent).toEqual([]);
    },
  );

  it('is added for each of two seats that have become one person’s', async () => {
    const before = shuffling('committing', 'expected', 'expected');
    const room = {
      ...before,
      seats: before.seats.map((seat) => ({ ...seat, yours: true, kind: 'person' as const })),
    };
    await contribute(room);
    expect(sent.map(({ seat }) => seat)).toEqual([0, 1]);
    const seats = sent.map(({ commitment }) => ({
      state: 'committed' as const,
      commitment: commitment ?? null,
      contribution: null,
    }));
    await contribute({ ...room, shuffle: { ...room.shuffle, stage: 'revealing', seats } });
    expect(sent.slice(2).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(sent.slice(2).every(({ contribution }) => contribution !== null)).toBe(true);
  });

  describe('where the server cannot be reached', () => {
    const expecting = shuffling('committing', 'expected', 'bot');
    let failures: number;
    let status: number | null;

    beforeEach(() => {
      vi.useFakeTimers();
      status = null;
      vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
        if (!path.endsWith('/shuffle')) return Promise.resolve(Response.json(expecting));
        sent.push(JSON.parse(String(init?.body)) as ShareWish);
        if (sent.length > failures) return Promise.resolve(new Response('{}'));
        return status === null
          ? Promise.reject(new TypeError('no line'))
          : Promise.resolve(Response.json({ status, reason: 'has-begun' }, { status }));
      });
    });
    afterEach(() => vi.useRealTimers());

    it('is sent again, the same, until it has come', async () => {
      failures = 2;
      await contribute(expecting);
      expect(sent).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(sent).toHaveLength(3);
      expect(sent[2]).toEqual(sent[0]);
    });

    it('is given up at last', async () => {
      failures = 1000;
      await contribute(expecting);
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(sent.length).toBeLessThan(12);
    });

    it('is not sent again once it has been refused', async () => {
      failures = 1000;
      status = 409;
      await contribute(expecting);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(sent).toHaveLength(1);
    });
  });
});

describe('a match against bots', () => {
  it('is begun with both at once', async () => {
    const seats = [
      { seat: 0, kind: 'bot', level: 'imp', name: null, account: false, yours: false },
      { seat: 1, kind: 'person', level: null, name: null, account: false, yours: true },
    ] as Begun['seats'];
    await contributeAlone({ id: MATCH, status: 'waiting', seats, seed_hash: 'ab' });
    const kept = readShare(MATCH);
    const commitment = commitmentTo(kept?.contribution ?? '', MATCH, 1, 1);
    expect(sent).toEqual([{ seat: 1, round: 1, commitment, contribution: kept?.contribution }]);
    expect(kept?.commitments).toEqual([null, commitment]);
  });
});
