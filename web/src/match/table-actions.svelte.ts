/**
 * Table actions and chat. The reader's dealings with the others at a table: what one can do there that is no action of
 * the game, and the talk. What goes wrong is told in words.
 */
import type { SaidFrame, TableAction } from '@/api/types';
import { messages, mute, sayFirst, type ChatSpeaker } from '@/api/http-client';
import type { MatchClient } from './match-client.svelte';
import { refusalText, troubleText } from '@/api/error-text';
import { knows, say } from '@/i18n/messages';

/** A match and the table at which one sits there, if one does. */
interface Place {
  readonly id: string;
  readonly client: MatchClient | null;
}

export class TableActions {
  /** Why the last thing could not be done; '' where it could. */
  trouble = $state('');
  /** The number of the last message that has been in sight. */
  #heard = $state(0);
  #place: Place;

  constructor(place: Place) {
    this.#place = place;
  }

  /** What has been said here, oldest first. */
  get said(): readonly SaidFrame[] {
    return this.#place.client?.said ?? [];
  }

  /** How many messages of others have not been in sight. */
  get unread(): number {
    return this.said.filter(({ n, yours }) => n > this.#heard && !yours).length;
  }

  /** All that has been said is in sight. */
  hear(): void {
    this.#heard = Math.max(this.#heard, this.said.at(-1)?.n ?? 0);
  }

  /** Do something at the table; whether it could be done. */
  async do(deed: TableAction, about: number | null = null): Promise<boolean> {
    const { client } = this.#place;
    if (client === null) return false;
    this.trouble = refusalText(await client.do(deed, about));
    return this.trouble === '';
  }

  /** Take back what was done by one press; whether all of it could be. */
  async takeBack(): Promise<boolean> {
    const { client } = this.#place;
    if (client === null) return false;
    const answer = await client.takeBack();
    if (answer.type === 'ack') {
      const { stopped } = answer;
      const fixed = `table-refusal-${stopped?.reason ?? ''}`;
      const reason = knows(fixed) ? say(fixed) : '';
      this.trouble = stopped === null ? '' : say('page-taken-back-part', { reason });
    } else this.trouble = refusalText(answer);
    return this.trouble === '';
  }

  /** Say something to all at the table; what is wrong, or nothing. */
  async speak(text: string): Promise<string> {
    const { id, client } = this.#place;
    if (client === null) return '';
    const refused = await client.say(text);
    if (refused?.reason !== 'nobody') return refusalText(refused);
    // Whoever looks on without ever having played is nobody yet.
    try {
      await sayFirst(id, text);
      client.reopen();
      return '';
    } catch (error) {
      return troubleText(error);
    }
  }

  /** Hear no more, or again, what somebody says. */
  async silence(who: ChatSpeaker, on: boolean): Promise<void> {
    const { id, client } = this.#place;
    if (client === null) return;
    try {
      const before = client.said;
      await mute(id, who, on);
      client.hearAnew((await messages(id)).messages, before);
      this.trouble = '';
    } catch (error) {
      this.trouble = troubleText(error);
    }
  }
}
