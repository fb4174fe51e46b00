/**
 * Animator of events: how events are shown on the board: what is ahead of the view, what flies through the air
 * meanwhile.
 */
import { tick } from 'svelte';
import type { GameEvent } from '@/api/types';
import { pause, run, slide, type FigurePlacement } from '@/drawing/animation';
import type { Point } from '@/drawing/svg-helpers';
import { Air } from './flying-pieces.svelte';
import { cardId } from '../art/cards';
import { PEG_HOLES } from '../art/devil';
import { HOLES } from '../art/sleds';
import { cardSpot, FAN, fanSpot, middle, sledStands, type SledStand } from './geometry';
import * as motion from './animation';
import type { BoardScene } from './types';
import { after } from './event-effects';

/** What is shown in place of the view while events happen. */
interface Ahead {
  /** The view it is ahead of. */
  of: BoardScene;
  scene: BoardScene;
  /** Cards in hand. */
  held: number;
}

/** What the stage needs of the drawing. */
export interface StageSight {
  scene: () => BoardScene;
  held: () => number;
  centre: () => string;
  unit: () => number;
  sled: (seat: number) => Element | null | undefined;
  card: (cell: string) => Element | null | undefined;
  heldCard: (place: number) => Element | null | undefined;
}

type Show = (event: GameEvent, then: BoardScene, signal: AbortSignal) => Promise<void>;

const PEG: FigurePlacement = { x: 0, y: 0, scale: 2 };

export class Stage {
  ahead = $state.raw<Ahead | null>(null);
  /** Cells whose cards are in the air. */
  away = $state.raw<readonly string[]>([]);
  /** A cell flooded with daylight. */
  lit = $state.raw<string | null>(null);

  readonly air = new Air();
  #sight: StageSight;

  constructor(sight: StageSight) {
    this.#sight = sight;
  }

  get scene(): BoardScene {
    const scene = this.#sight.scene();
    return this.ahead?.of === scene ? this.ahead.scene : scene;
  }

  get held(): number {
    return this.ahead?.of === this.#sight.scene() ? this.ahead.held : this.#sight.held();
  }

  /** Show an event happening. */
  async show(event: GameEvent, signal: AbortSignal): Promise<void> {
    const then = after(this.scene, event);
    const show = this.#shows[event.kind];
    if (show === undefined) this.#turn(then);
    else await show(event, then, signal);
  }

  #turn(scene: BoardScene, held = this.held): void {
    this.ahead = { of: this.#sight.scene(), scene, held };
  }

  #stands(scene: BoardScene): readonly SledStand[] {
    return sledStands(scene.sleds, this.#sight.unit());
  }

  #stand(scene: BoardScene, seat: number): FigurePlacement {
    const found = this.#stands(scene).find((stand) => stand.seat === seat);
    if (found !== undefined) return found;
    const [x, y] = middle(this.#sight.centre());
    return { x, y, scale: 0.4 };
  }

  #pegHole(place: number): FigurePlacement {
    const [x, y] = middle(this.#sight.centre());
    const [dx, dy] = PEG_HOLES[Math.min(3, Math.max(0, place))] ?? [0, 0];
    return { ...PEG, x: x + dx, y: y + dy };
  }

