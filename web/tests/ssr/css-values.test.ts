import { describe, expect, it } from 'vitest';
import { filledIn, plainTransform, plainValue } from '@/ssr/css-values';

describe('a custom property', () => {
  it('is filled in, and those that it names itself', () => {
    const properties = { '--line': 'var(--gold)', '--gold': '#c8a24a' };
    expect(filledIn('1px solid var(--line)', properties)).toBe('1px solid #c8a24a');
  });

  it('has what stands in for it where there is none, brackets and commas included', () => {
    expect(filledIn('var(--none, rgb(1, 2, 3))', {})).toBe('rgb(1, 2, 3)');
    expect(filledIn('var(--none, var(--other, 4px))', { '--other': '5px' })).toBe('5px');
  });

  it('without a value leaves the whole without one', () => {
    expect(filledIn('calc(var(--none) + 1px)', {})).toBeNull();
    expect(filledIn('var(--a)', { '--a': 'var(--b)', '--b': 'var(--a)' })).toBeNull();
  });
});

describe('a mixture of colours', () => {
  it.each([
    ['color-mix(in srgb, #ff0000 50%, #0000ff)', 'rgba(128, 0, 128, 1)'],
    ['color-mix(in srgb, #000 35%, transparent)', 'rgba(0, 0, 0, 0.35)'],
    ['color-mix(in srgb, #ffffff, #000000)', 'rgba(128, 128, 128, 1)'],
    ['color-mix(in srgb, #ffffff, #000000 25%)', 'rgba(191, 191, 191, 1)'],
    ['color-mix(in srgb, #ffffff 20%, #ffffff 20%)', 'rgba(255, 255, 255, 0.4)'],
    ['color-mix(in srgb, transparent, transparent)', 'rgba(0, 0, 0, 0)'],
  ])('%s', (mixture, plain) => {
    expect(plainValue(mixture, {})).toBe(plain);
  });

  it('of custom properties stands within a longer value', () => {
    const value = 'drop-shadow(0 0 1rem color-mix(in srgb, var(--glow) 55%, transparent))';
    expect(plainValue(value, { '--glow': '#ffcf62' })).toBe(
      'drop-shadow(0 0 16px rgba(255, 207, 98, 0.55))',
    );
  });

  it('of what is no colour of ours has no value', () => {
    expect(plainValue('color-mix(in srgb, currentColor, #000)', {})).toBeNull();
  });
});

describe('a transform', () => {
  it.each([
    ['translate(3px, -4.5px) scale(0.7800)', null, 'translate(3 -4.5) scale(0.78)'],
    ['rotate(-0.25turn) translateY(2px)', null, 'rotate(-90) translate(0 2)'],
    ['scaleX(0.5)', null, 'scale(0.5 1)'],
    ['rotate(90deg)', '34px 42px', 'translate(34 42) rotate(90) translate(-34 -42)'],
    ['rotate(90deg)', '0px 0px', 'rotate(90)'],
  ])('%s about %s', (transform, origin, plain) => {
    expect(plainTransform(transform, origin)).toBe(plain);
  });
});
