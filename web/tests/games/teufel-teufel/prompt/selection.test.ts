import { beforeEach, describe, expect, it } from 'vitest';
import type { RejFrame } from '@/api/types';
import { Selection } from '@/games/teufel-teufel/prompt/selection.svelte';
import { bringsOf, stoppingText } from '@/games/teufel-teufel/words/labels';
import { gripsOf, sceneOf, targetsOf } from '@/games/teufel-teufel/board/targets';
import { boardOf, freeCells, stateOf } from '@/games/teufel-teufel/state';
import { meetingOn, toneOf, waysOf } from '@/games/teufel-teufel/prompt/routes';
import { settings } from '@/prefs/settings.svelte';
import { nameOf, position, POSSESSED, walk, WALKS } from '../position';

const selection = (seen = position({}, WALKS), free = true): Selection =>
  new Selection(
    () => seen,
    () => free,
  );

beforeEach(() => settings.speak('en'));

describe('a way', () => {
  it('comes nearest first and is marked by what it meets', () => {
    const seen = position({}, WALKS);
    expect(waysOf(seen).map(({ cell }) => cell)).toEqual(['c2', 'd3', 'c4', 'b3']);
    expect(waysOf(seen).map((way) => toneOf(seen, way))).toEqual(['go', 'open', 'gain', 'go']);
    expect(['c2', 'd3', 'c4', 'b3'].map((cell) => meetingOn(seen, cell))).toEqual([
      'known',
      'open',
      'won',
      'ends',
    ]);
  });

  it('is a danger where the second devil is one’s own, and a gain where another gets it', () => {
    const toneWith = (...clauses: string[]) => {
      const seen = position(POSSESSED, [walk(['go:c2', 'stop'], clauses)]);
      return waysOf(seen).map((way) => toneOf(seen, way));
    };
    expect(toneWith('TT-31', 'TT-25')).toEqual(['gain']);
    expect(toneWith('TT-32', 'TT-25')).toEqual(['danger']);
    expect(toneWith('TT-25')).toEqual(['danger']);
  });

  it('is a flight over cards face down and over others, for the possessed alone', () => {
    const flight = [walk(['go:d3', 'go:e3', 'stop'], ['TT-33'])];
    expect(waysOf(position({}, flight))[0]?.flies).toBe(false);
    expect(waysOf(position(POSSESSED, flight))[0]?.flies).toBe(true);
  });

  it('says what it brings, by clause', () => {
    const seen = position({}, WALKS);
    const texts = waysOf(seen).map((way) => bringsOf(seen, way, nameOf).map(({ text }) => text));
    expect(texts).toEqual([
      [],
      ['The card is turned up: a letter that you have already lets you go on.'],
      ['You win your A.'],
      [],
    ]);
    const [first, , , last] = waysOf(seen);
    expect(first && stoppingText(seen, first)).toBe('You may stop there.');
    expect(last && stoppingText(seen, last)).toMatch(/^You have not found your D yet/);
  });

  it('names who gets the devil, and whose two devils fly home', () => {
    const seen = position(POSSESSED, [walk(['go:e3', 'stop'], ['TT-31', 'TT-25'], true)]);
    const [way] = waysOf(seen);
    expect(way && bringsOf(seen, way, nameOf).map(({ text }) => text)).toEqual([
      'Your devil goes to Bea.',
      'Bea has two devils then: both fly home, and two letters with them.',
    ]);
  });
});

