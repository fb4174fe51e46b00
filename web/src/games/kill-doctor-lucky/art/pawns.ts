/** Whoever stands on the plan: as a figure, or as a disc where there is no room for one. */
import { group } from '@/drawing/svg-helpers';
import type { Who } from '../board/piece-placement';
import { doctor, topHat } from './doctor';
import { guest } from './guests';

/** A disc, 50 x 50 units, its lower edge at 0 0: the Doctor's hat, or a guest's colour and letter. */
function disc(who: Who, letter: string): string {
  if (who === 'lucky')
    return (
      '<circle cy="-25" r="20.5" fill="var(--kdl-doctor)" class="kdl-rim"/>' +
      group(topHat(), 'translate(0 -25) scale(.9)', 'style="color:var(--kdl-pale)"')
    );
  const seat = who % 8;
  return (
    `<circle cy="-25" r="20.5" fill="var(--kdl-seat-${seat})" class="kdl-edge"/>` +
    `<text class="kdl-disc" y="-14.8" text-anchor="middle" fill="var(--kdl-seat-${seat}-ink)">${letter}</text>`
  );
}

/** The Doctor or a guest with their letter. */
export function pawn(who: Who, letter: string, round: boolean): string {
  if (round) return disc(who, letter);
  return who === 'lucky' ? doctor() : guest(who, letter);
}
