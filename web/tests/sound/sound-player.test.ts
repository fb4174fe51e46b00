import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '@/prefs/settings.svelte';
import { SoundPlayer } from '@/sound/sound-player';

const { played } = vi.hoisted(() => ({ played: [] as [name: string, volume: number][] }));
vi.mock('@/sound/synthesizer', () => ({
  Synthesizer: class {
    play = (name: string, volume: number): void => void played.push([name, volume]);
  },
}));

class FixtureContext {
  static all: FixtureContext[] = [];
  state = 'suspended';
  currentTime = 0;
  constructor() {
    FixtureContext.all.push(this);
  }
  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }
}
const context = (): FixtureContext => FixtureContext.all[0] as FixtureContext;

/** The page that has just been loaded. */
let page: EventTarget;
let speaker: SoundPlayer;

async function touch(): Promise<void> {
  page.dispatchEvent(new Event('click'));
  vi.runAllTimers();
  await vi.dynamicImportSettled();
}

beforeEach(() => {
  played.length = 0;
  FixtureContext.all = [];
  settings.sing(true, 0.5);
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', FixtureContext);
  page = new EventTarget();
  speaker = new SoundPlayer();
  speaker.listen(page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the speaker', () => {
  it('is silent until somebody has touched the page', async () => {
    speaker.play('step');
    expect(FixtureContext.all).toHaveLength(0);
    await touch();
    expect(played).toEqual([]);
    speaker.play('step');
    expect(played).toEqual([['step', 0.5]]);
  });

  it('takes up no audio before what the gesture did is to be seen', () => {
    page.dispatchEvent(new Event('click'));
    vi.advanceTimersByTime(100);
    expect(FixtureContext.all).toHaveLength(0);
    vi.advanceTimersByTime(100);
    expect(FixtureContext.all).toHaveLength(1);
  });

  it('is silent when it is switched off, and when there is nothing to be heard', async () => {
    await touch();
    speaker.play(null);
    settings.sing(false);
    speaker.play('step');
    expect(played).toEqual([]);
  });

  it('takes up no audio for who has switched it off', async () => {
    settings.sing(false);
    await touch();
    expect(FixtureContext.all).toHaveLength(0);
  });

  it('goes on after the browser has stopped it, once it is touched', async () => {
    await touch();
    context().state = 'interrupted';
    speaker.play('step');
    expect(played).toEqual([]);
    await touch();
    speaker.play('step');
    expect(played).toHaveLength(1);
    expect(FixtureContext.all).toHaveLength(1);
  });

  it('lets the same sound be heard once at a time', async () => {
    await touch();
    speaker.play('step');
    speaker.play('step');
    speaker.play('card');
    context().currentTime = 0.2;
    speaker.play('step');
    expect(played.map(([name]) => name)).toEqual(['step', 'card', 'step']);
  });

  it('does no harm where there is no audio', async () => {
    vi.stubGlobal('AudioContext', undefined);
    await touch();
    speaker.play('step');
    expect(played).toEqual([]);
  });
});
