/** Effects of events on the board: what events mean for the plan: who goes where, and the scenes of an attempt. */
import type { GameEvent } from '@/api/types';
import type { HouseBoard } from './types';
import { measured } from './geometry';
import type { Who } from './piece-placement';

export interface Places {
  pawns: readonly string[];
  lucky: string;
}

export type SceneKind = 'attempt' | 'foiled' | 'murder';

const SCENES: readonly string[] = ['attempt', 'foiled', 'murder'] satisfies SceneKind[];

export const isScene = (kind: string): kind is SceneKind => SCENES.includes(kind);

const WALKS = ['free-step', 'card-step', 'card-walk', 'room-card', 'doctor-walks'];

export interface Move {
  who: Who;
  from: string;
  to: string;
  /** Not through doors: a room card takes whom it will over the walls. */
  leap: boolean;
}

/** Whom an event moves, and from where to where. */
export function movedBy({ kind, params }: GameEvent): Move | null {
  if (!WALKS.includes(kind)) return null;
  const his = kind === 'doctor-walks' || params['pawn'] === 'lucky';
  const who: Who = his ? 'lucky' : Number(params['seat']);
  const leap = kind === 'room-card';
  return { who, from: String(params['from']), to: String(params['to']), leap };
}

/** Where all are once somebody has gone somewhere. */
export function placesWith({ pawns, lucky }: Places, who: Who, space: string): Places {
  if (who === 'lucky') return { pawns, lucky: space };
  return { pawns: pawns.map((at, seat) => (seat === who ? space : at)), lucky };
}

export const placeOf = ({ pawns, lucky }: Places, who: Who): string | undefined =>
  who === 'lucky' ? lucky : pawns[who];

/**
 * Views bring the board along each time. The plan is drawn anew only when it is another house:
 * the function returned gives the same object for equal boards, in the measure of the drawing.
 */
export function sameHouse(): (board: HouseBoard) => HouseBoard {
  let held: HouseBoard | null = null;
  let text = '';
  return (board) => {
    const told = JSON.stringify(board);
    if (held === null || told !== text) [held, text] = [measured(board), told];
    return held;
  };
}

/** The colour of what tells of somebody. */
export const colourOf = (who: Who): string =>
  who === 'lucky' ? 'var(--plan-trail)' : `var(--kdl-seat-${who % 8}-text)`;
