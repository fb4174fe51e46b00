import { beforeEach, describe, expect, it } from 'vitest';
import { freshCommand } from '@/api/command-id';
import type { CommandFrame } from '@/api/types';
import { PendingCommands, type CommandReply } from '@/match/pending-commands';

let sent: CommandFrame[];
let questions: PendingCommands;
let answered: CommandReply[];

const say = (cmd: string): CommandFrame => ({ type: 'say', cmd, text: 'Good luck!' });
const prepare = (cmd: string): CommandFrame => ({ type: 'prepare', cmd, answer: null });
const ack = (cmd: string): CommandReply => ({ type: 'ack', cmd, v: 1, done: 1, stopped: null });
const rej = (cmd: string | null, reason: string): CommandReply => ({
  type: 'rej',
  cmd,
  clause: null,
  reason,
  params: {},
  message: '',
  legal: [],
});
const asked = () => sent.map(({ cmd }) => cmd);

/** Ask, and keep the answer once it is there. */
const ask = (frame: CommandFrame) =>
  void questions.ask(frame).then((answer) => void answered.push(answer));
const settled = () => Promise.resolve();

beforeEach(() => {
  sent = [];
  answered = [];
  questions = new PendingCommands((frame) => sent.push(frame));
});

describe('what has been asked', () => {
  it('is sent at once, and settled by the answer of its name alone', async () => {
    ask(say('a'));
    questions.answer(ack('b'));
    await settled();
    expect([asked(), answered]).toEqual([['a'], []]);
    questions.answer(ack('a'));
    await settled();
    expect(answered).toEqual([ack('a')]);
  });

  it('is asked anew at the second beat without an answer, and on every new line', () => {
    ask(say('a'));
    questions.beat();
    expect(asked()).toEqual(['a']);
    questions.beat();
    expect(asked()).toEqual(['a', 'a']);
    questions.repeat();
    expect(asked()).toEqual(['a', 'a', 'a']);
  });

  it('is asked no more once it is answered, dropped, or nothing matters any more', () => {
    for (const frame of [say('a'), prepare('b'), say('c')]) ask(frame);
    questions.answer(ack('a'));
    questions.drop('prepare');
    sent = [];
    questions.repeat();
    expect(asked()).toEqual(['c']);
    questions.clear();
    questions.repeat();
    expect(asked()).toEqual(['c']);
  });

  it('may have been done when it is refused for the moment after it was sent twice', async () => {
    ask(say('a'));
    questions.repeat();
    questions.answer(rej('a', 'unavailable'));
    questions.answer(rej('a', 'storage-full'));
    await settled();
    expect(answered).toEqual([]);
    ask(say('b'));
    questions.answer(rej('b', 'unavailable'));
    await settled();
    expect(answered).toEqual([rej('b', 'unavailable')]);
  });

  it('is the oldest of all where the server could not read which', async () => {
    for (const frame of [say('a'), say('b')]) ask(frame);
    questions.answer(rej(null, 'malformed'));
    questions.answer(ack('b'));
    await settled();
    expect(answered).toEqual([rej(null, 'malformed'), ack('b')]);
  });

  it('has a name that nothing else has', () => {
    expect(new Set(Array.from({ length: 50 }, freshCommand)).size).toBe(50);
  });
});
