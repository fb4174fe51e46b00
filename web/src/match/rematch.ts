/** Rematch: playing once more with the same people. */
import { router } from '@/routing/router.svelte';
import { readRoom, rematch, takeSeat } from '@/api/http-client';
import { troubleText } from '@/api/error-text';

/** Have a match that follows, sit down where a seat is kept for us there, and say which it is. */
async function follow(id: string): Promise<string> {
  const next = await rematch(id);
  if (next.status === 'waiting') {
    const { seats } = await readRoom(next.id);
    const kept = seats.filter(({ kind, yours }) => kind === 'reserved' && yours);
    for (const { seat } of kept) await takeSeat(next.id, seat, '');
    await addTo(next.id);
  }
  return next.id;
}

/** Against bots nothing else is waited for but what this browser adds to the seed. */
async function addTo(id: string): Promise<void> {
  const [{ contribute }, room] = await Promise.all([
    import('./shuffle-contribution'),
    readRoom(id),
  ]);
  await contribute(room);
}

/** Go to the match that follows this one, and sit down there; what is wrong, or nothing. */
export async function requestRematch(id: string): Promise<string> {
  try {
    router.go(`/m/${await follow(id)}`);
    return '';
  } catch (error) {
    return troubleText(error);
  }
}
