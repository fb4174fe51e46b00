/** Marks of recent moves: what others have done lately, as marks on the board. */
import type { GameEvent } from '@/api/types';
import { pieceOf } from './displayed-state.svelte';
import type { Piece } from './piece-placement';

export interface Recent {
  mover: number;
  /** Pieces that have come to stand elsewhere. */
  moved: readonly { piece: Piece; from: number; to: number }[];
  /** Spaces with a card that was laid. */
  laid: readonly number[];
  /** Spaces whose card was turned up, and is gone. */
  turned: readonly number[];
}

/** Where all of it has led to, null where nothing is to be marked: what came and went again leaves no mark. */
export function recentOf(recentMoves: readonly GameEvent[]): Recent | null {
  const mover = recentMoves.find(({ actor }) => actor !== null)?.actor ?? null;
  const ways = new Map<Piece, { from: number; to: number }>();
  const laid = new Set<number>();
  const turned = new Set<number>();
  for (const event of recentMoves) {
    const { kind, params } = event;
    const piece = pieceOf(event);
    const space = Number(params['space']);
    if (piece !== null) {
      const from = ways.get(piece)?.from ?? Number(params['from']);
      ways.set(piece, { from, to: Number(params['to']) });
    }
    if (kind === 'card-laid') laid.add(space);
    if (kind === 'trap' && !laid.delete(space)) turned.add(space);
  }
  if (mover === null) return null;
  const moved = [...ways].map(([piece, way]) => ({ piece, ...way }));
  return {
    mover,
    moved: moved.filter(({ from, to }) => from !== to),
    laid: [...laid],
    turned: [...turned],
  };
}
