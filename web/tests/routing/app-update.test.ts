import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppUpdate } from '@/routing/app-update.svelte';
import { BUILD } from '@/routing/build-name';

const reload = vi.fn();
let renewal: AppUpdate;
let listening: AbortController;

/** Long enough without a touch, and a look after it. */
const QUIET = 6000;
const HOUR = 3_600_000;

const passes = (time: number) => vi.advanceTimersByTime(time);
const touch = (deed = 'pointerdown') => dispatchEvent(new Event(deed));
async function miss(): Promise<void> {
  dispatchEvent(new Event('vite:preloadError'));
  await vi.advanceTimersByTimeAsync(0);
}
const upgrade = () => renewal.told('newer');

function field(markup: string): HTMLInputElement {
  document.body.innerHTML = markup;
  return document.body.firstElementChild as HTMLInputElement;
}

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = `<meta name="${BUILD}" content="mine">`;
  document.body.innerHTML = '';
  sessionStorage.clear();
  reload.mockClear();
  listening = new AbortController();
  renewal = new AppUpdate();
  renewal.reload = reload;
  renewal.isServed = () => Promise.resolve(true);
  renewal.listen(listening.signal);
  touch();
});
afterEach(() => {
  listening.abort();
  vi.useRealTimers();
});

describe('a page older than its server', () => {
  it('is loaded anew when all is quiet, once', () => {
    upgrade();
    passes(3000);
    expect(reload).not.toHaveBeenCalled();
    passes(QUIET);
    expect(reload).toHaveBeenCalledTimes(1);
    upgrade();
    passes(HOUR);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerdown', 'pointermove', 'keydown', 'wheel'])('waits after each %s', (deed) => {
    upgrade();
    for (let times = 0; times < 10; times += 1) {
      touch(deed);
      passes(3000);
    }
    expect(reload).not.toHaveBeenCalled();
    passes(QUIET);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits until what somebody began is done', () => {
    const end = renewal.hold();
    const other = renewal.hold();
    upgrade();
    end();
    passes(HOUR);
    expect(reload).not.toHaveBeenCalled();
    other();
    passes(QUIET);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each(['<input type="text">', '<input>', '<textarea></textarea>'])(
    'waits while something is written in %s',
    (markup) => {
      const written = field(markup);
      written.value = 'Well pl';
      upgrade();
      passes(HOUR);
      expect(reload).not.toHaveBeenCalled();
      written.value = '';
      passes(QUIET);
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );

  it('waits for whoever is about to write', () => {
    field('<input type="text">').focus();
    upgrade();
    passes(HOUR);
    expect(reload).not.toHaveBeenCalled();
    field('');
    passes(QUIET);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not mind a text that is there to be copied', () => {
    const link = field('<input type="text" readonly>');
    link.value = 'http://192.168.0.7:8000/m/x';
    upgrade();
    passes(QUIET);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is loaded anew when its reader goes elsewhere', () => {
    expect(renewal.takesOver()).toBe(false);
    upgrade();
    expect(renewal.takesOver()).toBe(true);
  });
});

describe('a page that is kept', () => {
  it('has a newer one fetched, and is loaded anew once that is there', () => {
    const fetchNewer = vi.fn();
    renewal.fetchNewer = fetchNewer;
    upgrade();
    passes(2 * QUIET);
    expect(fetchNewer).toHaveBeenCalledExactlyOnceWith('newer');
    expect(reload).not.toHaveBeenCalled();
    expect(renewal.takesOver()).toBe(false);
    renewal.offer('newer');
    passes(QUIET);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('stays while a match is played, and goes when the reader goes elsewhere', () => {
    const ends = renewal.hold();
    renewal.offer('newer');
    passes(HOUR);
    expect(reload).not.toHaveBeenCalled();
    expect(renewal.takesOver()).toBe(true);
    ends();
    passes(QUIET);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a page as new as its server', () => {
  it.each(['mine', null])('stays where the server says %s', (build) => {
    renewal.told(build);
    passes(HOUR);
    expect(reload).not.toHaveBeenCalled();
    expect(renewal.takesOver()).toBe(false);
  });

  it('stays where it does not know its own name', () => {
    document.head.innerHTML = '';
    renewal.told('another');
    passes(HOUR);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a part that cannot be had', () => {
  it('has the page loaded anew, once; then it is said', async () => {
    await miss();
    expect([reload.mock.calls.length, renewal.broken]).toEqual([1, false]);
    passes(30_000);
    await miss();
    expect([reload.mock.calls.length, renewal.broken]).toEqual([1, true]);
  });

  it('has it loaded anew again at another time', async () => {
    await miss();
    passes(HOUR);
    await miss();
    expect([reload.mock.calls.length, renewal.broken]).toEqual([2, false]);
  });

  it('is said at once where the server is not there either', async () => {
    renewal.isServed = () => Promise.resolve(false);
    await miss();
    expect([reload.mock.calls.length, renewal.broken]).toEqual([0, true]);
  });

  it('waits for what is on its way to another place, and is loaded anew there', async () => {
    let arrive = (): void => undefined;
    void renewal.arriving(new Promise<void>((resolve) => (arrive = resolve)));
    await miss();
    expect(reload).not.toHaveBeenCalled();
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledOnce();
  });
});
