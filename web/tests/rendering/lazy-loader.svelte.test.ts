import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { LazyLoader } from '@/rendering/lazy-loader';

interface Thing {
  name: string;
}

/** Things that are given out when the test says so. */
function shelf() {
  const waiting: { give: (thing: Thing) => void; fail: (why: Error) => void }[] = [];
  const load = () =>
    new Promise<Thing>((give, fail) => {
      waiting.push({ give, fail });
    });
  return { things: new LazyLoader([['lamp', load]]), waiting };
}

describe('what is fetched when it is asked for', () => {
  it('is fetched once, however often it is asked for', async () => {
    const { things, waiting } = shelf();
    expect([things.get('lamp'), things.get('lamp')]).toEqual([undefined, undefined]);
    const later = things.fetch('lamp');
    expect(waiting).toHaveLength(1);
    waiting[0]?.give({ name: 'lamp' });
    expect(await later).toEqual({ name: 'lamp' });
    expect(things.get('lamp')).toEqual({ name: 'lamp' });
  });

  it('tells whoever asked that it has come', async () => {
    const { things, waiting } = shelf();
    const seen: (string | undefined)[] = [];
    const end = $effect.root(() => {
      $effect(() => void seen.push(things.get('lamp')?.name));
    });
    flushSync();
    waiting[0]?.give({ name: 'lamp' });
    await things.fetch('lamp');
    flushSync();
    end();
    expect(seen).toEqual([undefined, 'lamp']);
  });

  it('is tried anew after it could not be had', async () => {
    const { things, waiting } = shelf();
    const first = things.fetch('lamp');
    waiting[0]?.fail(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    const second = things.fetch('lamp');
    waiting[1]?.give({ name: 'lamp' });
    expect(await second).toEqual({ name: 'lamp' });
  });

  it('is nothing where there is no such thing', async () => {
    const { things } = shelf();
    expect(things.get('sofa')).toBeUndefined();
    await expect(things.fetch('sofa')).rejects.toThrow(RangeError);
  });
});
