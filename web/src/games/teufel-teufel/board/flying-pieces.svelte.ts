/** What flies over the board: pegs and cards on their way. */
import { tick } from 'svelte';
import { run, type FigurePlacement } from '@/drawing/animation';

/** One of the shared drawings in the air, where it sets out. */
export interface Flyer {
  id: number;
  href: string;
  stand: FigurePlacement;
}

export interface Flight extends Omit<Flyer, 'id'> {
  way: Keyframe[];
}

export class Air {
  flyers = $state.raw<readonly Flyer[]>([]);
  /** What the page has drawn for each. */
  readonly elements: Record<number, Element | null> = $state({});
  #count = 0;

  /** Let drawings fly, all at once; they are gone when they have arrived. */
  async fly(flights: readonly Flight[], milliseconds: number, signal: AbortSignal): Promise<void> {
    const sent = flights.map(({ href, stand, way }) => ({ id: this.#count++, href, stand, way }));
    this.flyers = [...this.flyers, ...sent];
    await tick();
    const timing = { duration: milliseconds, easing: 'ease-in-out', fill: 'forwards' } as const;
    await Promise.all(sent.map(({ id, way }) => run(this.elements[id], way, timing, signal)));
    this.flyers = this.flyers.filter((flyer) => !sent.some(({ id }) => id === flyer.id));
  }
}