describe('choosing', () => {
  it('moves with one press, and keeps other turns closed that are not legal', () => {
    const chosen = selection();
    expect(chosen.ask).toBe('move');
    expect(chosen.modes).toEqual(['move', 'swap']);
    expect(chosen.actionsAt('c4')).toEqual(['go:c4']);
    expect(chosen.actionsAt('a1')).toBeNull();
    chosen.takeMode('shuffle');
    expect(chosen.mode).toBe('move');
  });

  it('goes back to where the move began by a press on the own sled', () => {
    const seen = position({}, [walk(['go:c2', 'go:c3', 'stop'])]);
    const chosen = selection(seen);
    expect(chosen.actionsAt('c3')).toEqual(['go:c2', 'go:c3', 'stop']);
    expect(targetsOf(seen, chosen, nameOf).map(({ cell }) => cell)).toEqual(['c3']);
    expect(gripsOf(seen, chosen)).toContainEqual({ cell: 'c3', what: 'sled' });
    expect(chosen.isIdleReturn('c3')).toBe(true);
    const won = selection(position({}, [walk(['go:c2', 'go:c3'], ['TT-14'])]));
    expect(won.isIdleReturn('c3')).toBe(false);
  });

  it('sends a swap only when both cards are chosen, and lets one change one’s mind', () => {
    const chosen = selection();
    chosen.takeMode('swap');
    chosen.gather('d3');
    expect(chosen.cells).toEqual(['c4', 'a5', 'e5']);
    expect(chosen.ready).toBeNull();
    chosen.gather('c4');
    expect(chosen.ready).toEqual(['swap:d3', 'with:c4']);
    chosen.back();
    expect(chosen.swapping.second).toBeNull();
    chosen.gather('d3');
    expect(chosen.swapping.first).toBeNull();
  });

  it('takes up what is proposed: the end of a way, or the cards of a swap', () => {
    const chosen = selection();
    const [way] = waysOf(position({}, WALKS));
    chosen.suggest({ actions: ['swap:d3', 'with:c4'], walk: null });
    expect(chosen.ready).toEqual(['swap:d3', 'with:c4']);
    chosen.suggest({
      actions: way?.actions ?? [],
      walk: WALKS.find(({ to }) => to === way?.cell) ?? null,
    });
    expect(chosen.mode).toBe('move');
    expect(chosen.pinned).toBe('c2');
    expect(chosen.ready).toEqual(way?.actions);
  });

  it('says what to press for a move: the kind of turn, the cells, what sends them', () => {
    const chosen = selection();
    const swap = { actions: ['swap:d3', 'with:c4'], walk: null };
    const [one, other, send] = ['[data-space="d3"]', '[data-space="c4"]', '[data-press="send"]'];
    expect(chosen.presses(swap)).toEqual(['[data-press="swap"]', one]);
    chosen.takeMode('swap');
    expect(chosen.presses(swap)).toEqual([one, other, send]);
    chosen.gather('d3');
    expect(chosen.presses(swap)).toEqual([other, send]);
    chosen.gather('c4');
    expect(chosen.presses(swap)).toEqual([send]);
    expect(chosen.presses({ actions: ['stop'], walk: null })).toEqual(['[data-press="stop"]']);
  });

  it('says that a touch is to be confirmed', () => {
    const chosen = selection();
    const way = chosen.ways.find(({ cell }) => chosen.cells.includes(cell));
    const go = { actions: [`go:${way?.cell}`], walk: null };
    expect(chosen.presses(go)).toEqual([`[data-space="${way?.cell}"]`]);
    chosen.pin(way?.cell ?? null);
    expect(chosen.presses(go)).toEqual(['[data-confirm]']);
  });

  it('says which letters to press, and then what gives them up', () => {
    const legal = ['lose:A', 'lose:B', 'lose:C'];
    const chosen = selection(position({ phase: 'lose', lose: 2, legal }));
    const lost = { actions: ['lose:A', 'lose:B'], walk: null };
    chosen.toggleLetter('A');
    expect(chosen.presses(lost)).toEqual(['[data-press="lose:B"]', '[data-press="send"]']);
  });

  it('resumes a swap whose first card has been sent', () => {
    const chosen = selection(
      position({ phase: 'swap', swap: 'd3', legal: ['with:c4', 'with:a5'] }),
    );
    expect(chosen.ask).toBe('swap');
    expect(chosen.cells).toEqual(['c4', 'a5']);
    chosen.gather('a5');
    expect(chosen.ready).toEqual(['with:a5']);
    chosen.back();
    chosen.back();
    expect(chosen.swapping.first).toBe('d3');
  });

  it('gathers a whole shuffle before anything is sent', () => {
    const seen = position(POSSESSED);
    const chosen = selection(seen);
    chosen.takeMode('shuffle');
    expect(chosen.ask).toBe('lift');
    chosen.gather('d3');
    expect(chosen.shuffling.enough).toBe(false);
    chosen.gather('a5');
    chosen.shuffling.turn(true);
    expect(chosen.ask).toBe('lay');
    expect(chosen.cells).toContain('d3');
    expect(chosen.cells).toContain('a1');
    expect(chosen.cells).not.toContain('d4');
    expect(chosen.cells).not.toContain('c4');
    expect(sceneOf(seen, chosen).cards['d3']).toBeUndefined();
    chosen.gather('a1');
    chosen.gather('d3');
    expect(chosen.cells).toEqual(['a1', 'd3']);
    expect(chosen.ready).toEqual(['lift:d3', 'lift:a5', 'lay:a1', 'lay:d3']);
    chosen.gather('a1');
    expect(chosen.ready).toBeNull();
  });

  it('takes four cards at most, and can lay them back where they lay', () => {
    const chosen = selection(position(POSSESSED));
    chosen.takeMode('shuffle');
    for (const cell of ['d3', 'a5', 'c4', 'b3', 'c2']) chosen.gather(cell);
    expect(chosen.shuffling.taken).toEqual(['d3', 'a5', 'c4', 'b3']);
    chosen.shuffling.layHome();
    expect(chosen.shuffling.places).toEqual(['d3', 'a5', 'c4', 'b3']);
  });

  it('resumes a shuffle from whatever has been sent', () => {
    const lifting = selection(
      position({ phase: 'lift', lifted_size: 1, lifted_from: ['a5'], legal: ['lift:d3'] }),
    );
    expect(lifting.ask).toBe('lift');
    lifting.gather('d3');
    lifting.shuffling.layHome();
    expect(lifting.ready).toEqual(['lift:d3', 'lay:a5', 'lay:d3']);
    const laying = selection(
      position({
        phase: 'lay',
        lifted_size: 1,
        lifted_from: ['a5', 'd3'],
        laid: ['a1'],
        legal: ['lay:a5'],
      }),
    );
    expect(laying.ask).toBe('lay');
    laying.gather('a5');
    expect(laying.ready).toEqual(['lay:a5']);
  });

  it('gathers the letters that are to go', () => {
    const chosen = selection(
      position({ phase: 'lose', lose: 2, legal: ['lose:A', 'lose:B', 'lose:C'] }),
    );
    chosen.toggleLetter('A');
    expect(chosen.ready).toBeNull();
    chosen.toggleLetter('B');
    chosen.toggleLetter('C');
    expect(chosen.ready).toEqual(['lose:B', 'lose:C']);
  });

  it('takes a devil by the sled that has it, where that is clear', () => {
    const chosen = selection(position({ phase: 'take', legal: ['take:1', 'take:2'] }));
    expect(chosen.cells).toEqual(['e3', 'g7']);
    expect(chosen.actionsAt('g7')).toEqual(['take:2']);
    const both = position({
      phase: 'take',
      sleds: ['c3', 'e3', 'e3'],
      legal: ['take:1', 'take:2'],
    });
    expect(selection(both).cells).toEqual([]);
  });

  it('has nothing to press while it is not free, or another’s turn', () => {
    expect(selection(position({}, WALKS), false).cells).toEqual([]);
    expect(selection(position({ to_play: 1 }, WALKS)).ask).toBeNull();
  });

  it('lays on what is empty, or becomes so, and never on a sled or the centre', () => {
    const free = freeCells(boardOf(position()), stateOf(position()), ['d3']);
    expect(free).toContain('d3');
    for (const cell of ['d4', 'c3', 'e3', 'a5']) expect(free).not.toContain(cell);
  });
});

describe('a refusal', () => {
  const refused: RejFrame = {
    type: 'rej',
    cmd: '',
    clause: 'TT-12',
    reason: '',
    params: {},
    message: '',
    legal: [],
  };
  const goings: [string, (chosen: Selection) => void][] = [
    ['points where one can go', (chosen) => chosen.point('c2')],
    ['pins a cell', (chosen) => chosen.pin('c2')],
    ['takes up another kind of turn', (chosen) => chosen.takeMode('swap')],
    ['gathers a card', (chosen) => chosen.gather('a1')],
    ['chooses a letter', (chosen) => chosen.toggleLetter('T')],
  ];

  it.each(goings)('is past once one %s, and stays until then', (_, go) => {
    const seen = position({}, WALKS);
    const chosen = new Selection(
      () => seen,
      () => true,
      () => refused,
    );
    chosen.point(null);
    chosen.clear();
    expect(chosen.refusal).toBe(refused);
    go(chosen);
    expect(chosen.refusal).toBeNull();
  });
});
