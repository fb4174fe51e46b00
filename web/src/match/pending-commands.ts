/**
 * Pending commands, sent again until answered: what has been asked of the server and is not answered yet. A question
 * is asked again and again, for as long as no answer comes; the server does what it asks for once.
 */
import type { AckFrame, CommandFrame, RejFrame } from '@/api/types';

export type CommandReply = AckFrame | RejFrame;

interface Asked {
  frame: CommandFrame;
  settle: (answer: CommandReply) => void;
  /** How often it has been sent. */
  sent: number;
  /** It was sent before the last beat. */
  late: boolean;
}

/** Whether a refusal says nothing of what became of the same command when it was sent before. */
const isPassing = (reason: string): boolean =>
  ['too-many', 'unavailable'].includes(reason) || reason.startsWith('storage-');

export class PendingCommands {
  #asked = new Map<string, Asked>();
  #send: (frame: CommandFrame) => void;

  /** `send`: puts a question on the line, which may be down. */
  constructor(send: (frame: CommandFrame) => void) {
    this.#send = send;
  }

  /** Ask. The promise settles with the server's answer; it never does where none comes. */
  ask(frame: CommandFrame): Promise<CommandReply> {
    return new Promise((settle) => {
      const asked = { frame, settle, sent: 0, late: false };
      this.#asked.set(frame.cmd, asked);
      this.#request(asked);
    });
  }

  /** Ask no more what has been asked of this type. */
  drop(type: CommandFrame['type']): void {
    for (const [cmd, { frame }] of this.#asked) if (frame.type === type) this.#asked.delete(cmd);
  }

  /** Ask no more of anything. */
  clear(): void {
    this.#asked.clear();
  }

  /** There is a new line: ask all of it anew. */
  repeat(): void {
    for (const asked of this.#asked.values()) this.#request(asked);
  }

  /** Called from time to time: asks anew what should have been answered since the last time. */
  beat(): void {
    for (const asked of this.#asked.values()) {
      if (asked.late) this.#request(asked);
      else asked.late = true;
    }
  }

  /** An answer has come. */
  answer(frame: CommandReply): void {
    const refused = frame.type === 'rej' ? frame.reason : null;
    // A frame the server could not read has no name: the oldest question is meant. Nor have
    // those by which the line is looked after.
    const oldest = refused === 'malformed' ? this.#asked.keys().next().value : undefined;
    const cmd = frame.cmd ?? oldest ?? '';
    const asked = this.#asked.get(cmd);
    if (asked === undefined) return;
    if (refused !== null && asked.sent > 1 && isPassing(refused)) return;
    this.#asked.delete(cmd);
    asked.settle(frame);
  }

  #request(asked: Asked): void {
    asked.sent += 1;
    asked.late = false;
    this.#send(asked.frame);
  }
}
