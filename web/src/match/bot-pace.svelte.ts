/** Pace of the bots: bots take as long for an action as who plays with them alone wants. */
import { untrack } from 'svelte';
import type { Room } from '@/api/types';
import { PACE_EFFECTS } from '@/prefs/animation-pace';
import { setBotPace } from '@/api/http-client';
import { settings } from '@/prefs/settings.svelte';

/** A match at which the reader may sit. */
interface Place {
  readonly id: string;
  readonly room: Room | null;
}

/** The reader plays here, and nobody else does but bots. */
export function playsWithBots({ status, seats }: Room): boolean {
  const mine = seats.filter(({ yours }) => yours).length;
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  return status === 'running' && mine > 0 && bots > 0 && mine + bots === seats.length;
}

/**
 * Tell the server what the reader wants: when they come to the table, and when they change their mind there.
 * What somebody has set meanwhile at another screen stays.
 */
export function followPace(place: Place): void {
  const there = $derived(place.room !== null && playsWithBots(place.room));
  /** What was asked for last, and where: the room may not have heard of it yet. */
  let asked: { id: string; bots: number | null } | null = null;
  $effect(() => {
    const { bots } = PACE_EFFECTS[settings.pace];
    const { id } = place;
    const known = asked?.id === id ? asked.bots : untrack(() => place.room?.bot_pace);
    if (!there || known === bots) return;
    asked = { id, bots };
    // Where it cannot be told, bots keep the pace they have.
    setBotPace(id, bots).catch(() => {
      asked = null;
    });
  });
}
