import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Move } from '@/game-api/types';
import { CONFIRM_SELECTOR } from '@/game-api/confirm-selector';
import type { DownFrame, LessonPosition } from '@/api/types';
import {
  askedOnce,
  markCompleted,
  leadsOn,
  completedSteps,
  LessonConnection,
  nextMove,
  nextPresses,
  type StepStatus,
} from '@/lesson/lesson-connection';
import { MatchConnection, type EventBatch } from '@/match/connection';
import { ServerError } from '@/api/http-client';
import { event, view } from '../support/fake-socket';

/** As many events as actions. */
const reached = (
  actions: readonly string[],
  standing: LessonPosition['standing'],
): LessonPosition => ({
  v: actions.length,
  events: actions.map((_, k) => ({ v: k + 1, event: event('stone-step', { to: k + 1 }) })),
  view: view({ turn: actions.length }),
  standing,
  enough: [],
});

/** A table at the end of a line to a step. */
function sit(tryOut: (actions: readonly string[]) => Promise<LessonPosition>) {
  const batches: EventBatch[] = [];
  const standings: StepStatus[] = [];
  const line = (): LessonConnection =>
    new LessonConnection(tryOut, (standing) => standings.push(standing));
  const live = new MatchConnection(line, {
    batch: (batch) => batches.push(batch),
    line: () => undefined,
  });
  return { live, batches, standings };
}

