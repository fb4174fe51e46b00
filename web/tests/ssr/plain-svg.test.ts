import { describe, expect, it } from 'vitest';
import { PlainSvgWriter } from '@/ssr/plain-svg';
import { StyleRules } from '@/ssr/style-rules';

const written = (styles: string, inner: string) =>
  new PlainSvgWriter(new StyleRules(styles)).parts(`<svg>${inner}</svg>`);

const topOf = (styles: string, inner: string): string => written(styles, inner).top;

describe('styles are written into the elements that they are for', () => {
  it('the more particular rule counts, then the later, then what is important', () => {
    const styles = `.a.b { fill: #111 } .a { fill: #222; opacity: 1 !important } .a { fill: #333; opacity: .5 }
      :where(.a.b.c) { fill: #444 } path:not(.z) { stroke: #555 }`;
    expect(topOf(styles, '<path class="a b c"/>')).toBe(
      '<svg><path style="fill:#111;opacity:1;stroke:#555"></path></svg>',
    );
  });

  it('an attribute style counts more than any rule', () => {
    expect(topOf('#x.y { fill: #111 }', '<g id="x" class="y" style="fill:#222"/>')).toBe(
      '<svg><g id="x" style="fill:#222"></g></svg>',
    );
  });

  it('within other elements, and beside them', () => {
    const styles = '.lit > text { fill: #111 } .a + .b { fill: #222 } .lit .b { stroke: #333 }';
    const inner = '<g class="lit"><text class="a">1</text><text class="b">2</text></g>';
    expect(topOf(styles, inner)).toBe(
      '<svg><g><text style="fill:#111">1</text><text style="fill:#222;stroke:#333">2</text></g></svg>',
    );
  });

  it('not those for what is pointed at, for phones or printers, nor what draws nothing', () => {
    const styles = `.a:hover { fill: #111 } .a:focus-visible { fill: #222 } .a::before { fill: #333 }
      @media (max-width: 40rem) { .a { fill: #444 } } @container x (width > 2px) { .a { fill: #555 } }
      .a { cursor: pointer; will-change: transform }`;
    expect(topOf(styles, '<g class="a"/>')).toBe('<svg><g></g></svg>');
  });
});

describe('custom properties', () => {
  it('are inherited as the values that they had where they were given', () => {
    const styles =
      ':root { --k: #111; --line: var(--k) } .in { --k: #222 } path { fill: var(--k); stroke: var(--line) }';
    expect(topOf(styles, '<g class="in"><path/></g>')).toBe(
      '<svg><g><path style="fill:#222;stroke:#111"></path></g></svg>',
    );
  });

  it('are filled in where an attribute names them, which is left out where there is none', () => {
    expect(topOf(':root { --k: #111 }', '<path fill="var(--k)" stroke="var(--no)"/>')).toBe(
      '<svg><path fill="#111"></path></svg>',
    );
  });
});

describe('what only a page needs', () => {
  it('goes: what is for who listens, who presses, and what is not seen', () => {
    const inner =
      '<!--[--><g role="button" tabindex="0" aria-label="x" data-space="3">told<text>A &lt; B</text></g><g class="no"><path/></g>';
    expect(topOf('.no { display: none }', inner)).toBe('<svg><g><text>A &lt; B</text></g></svg>');
  });

  it('elements that lay drawings out become groups', () => {
    expect(topOf('', '<div class="board"><svg viewBox="0 0 1 1"/></div>')).toBe(
      '<svg><g><svg viewBox="0 0 1 1"></svg></g></svg>',
    );
  });

  it('a transform of the styles takes the place of the attribute', () => {
    expect(
      topOf('.a { transform: translate(1px, 2px) }', '<g class="a" transform="scale(2)"/>'),
    ).toBe('<svg><g transform="translate(1 2)"></g></svg>');
  });
});

describe('a drawing in two parts', () => {
  const inner = `<defs><pattern id="p"><path fill="url(#q)"/></pattern><pattern id="other"/></defs>
    <linearGradient id="q"/><g class="board"><g data-ground=""><path fill="url(#p)"/></g><circle/></g>`;

  it('the ground has what is marked, what it stands within, and what it refers to', () => {
    expect(written('.board { opacity: .5 }', inner).ground).toBe(
      '<svg><defs><pattern id="p"><path fill="url(#q)"></path></pattern><linearGradient id="q"></linearGradient></defs>' +
        '<g style="opacity:.5"><g><path fill="url(#p)"></path></g></g></svg>',
    );
  });

  it('the top has all the rest', () => {
    const { top } = written('', inner);
    expect(top).toContain('<circle></circle>');
    expect(top).toContain('<pattern id="other">');
    expect(top).not.toContain('url(#p)');
  });

  it('a ground that is known is written again where it stands within something else', () => {
    const writer = new PlainSvgWriter(new StyleRules('.a { opacity: .1 } .b { opacity: .2 }'));
    const ground = (around: string): string =>
      writer.parts(`<svg><g class="${around}"><g data-ground=""/></g></svg>`).ground;
    expect(ground('a')).toContain('opacity:.1');
    expect(ground('b')).toContain('opacity:.2');
    expect(ground('a')).toContain('opacity:.1');
  });
});

it('figures in a face with old-style ones are in another', () => {
  const styles = ".title { font-family: 'IM FELL English', serif }";
  expect(topOf(styles, '<g class="title"><text>Turn 15</text></g><text>15</text>')).toContain(
    '<text>Turn <tspan font-family="\'Source Serif 4\'">15</tspan></text></g><text>15</text>',
  );
});
