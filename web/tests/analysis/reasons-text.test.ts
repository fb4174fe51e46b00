import { beforeEach, describe, expect, it } from 'vitest';
import { reasonsText } from '@/analysis/reasons-text';
import { settings } from '@/prefs/settings.svelte';

beforeEach(() => settings.speak('en'));

describe('reasons in words', () => {
  it('are told one after another, what is certain without a chance', () => {
    const reasons = [
      { kind: 'no-soul', facts: {}, chance: 1 },
      { kind: 'back', facts: { space: 4 }, chance: 0.38 },
    ];
    expect(reasonsText('doctor-faust', reasons)).toBe(
      'Whatever your rival does in the next turn, it brings no soul card. ' +
        'The card on 4 throws the stone back with a probability of 38%.',
    );
  });

  it('name seats and rooms', () => {
    const reasons = [{ kind: 'guards', facts: { seat: 2, space: 'parlor' }, chance: 1 }];
    expect(reasonsText('kill-doctor-lucky', reasons)).toMatch(
      /^The Doctor goes into the Parlor next, to \S+\. You see it/,
    );
  });

  it('say in how many lines something is so', () => {
    const reasons = [{ kind: 'line-letter', facts: { letter: 'C' }, chance: 0.75 }];
    expect(reasonsText('teufel-teufel', reasons)).toBe(
      'In 75% of the lines I looked at, you win your C in your next turn.',
    );
  });

  it('are nothing where there are none', () => {
    expect(reasonsText('doctor-faust', [])).toBe('');
  });
});
