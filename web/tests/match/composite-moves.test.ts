import { describe, expect, it } from 'vitest';
import type { MatchView } from '@/api/types';
import type { CommandReply } from '@/match/pending-commands';
import { sendCompositeMove, takeBackCompositeMove, type Walker } from '@/match/composite-moves';
import { table, view } from '../support/fake-socket';

/** Answers each action in turn and then shows the view that belongs to it. */
function walker(answers: CommandReply[], views: MatchView[]): Walker & { sent: string[] } {
  const sent: string[] = [];
  return {
    v: 0,
    sent,
    act: (action) => {
      const answer = answers[sent.length];
      sent.push(action);
      return answer === undefined
        ? Promise.reject(new Error('unexpected'))
        : Promise.resolve(answer);
    },
    settled: (v) => Promise.resolve(views[v - 1] ?? view()),
  };
}

const ack = (v: number): CommandReply => ({ type: 'ack', cmd: `c${v}`, v });
const rej: CommandReply = {
  type: 'rej',
  cmd: 'c',
  clause: 'DF-14',
  reason: 'doctor-faust-refusal-14',
  params: { space: 4 },
  message: '',
  legal: [],
};

describe('sending a walk', () => {
  it('sends every action, one after another', async () => {
    const steps = walker([ack(1), ack(2), ack(3)], []);
    await expect(sendCompositeMove(steps, 0, ['s1', 's1', 's1'])).resolves.toBe('done');
    expect(steps.sent).toEqual(['s1', 's1', 's1']);
  });

  it('goes on after an action of which nothing is told', async () => {
    const swap = walker([ack(0), ack(1)], [view({ legal: ['swap:a1'] })]);
    await expect(sendCompositeMove(swap, 0, ['swap:a1', 'with:b2'])).resolves.toBe('done');
    expect(swap.sent).toEqual(['swap:a1', 'with:b2']);
  });

  it('stops at a refusal and says which', async () => {
    const steps = walker([ack(1), rej], []);
    await expect(sendCompositeMove(steps, 0, ['soul', 'soul', 'soul'])).resolves.toBe(rej);
    expect(steps.sent).toHaveLength(2);
  });

  it('stops when a trap has ended the turn', async () => {
    const steps = walker([ack(1)], [view({ to_play: 1, legal: [] })]);
    await expect(sendCompositeMove(steps, 0, ['s1', 's1'])).resolves.toBe('stopped');
    expect(steps.sent).toEqual(['s1']);
  });

  it('stops when the game is over', async () => {
    const steps = walker([ack(1)], [view({ to_play: null, legal: [] })]);
    await expect(sendCompositeMove(steps, 0, ['soul', 'soul'])).resolves.toBe('stopped');
  });

  it('stops when the next action is no longer open', async () => {
    const steps = walker([ack(1)], [view({ legal: ['s1'] })]);
    await expect(sendCompositeMove(steps, 0, ['soul', 'soul'])).resolves.toBe('stopped');
    expect(steps.sent).toEqual(['soul']);
  });
});

describe('taking a walk back', () => {
  /** Answers one time after another; nothing can be taken back any more after version `fixed`. */
  function undoer(answers: CommandReply[], fixed = Infinity) {
    let asked = 0;
    return {
      asked: () => asked,
      takeBack: () => Promise.resolve(answers[asked++] ?? rej),
      settled: (v: number) =>
        Promise.resolve({
          ...view(),
          table: table({ fixed: v >= fixed ? 'has-revealed' : null }),
        }),
    };
  }

  it('takes back as many actions as there were', async () => {
    const steps = undoer([ack(5), ack(6), ack(7), ack(8)]);
    await expect(takeBackCompositeMove(steps, 3)).resolves.toBe('done');
    expect(steps.asked()).toBe(3);
  });

  it('stops where the rest stays', async () => {
    const steps = undoer([ack(5), ack(6), ack(7)], 6);
    await expect(takeBackCompositeMove(steps, 3)).resolves.toBe('stopped');
    expect(steps.asked()).toBe(2);
  });

  it('is done where nothing more was to be taken back', async () => {
    await expect(takeBackCompositeMove(undoer([ack(5), ack(6)], 6), 2)).resolves.toBe('done');
  });

  it('says why it is refused', async () => {
    await expect(takeBackCompositeMove(undoer([rej]), 2)).resolves.toBe(rej);
  });
});
