/** Effects of events on the board: moving one piece on the board as an event tells it. */
import type { GameEvent } from '@/api/types';
import { line, spacesBetween, type Layout } from './geometry';
import { run, slide } from '@/drawing/animation';
import { leap } from './animation';
import { pieceOf, type DisplayedState } from './displayed-state.svelte';
import { stands, type Piece } from './piece-placement';

/** Milliseconds for a paid step, for each space of a forced move, and for joining the twin. */
const STEP = 210;
const FORCED = 110;
const LEAP = 520;

export interface PieceElements {
  element(piece: Piece): SVGGElement | undefined;
}

export async function movePiece(
  layout: Layout,
  shown: DisplayedState,
  pieces: PieceElements | undefined,
  event: GameEvent,
  signal: AbortSignal,
): Promise<void> {
  const piece = pieceOf(event);
  if (piece === null) return;
  const [from, to] = [Number(event.params['from']), Number(event.params['to'])];
  const before = stands(layout, { ...shown.places, [piece]: from })[piece];
  const after = stands(layout, { ...shown.places, [piece]: to })[piece];
  const element = pieces?.element(piece);
  shown.move(piece, to);
  if (event.kind === 'joins-twin') {
    await run(element, leap(before, after), { duration: LEAP, easing: 'ease-in-out' }, signal);
    return;
  }
  const direction = event.params['direction'] === 'back' ? -1 : 1;
  const way = spacesBetween(from, to, direction);
  const duration = event.kind === 'forced-move' ? 200 + FORCED * (way.length - 1) : STEP;
  const between = line(layout, way).slice(1, -1);
  await run(element, slide(before, between, after), { duration }, signal);
}
