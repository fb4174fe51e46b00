import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFallbackFonts } from '@/rendering/font-fallback';

const KINDS = ['title', 'caps', 'text', 'number'] as const;

/** A browser whose system has these faces; what it says of one that it has, or has not. */
function browser(has: readonly string[], answers: { loaded: string; error: string }): string[] {
  const asked: string[] = [];
  class Face {
    readonly status: string;
    constructor(
      readonly family: string,
      readonly source: string,
    ) {
      asked.push(source);
      this.status = has.some((name) => source.includes(`'${name}'`))
        ? answers.loaded
        : answers.error;
    }
    load = (): Promise<never> => Promise.reject(new Error(this.source));
  }
  vi.stubGlobal('FontFace', Face);
  return asked;
}

function named(): readonly string[] {
  const page = document.createElement('div');
  useFallbackFonts(page);
  return KINDS.map((kind) => page.style.getPropertyValue(`--${kind}-meanwhile`));
}

describe('a face that stands in for ours', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('is the first that the system has', () => {
    const asked = browser(['DejaVu Serif', 'Liberation Serif'], {
      loaded: 'loaded',
      error: 'error',
    });
    expect(named()).toEqual([
      "'Title by Times'",
      "'Caps by Times'",
      "'Text by Times'",
      "'Number by Times'",
    ]);
    expect(asked).toHaveLength(3);
  });

  it('is left to the style sheets where the browser does not say at once, or has none', () => {
    browser(['Georgia'], { loaded: 'loading', error: 'loading' });
    expect(named()).toEqual(['', '', '', '']);
    browser([], { loaded: 'loaded', error: 'error' });
    expect(named()).toEqual(['', '', '', '']);
  });

  it('is one that the style sheets know', () => {
    const sheet = readFileSync('src/styles/font-fallback.css', 'utf8');
    const tokens = readFileSync('src/styles/design-tokens.css', 'utf8');
    for (const system of ['Georgia', 'Noto Serif', 'Times New Roman', 'DejaVu Serif']) {
      browser([system], { loaded: 'loaded', error: 'error' });
      for (const family of named()) expect(sheet).toContain(`font-family: ${family};`);
    }
    for (const kind of KINDS) expect(tokens).toContain(`var(--${kind}-meanwhile)`);
  });
});
