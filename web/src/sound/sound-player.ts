/**
 * Sound player: what is heard. Nothing is before somebody has touched the page, and nothing ever where there is no
 * audio.
 */
import { settings } from '@/prefs/settings.svelte';
import type { Synthesizer, SoundName } from './synthesizer';

/** What browsers take for somebody's doing, after which a page may be heard. */
const GESTURES = ['click', 'keydown', 'touchend'] as const;

/**
 * How long after a gesture audio is begun, in milliseconds. To begin it holds up the page, which first has to
 * show what the gesture did; so soon after it browsers still count it as done in the gesture.
 */
const LATER = 150;

/** The same sound twice within so many seconds is one. */
const APART = 0.05;

export class SoundPlayer {
  #context: AudioContext | null = null;
  #mixer: Synthesizer | null = null;
  /** When each was heard last, in the context's time. */
  readonly #last = new Map<SoundName, number>();

  /** Listen for the gesture that lets the page be heard. */
  listen(page: EventTarget = window): void {
    for (const gesture of GESTURES)
      page.addEventListener(gesture, () => this.#hear(), { capture: true, passive: true });
  }

  /** Have a sound be heard now, if anything is; null is none. */
  play(name: SoundName | null): void {
    const context = this.#context;
    if (name === null || !settings.sound || this.#mixer === null || context?.state !== 'running')
      return;
    const now = context.currentTime;
    if (now - (this.#last.get(name) ?? -APART) < APART) return;
    this.#last.set(name, now);
    this.#mixer.play(name, settings.volume);
  }

  /** Only in somebody's gesture a browser lets sounds begin, or go on after it has stopped them. */
  #hear(): void {
    if (settings.sound && this.#context?.state !== 'running') setTimeout(() => this.#wake(), LATER);
  }

  #wake(): void {
    try {
      this.#context ??= new AudioContext();
      this.#context.resume().catch(() => undefined);
    } catch {
      return; // There is no audio here.
    }
    if (this.#mixer === null) void this.#fetchSounds(this.#context);
  }

  async #fetchSounds(context: AudioContext): Promise<void> {
    try {
      const { Synthesizer } = await import('./synthesizer');
      this.#mixer ??= new Synthesizer(context);
    } catch {
      // The next gesture tries again; that a part is missing is told by vite:preloadError.
    }
  }
}

export const soundPlayer = new SoundPlayer();