  /** Pegs of devils fly; where they were they are missed first, then they are where they land. */
  async #devils(
    then: BoardScene,
    flights: readonly (readonly [from: FigurePlacement, to: FigurePlacement])[],
    signal: AbortSignal,
  ): Promise<void> {
    const before = this.scene;
    const possessed = before.possessed.map((was, seat) => was && then.possessed[seat] === true);
    this.#turn({ ...before, possessed, home: Math.min(before.home, then.home) });
    await this.air.fly(
      flights.map(([from, to], k) => ({
        href: '#tt-devil-peg',
        stand: from,
        way: motion.thrown(from, { ...to, scale: PEG.scale }, k === 0 ? 0.22 : -0.22),
      })),
      motion.FLY,
      signal,
    );
    this.#turn(then);
  }

  #onSled(scene: BoardScene, seat: unknown): FigurePlacement {
    return { ...this.#stand(scene, Number(seat)), scale: PEG.scale };
  }

  #turnOver: Show = async ({ params }, then, signal) => {
    const cell = String(params['cell']);
    const timing = { duration: motion.TURN, easing: 'ease-in' };
    await run(this.#sight.card(cell), motion.TO_EDGE, timing, signal);
    this.#turn(then);
    await tick();
    const back = { duration: motion.TURN, easing: 'ease-out' };
    await run(this.#sight.card(cell), motion.FROM_EDGE, back, signal);
  };

  async #carry(
    way: readonly (readonly [from: Point, to: Point, cell: string])[],
    signal: AbortSignal,
    sizes: readonly [number, number] = [1, 1],
  ): Promise<void> {
    const { cards } = this.scene;
    const flights = way.map(([from, to, cell]) => {
      const lying = cards[cell];
      return {
        href: cardId(lying?.up === true ? lying.card : null),
        stand: { x: from[0], y: from[1], scale: sizes[0] },
        way: motion.carried(from, to, sizes),
      };
    });
    await this.air.fly(flights, motion.SWAP, signal);
  }

  #fan(place: number, of: number): Point {
    const { x, y } = fanSpot(this.#sight.centre(), place, of);
    return [x, y];
  }

  #shows: Readonly<Record<string, Show>> = {
    placed: async ({ params }, then, signal) => {
      const seat = Number(params['seat']);
      this.#turn(then);
      await tick();
      const way = motion.setDown(this.#stand(then, seat));
      await run(this.#sight.sled(seat), way, { duration: motion.FLY, easing: 'ease-in' }, signal);
    },
    step: async ({ params }, then, signal) => {
      const seat = Number(params['seat']);
      const [from, to] = [this.#stand(this.scene, seat), this.#stand(then, seat)];
      this.#turn(then);
      await tick();
      const timing = { duration: motion.STEP };
      await run(this.#sight.sled(seat), slide(from, [], to), timing, signal);
    },
    'turned-up': this.#turnOver,
    revealed: this.#turnOver,
    'letter-won': async ({ params }, then, signal) => {
      const [x, y] = cardSpot(String(params['cell']));
      const sled = this.#stand(then, Number(params['seat']));
      const hole = HOLES[String(params['letter'])] ?? [0, 0];
      const from = { x: x + 18, y: y + 66, scale: 1.4 };
      const to = {
        x: sled.x + hole[0] * sled.scale,
        y: sled.y + hole[1] * sled.scale,
        scale: 0.62,
      };
      const flight = { href: '#tt-peg-letter', stand: from, way: motion.thrown(from, to, 0.4) };
      await this.air.fly([flight], motion.FLY, signal);
      this.#turn(then);
    },
    'devil-taken': ({ params }, then, signal) => {
      const from = this.#pegHole(this.scene.home - 1);
      return this.#devils(then, [[from, this.#onSled(then, params['seat'])]], signal);
    },
    'devil-robbed': ({ params }, then, signal) => {
      const from = this.#onSled(then, params['victim']);
      return this.#devils(then, [[from, this.#onSled(then, params['seat'])]], signal);
    },
    'devil-handed': ({ params }, then, signal) => {
      const from = this.#onSled(then, params['seat']);
      return this.#devils(then, [[from, this.#onSled(then, params['to'])]], signal);
    },
    'devils-home': ({ params }, then, signal) => {
      const from = this.#onSled(then, params['seat']);
      const { home } = this.scene;
      return this.#devils(
        then,
        [home, home + 1].map((place) => [from, this.#pegHole(place)] as const),
        signal,
      );
    },
    banished: ({ params }, then, signal) => {
      const from = this.#onSled(then, params['seat']);
      return this.#devils(then, [[from, this.#pegHole(this.scene.home)]], signal);
    },
    'letter-lost': async ({ params }, then, signal) => {
      const sled = this.#stand(then, Number(params['seat']));
      const from = { ...sled, scale: 0.62 };
      const to = { x: sled.x, y: sled.y + 60, scale: 0.1 };
      this.#turn(then);
      const flight = { href: '#tt-peg-letter', stand: from, way: motion.thrown(from, to, 0.5) };
      await this.air.fly([flight], motion.FLY, signal);
    },
    tower: async ({ params }, then, signal) => {
      this.#turn(then);
      this.lit = String(params['cell']);
      await pause(motion.TIP, signal);
      this.lit = null;
    },
    peek: async ({ params }, then, signal) => {
      const timing = { duration: motion.TIP, easing: 'ease-in-out' };
      await run(this.#sight.card(String(params['cell'])), motion.TIPPED, timing, signal);
      this.#turn(then);
    },
    swap: async ({ params }, then, signal) => {
      const [one, other] = [String(params['from']), String(params['to'])];
      const [first, second] = [cardSpot(one), cardSpot(other)];
      this.away = [one, other];
      const cards = [
        [first, second, one],
        [second, first, other],
      ] as const;
      await this.#carry(cards, signal);
      this.#turn(then);
      this.away = [];
    },
    lifted: async ({ params }, then, signal) => {
      const cell = String(params['cell']);
      const { held } = this;
      this.away = [cell];
      const way = [cardSpot(cell), this.#fan(held, held + 1), cell] as const;
      await this.#carry([way], signal, [1, FAN]);
      this.#turn(then, held + 1);
      this.away = [];
    },
    mixed: async (_, then, signal) => {
      const { held } = this;
      this.#turn(then);
      const spots = Array.from({ length: held }, (__, k) => this.#fan(k, held));
      const timing = { duration: motion.MIX, easing: 'ease-in-out' };
      await Promise.all(
        spots.map((own, k) => {
          const others = [1, 2].map((on) => spots[(k + on) % held] ?? own);
          const { turn } = fanSpot(this.#sight.centre(), k, held);
          return run(this.#sight.heldCard(k), motion.mixed(own, others, turn), timing, signal);
        }),
      );
    },
    laid: async ({ params }, then, signal) => {
      const cell = String(params['cell']);
      const { held } = this;
      this.#turn(this.scene, Math.max(0, held - 1));
      const from = this.#fan(held - 1, Math.max(1, held));
      await this.#carry([[from, cardSpot(cell), '']], signal, [FAN, 1]);
      this.#turn(then, Math.max(0, held - 1));
    },
    left: async ({ params }, then, signal) => {
      const seat = Number(params['seat']);
      this.lit = this.scene.sleds[seat] ?? null;
      const way = motion.drawnUp(this.#stand(this.scene, seat));
      const timing = { duration: motion.LEAVE, easing: 'ease-in', fill: 'forwards' } as const;
      await run(this.#sight.sled(seat), way, timing, signal);
      this.#turn(then);
      this.lit = null;
    },
  };
}
