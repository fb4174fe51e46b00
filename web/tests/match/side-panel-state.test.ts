import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Beside } from '@/match/side-panel-state.svelte';

let beside: Beside;
beforeEach(() => {
  beside = new Beside();
});

describe('what stands beside a board', () => {
  it('is one thing at a time', () => {
    beside.why('DF-10');
    expect([beside.panel, beside.clause]).toEqual(['rules', 'DF-10']);
    beside.toggle('counsel');
    expect([beside.panel, beside.clause]).toEqual(['counsel', null]);
    beside.toggle('company');
    expect(beside.panel).toBe('company');
  });

  it('is put away by what opened it', () => {
    beside.toggle('counsel');
    beside.toggle('counsel');
    expect(beside.panel).toBeNull();
    beside.toggleRules('DF-10');
    expect(beside.clause).toBe('DF-10');
    beside.toggleRules('DF-11');
    expect(beside.panel).toBeNull();
  });

  it('gives a hint as often as one is asked for, and none where only the list was', () => {
    beside.hint();
    beside.hint();
    expect([beside.panel, beside.hints]).toEqual(['counsel', 2]);
    beside.toggle('counsel');
    beside.toggle('counsel');
    expect([beside.panel, beside.hints]).toEqual(['counsel', 0]);
  });

  it('asks as often as somebody wants to give up, and not where the players were called up', () => {
    beside.giveUp();
    beside.giveUp();
    expect([beside.panel, beside.farewells]).toEqual(['company', 2]);
    beside.toggle('company');
    beside.toggle('company');
    expect([beside.panel, beside.farewells]).toEqual(['company', 0]);
  });

  it('lets the board take no presses while it makes way', () => {
    vi.useFakeTimers();
    beside.why('DF-10');
    expect(beside.settling).toBe(true);
    vi.advanceTimersByTime(500);
    expect(beside.settling).toBe(false);
    beside.toggle('counsel');
    expect(beside.settling).toBe(false);
    vi.useRealTimers();
  });

  it('is no rulebook where there is no clause to open it at', () => {
    beside.toggle('company');
    beside.toggleRules(null);
    expect(beside.panel).toBe('company');
  });

  it('is put away whatever it is, or only if it is what is meant', () => {
    beside.toggle('counsel');
    beside.close('rules');
    expect(beside.panel).toBe('counsel');
    beside.close();
    expect(beside.panel).toBeNull();
  });
});
