import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SidePanelState } from '@/match/side-panel-state.svelte';

let sidePanel: SidePanelState;
beforeEach(() => {
  sidePanel = new SidePanelState();
});

describe('what stands beside a board', () => {
  it('is one thing at a time', () => {
    sidePanel.why('DF-10');
    expect([sidePanel.panel, sidePanel.clause]).toEqual(['rules', 'DF-10']);
    sidePanel.toggle('move-help');
    expect([sidePanel.panel, sidePanel.clause]).toEqual(['move-help', null]);
    sidePanel.toggle('people');
    expect(sidePanel.panel).toBe('people');
  });

  it('is put away by what opened it', () => {
    sidePanel.toggle('move-help');
    sidePanel.toggle('move-help');
    expect(sidePanel.panel).toBeNull();
    sidePanel.toggleRules('DF-10');
    expect(sidePanel.clause).toBe('DF-10');
    sidePanel.toggleRules('DF-11');
    expect(sidePanel.panel).toBeNull();
  });

  it('gives a hint as often as one is asked for, and none where only the list was', () => {
    sidePanel.hint();
    sidePanel.hint();
    expect([sidePanel.panel, sidePanel.hints]).toEqual(['move-help', 2]);
    sidePanel.toggle('move-help');
    sidePanel.toggle('move-help');
    expect([sidePanel.panel, sidePanel.hints]).toEqual(['move-help', 0]);
  });

  it('asks as often as somebody wants to give up, and not where the players were called up', () => {
    sidePanel.giveUp();
    sidePanel.giveUp();
    expect([sidePanel.panel, sidePanel.farewells]).toEqual(['people', 2]);
    sidePanel.toggle('people');
    sidePanel.toggle('people');
    expect([sidePanel.panel, sidePanel.farewells]).toEqual(['people', 0]);
  });

  it('lets the board take no presses while it makes way', () => {
    vi.useFakeTimers();
    sidePanel.why('DF-10');
    expect(sidePanel.settling).toBe(true);
    vi.advanceTimersByTime(500);
    expect(sidePanel.settling).toBe(false);
    sidePanel.toggle('move-help');
    expect(sidePanel.settling).toBe(false);
    vi.useRealTimers();
  });

  it('is no rulebook where there is no clause to open it at', () => {
    sidePanel.toggle('people');
    sidePanel.toggleRules(null);
    expect(sidePanel.panel).toBe('people');
  });

  it('is put away whatever it is, or only if it is what is meant', () => {
    sidePanel.toggle('move-help');
    sidePanel.close('rules');
    expect(sidePanel.panel).toBe('move-help');
    sidePanel.close();
    expect(sidePanel.panel).toBeNull();
  });
});
