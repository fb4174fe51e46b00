/** Animator of events: what happens on the plan while events are shown: who is on their way, which scene is played. */
import type { GameEvent } from '@/api/types';
import { pause, run, slide } from '@/drawing/animation';
import type { HouseBoard } from './types';
import { route, wayPoints } from './geometry';
import { DODGE, duration, FALL, WHISK, whisk } from './animation';
import {
  isScene,
  movedBy,
  placesWith,
  type Move,
  type Places,
  type SceneKind,
} from './event-effects';
import type { Stand, Who } from './piece-placement';

export type ShownPlaces = Places & { fallen: boolean };

/** What it happens on. */
interface Stage {
  board: () => HouseBoard;
  /** Where the view says that all are. */
  given: () => ShownPlaces;
  /** Where somebody would stand in a space, all others staying where they are. */
  standIn: (who: Who, space: string) => Stand | undefined;
  /** What is drawn of somebody: the whole moves about, the figure may tip over in its place. */
  element: (who: Who) => SVGGElement | null;
  figure: (who: Who) => SVGGElement | null;
}

export class Happening {
  readonly #stage: Stage;
  scene = $state.raw<{ kind: SceneKind; space: string } | null>(null);
  /** What the view says, and while events are shown, what they have done: any new view is the truth again. */
  places = $derived.by<ShownPlaces>(() => this.#stage.given());

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Show an event. */
  async show(event: GameEvent, signal: AbortSignal): Promise<void> {
    const moved = movedBy(event);
    if (moved !== null) await this.#move(moved, signal);
    else if (isScene(event.kind)) await this.#play(event.kind, signal);
  }

  async #move({ who, from, to, leap }: Move, signal: AbortSignal): Promise<void> {
    const { standIn, element } = this.#stage;
    const board = this.#stage.board();
    const [before, after] = [standIn(who, from), standIn(who, to)];
    this.places = { ...this.places, ...placesWith(this.places, who, to) };
    if (before === undefined || after === undefined) return;
    const way = route(board, from, to);
    const through = wayPoints(board, [before.x, before.y], [from, ...way]);
    await run(
      element(who),
      leap ? whisk(before, after) : slide(before, through, after),
      { duration: leap ? WHISK : duration(way.length) },
      signal,
    );
  }

  async #play(kind: SceneKind, signal: AbortSignal): Promise<void> {
    this.scene = { kind, space: this.places.lucky };
    const doctor = this.#stage.figure('lucky');
    if (kind === 'attempt') await pause(300, signal);
    if (kind === 'foiled') await run(doctor, DODGE, { duration: 620 }, signal);
    if (kind === 'murder') {
      this.places = { ...this.places, fallen: true };
      await run(doctor, FALL, { duration: 760 }, signal);
    }
    this.scene = null;
  }
}