describe('the line to a step of a lesson', () => {
  it('tells the position it begins with', async () => {
    const { live, batches, standings } = sit((actions) =>
      Promise.resolve(reached(actions, 'open')),
    );
    await vi.waitFor(() => expect(batches).toHaveLength(1));
    expect(batches[0]).toMatchObject({ v: 0, events: [] });
    expect(standings).toEqual(['open']);
    live.close();
  });

  it('waits for a slow server, which is asked once, however often the line is given up', async () => {
    vi.useFakeTimers();
    let answer: (position: LessonPosition) => void = () => undefined;
    const tryOut = vi.fn(() => new Promise<LessonPosition>((resolve) => (answer = resolve)));
    const { live, batches, standings } = sit(askedOnce(tryOut));
    await vi.advanceTimersByTimeAsync(40_000);
    expect(batches).toEqual([]);
    expect(tryOut).toHaveBeenCalledTimes(1);
    answer(reached([], 'open'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(batches[0]).toMatchObject({ v: 0, events: [] });
    expect(new Set(standings)).toEqual(new Set(['open']));
    expect(tryOut).toHaveBeenCalledTimes(1);
    live.close();
    vi.useRealTimers();
  });

  it('asks anew once it has been answered, also with no', async () => {
    const tryOut = vi.fn(() => Promise.reject(new ServerError('unreachable')));
    const once = askedOnce(tryOut);
    await expect(once([])).rejects.toThrow();
    await expect(once([])).rejects.toThrow();
    expect(tryOut).toHaveBeenCalledTimes(2);
  });

  it('tells only what is new after each action, and asks with all of them', async () => {
    const asked: (readonly string[])[] = [];
    const { live, batches, standings } = sit((actions) => {
      asked.push(actions);
      return Promise.resolve(reached(actions, actions.length === 2 ? 'met' : 'open'));
    });
    await vi.waitFor(() => expect(batches).toHaveLength(1));
    expect(await live.act(['s1'])).toMatchObject({ type: 'ack', v: 1 });
    expect(await live.act(['s2'])).toMatchObject({ type: 'ack', v: 2 });
    expect(asked).toEqual([[], ['s1'], ['s1', 's2']]);
    expect(batches.map(({ events }) => events.map(({ v }) => v))).toEqual([[], [1], [2]]);
    expect(standings.at(-1)).toBe('met');
    live.close();
  });

  it('tells a refusal by its clause, and forgets the action', async () => {
    const asked: (readonly string[])[] = [];
    const { live, batches, standings } = sit((actions) => {
      asked.push(actions);
      if (!actions.includes('soul')) return Promise.resolve(reached(actions, 'open'));
      const problem = { status: 422, reason: 'doctor-faust-refusal-14', clause: 'DF-14' };
      return Promise.reject(new ServerError('held', problem));
    });
    await vi.waitFor(() => expect(batches).toHaveLength(1));
    expect(await live.act(['soul'])).toMatchObject({ type: 'rej', clause: 'DF-14' });
    await live.act(['s1']);
    expect(asked.at(-1)).toEqual(['s1']);
    expect(standings).not.toContain('aside');
    live.close();
  });

  it('tells an action that leads away from the step from one against the rules', async () => {
    const { live, batches, standings } = sit((actions) =>
      actions.length === 0
        ? Promise.resolve(reached(actions, 'open'))
        : Promise.reject(new ServerError('', { status: 409, reason: 'lesson-aside' })),
    );
    await vi.waitFor(() => expect(batches).toHaveLength(1));
    const refused = await live.act(['soul']);
    expect(refused).toMatchObject<Partial<DownFrame>>({ type: 'rej', clause: null });
    expect(standings.at(-1)).toBe('aside');
    live.close();
  });

  it('refuses a press as a whole that leads away from the step with its second action', async () => {
    const asked: string[] = [];
    const { live, batches, standings } = sit((actions) => {
      asked.push(actions.join(' '));
      return actions.includes('stop')
        ? Promise.reject(new ServerError('', { status: 409, reason: 'lesson-aside' }))
        : Promise.resolve(reached(actions, 'open'));
    });
    await vi.waitFor(() => expect(batches).toHaveLength(1));
    expect(await live.act(['go:d3', 'stop'])).toMatchObject({ type: 'rej', clause: null });
    expect(standings.at(-1)).toBe('aside');
    expect(await live.act(['go:d3', 'go:e3'])).toMatchObject({ type: 'ack', done: 2 });
    expect(asked).toEqual(['', 'go:d3', 'go:d3 stop', 'go:d3', 'go:d3 go:e3']);
    live.close();
  });

  it('lets a press be that is over early, for others have to choose', async () => {
    const { live, batches } = sit((actions) => {
      if (actions.length > 2)
        return Promise.reject(new ServerError('', { status: 409, reason: 'lesson-aside' }));
      const found = reached(actions, 'open');
      const seen = actions.length === 2 ? view({ to_play: 1 }) : found.view;
      return Promise.resolve({ ...found, view: seen });
    });
    await vi.waitFor(() => expect(batches).toHaveLength(1));
    expect(await live.act(['s1', 's1', 's1'])).toMatchObject({
      ...{ type: 'ack', done: 2 },
      stopped: { reason: 'turn-over' },
    });
    live.close();
  });

  it('does what comes before an action that is not open any more', async () => {
    const { live, batches, standings } = sit((actions) =>
      actions.length > 1
        ? Promise.reject(new ServerError('', { status: 422, reason: 'no', clause: 'DF-14' }))
        : Promise.resolve(reached(actions, 'open')),
    );
    await vi.waitFor(() => expect(batches).toHaveLength(1));
    expect(await live.act(['s1', 'soul'])).toMatchObject({
      ...{ type: 'ack', v: 1, done: 1 },
      stopped: { reason: 'no', clause: 'DF-14' },
    });
    expect(standings).not.toContain('aside');
    live.close();
  });

  it.each([
    ['is lost on the way', () => new Promise<never>(() => undefined)],
    [
      'comes late, only to say that the server is busy',
      () =>
        new Promise<never>((_, reject) => {
          const busy = new ServerError('', { status: 503, reason: 'unavailable' });
          setTimeout(() => reject(busy), 5000);
        }),
    ],
  ])('tries an action again whose answer %s', async (_, first) => {
    vi.useFakeTimers();
    const problem = { status: 422, reason: 'doctor-faust-refusal-14', clause: 'DF-14' };
    const tries = vi
      .fn<() => Promise<LessonPosition>>(() => Promise.reject(new ServerError('held', problem)))
      .mockImplementationOnce(first);
    const { live } = sit((actions) =>
      actions.length === 0 ? Promise.resolve(reached(actions, 'open')) : tries(),
    );
    const answers: unknown[] = [];
    void live.act(['soul']).then((answer) => answers.push(answer));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(answers).toEqual([expect.objectContaining({ type: 'rej', clause: 'DF-14' })]);
    live.close();
    vi.useRealTimers();
  });

  it('does once what was tried twice', async () => {
    vi.useFakeTimers();
    const { live, batches } = sit(async (actions) => {
      if (actions.length > 0) await new Promise((resolve) => setTimeout(resolve, 7000));
      return reached(actions, 'open');
    });
    void live.act(['s1']);
    await vi.advanceTimersByTimeAsync(25_000);
    void live.act(['s2']);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(batches.at(-1)?.v).toBe(2);
    live.close();
    vi.useRealTimers();
  });
});

describe('what has been learnt', () => {
  beforeEach(() => localStorage.clear());

  it('is kept for each game', () => {
    markCompleted('doctor-faust', 'stones');
    expect(markCompleted('doctor-faust', 'trap')).toEqual(['stones', 'trap']);
    expect(markCompleted('doctor-faust', 'trap')).toEqual(['stones', 'trap']);
    expect(completedSteps('teufel-teufel')).toEqual([]);
  });

  it('is nothing where something else is kept under its name', () => {
    localStorage.setItem('diablerie-lesson-doctor-faust', '{"no":');
    expect(completedSteps('doctor-faust')).toEqual([]);
  });
});

describe('what leads on to what a step asks for', () => {
  const walk = (piece: string, ...actions: string[]) => ({
    piece,
    to: actions.length,
    path: [],
    actions,
    clauses: [],
    ends: false,
  });
  const walks = [walk('s1', 's1'), walk('s1', 's1', 's1'), walk('s2', 's2')];
  const open = { ...view({ legal: ['s1', 's2'] }), walks };
  const solution = ['s1', 's1', 's2', 'soul'];

  it('is walked as far as it goes', () => {
    expect(nextMove(open, solution, [])).toEqual({ actions: ['s1', 's1'], walk: walks[1] });
  });

  it('is what has not been done yet, in whatever order', () => {
    expect(nextMove(open, solution, ['s2', 's1'])?.walk).toEqual(walks[0]);
    expect(nextMove(open, solution, ['s1', 's1'])?.walk).toEqual(walks[2]);
  });

  it('passes over what is closed now', () => {
    const pushing = { ...view({ legal: ['soul'] }), walks: [] };
    expect(nextMove(pushing, solution, ['s1'])).toEqual({ actions: ['soul'], walk: null });
    expect(nextMove(pushing, ['s1'], [])).toBeNull();
  });
});

describe('what has been done', () => {
  it('leads on unless the last of the solution would not meet the step any more', () => {
    const end: Move = { actions: ['end'], walk: null };
    expect(leadsOn(end, ['go', 'end'], ['end'])).toBe(true);
    expect(leadsOn(end, ['go', 'end'], [])).toBe(false);
    expect(leadsOn({ actions: ['go', 'end'], walk: null }, ['go', 'end'], [])).toBe(true);
    expect(leadsOn({ actions: ['go'], walk: null }, ['go', 'end'], [])).toBe(true);
    expect(leadsOn(null, ['go', 'end'], [])).toBe(false);
  });
});

describe('what to press next', () => {
  const laying = (card: string): Move => ({ actions: [`${card}@5`], walk: null });
  const solving = laying('9');
  /** A card is taken up before it is laid, unless it is in hand. */
  const holding =
    (card: string | null) =>
    ({ actions: [action = ''] }: Move): string[] => {
      const [value = '', space = ''] = action.split('@');
      return value === card ? [space] : [value, space];
    };

  it('is what the solution does first', () => {
    expect(nextPresses(solving, [laying('8'), solving], holding(null))).toEqual(['9', '5']);
  });

  it('is what goes on with something else that is enough, once that is taken up', () => {
    expect(nextPresses(solving, [laying('8'), solving], holding('8'))).toEqual(['5']);
    expect(nextPresses(solving, [solving], holding('8'))).toEqual(['9', '5']);
  });

  it('is what confirms something else that is enough, once that has been touched', () => {
    const touched = ({ actions: [action = ''] }: Move): string[] => [
      action === '8@5' ? CONFIRM_SELECTOR : '5',
    ];
    expect(nextPresses(solving, [laying('8')], touched)).toEqual([CONFIRM_SELECTOR]);
  });

  it('is nothing where nothing leads on', () => {
    expect(nextPresses(null, [laying('8')], holding(null))).toEqual([]);
  });
});
