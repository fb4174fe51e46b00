/** Win chances of a match that is over, polled. */
import type { Chances } from '@/api/types';
import { AfterthoughtPoll } from './afterthought-poll.svelte';
import { chancesOf } from './own-thinking';

export class WinChancePoll extends AfterthoughtPoll<Chances> {
  constructor(id: string) {
    super(() => chancesOf(id));
  }
}
