/** Screen wake lock: the screen stays lit while one sits at a match that is played, be it others who think. */
import type { MatchClient } from './match-client.svelte';

/** Milliseconds without any event after which nobody seems to be looking any more. */
const LONGEST = 15 * 60_000;

/** A match at which the reader may sit. */
interface Place {
  readonly client: MatchClient | null;
  readonly mine: readonly number[];
}

/** Keep the screen lit at a match, for as long as the component is there in which this is called. */
export function keepScreenLit(place: Place): void {
  $effect(() => {
    const { client, mine } = place;
    const view = client?.latest ?? null;
    if (client === null || view === null || mine.length === 0 || isOver(view)) return;
    // Every event begins the time anew.
    void client.happened;
    return heldFor(LONGEST);
  });
}

type View = NonNullable<MatchClient['latest']>;

const isOver = ({ state, table }: View): boolean => state.outcome !== null || table.result !== null;

/** Hold the lock so long, whenever the page is seen; to be called when it is wanted no more. */
function heldFor(milliseconds: number): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  async function take(): Promise<void> {
    // Browsers without it let the screen go dark, and so do devices that save their battery.
    if (document.hidden || !('wakeLock' in navigator)) return;
    const taken = await navigator.wakeLock.request('screen').catch(() => null);
    if (wanted) lock = taken;
    else void taken?.release();
  }
  const seen = (): void => void take();
  const end = (): void => {
    wanted = false;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
    void lock?.release();
  };
  const timer = setTimeout(end, milliseconds);
  // A page that is not seen loses the lock.
  document.addEventListener('visibilitychange', seen);
  seen();
  return end;
}
