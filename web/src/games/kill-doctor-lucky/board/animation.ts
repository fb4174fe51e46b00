/** Animation on the board: how figures move on the plan of the house, and how long it takes. */
import { EASE, transformTo, type FigurePlacement } from '@/drawing/animation';

/** Out of one room and into another, as a room card takes a pawn there. */
export function whisk(from: FigurePlacement, to: FigurePlacement): Keyframe[] {
  return [
    { transform: transformTo(from.x, from.y, from.scale), opacity: 1 },
    {
      transform: transformTo(from.x, from.y - 3, from.scale * 1.15),
      opacity: 0,
      offset: 0.45,
      easing: EASE,
    },
    { transform: transformTo(to.x, to.y - 3, to.scale * 1.15), opacity: 0, offset: 0.5 },
    { transform: transformTo(to.x, to.y, to.scale), opacity: 1, easing: EASE },
  ];
}

/** The Doctor steps aside, unhurt and unaware. */
export const DODGE: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translate(-14px, -6px) rotate(-9deg)', offset: 0.25 },
  { transform: 'translate(12px, -3px) rotate(8deg)', offset: 0.55 },
  { transform: 'translate(-5px, 0) rotate(-4deg)', offset: 0.8 },
  { transform: 'none' },
];

/** The Doctor falls. */
export const FALL: Keyframe[] = [
  { transform: 'none', easing: 'ease-in' },
  { transform: 'rotate(-12deg)', offset: 0.3, easing: 'ease-in' },
  { transform: 'translate(-28px, -20px) rotate(88deg) scale(0.78)' },
];

export const WHISK = 420;
const STEP = 230;
const LONGEST = 1100;

/** How long a way of so many rooms takes. */
export const duration = (rooms: number): number => Math.min(LONGEST, STEP * Math.max(1, rooms));
