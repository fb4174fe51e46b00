import { describe, expect, it } from 'vitest';
import { sectionOf } from '@/print/book-sections';
import { greyOf } from '@/print/ink';
import { addressOf, readChoice } from '@/print/print-address';

describe('the address of what is printed', () => {
  it('says all that was chosen', () => {
    const search = '?paper=letter&ink=black&form=booklet&option=a%3D1&option=b%3D2';
    const choice = readChoice(search);
    expect(choice).toEqual({
      paper: 'letter',
      ink: 'black',
      form: 'booklet',
      switches: ['a=1', 'b=2'],
    });
    const address = addressOf('doctor-faust', 'cards', choice, 'de');
    expect(address).toMatch(/^\/print\/doctor-faust\/cards\?/);
    expect(readChoice(new URL(address, 'http://here').search)).toEqual(choice);
    expect(new URL(address, 'http://here').searchParams.get('lang')).toBe('de');
  });

  it('that asks for what there is not means what is usual', () => {
    const { ink, form } = readChoice('?paper=a3&ink=gold&form=scroll');
    expect([ink, form]).toEqual(['colour', 'columns']);
  });
});

describe('a section of a rulebook', () => {
  const book =
    '<h1>Book</h1><h2 id="setup">Setting up</h2><p>One.</p><ol><li>Two.</li></ol><h2 id="turn">Turn</h2><p>No.</p>';

  it('is all from its title to the next', () => {
    const found = sectionOf(book, 'setup');
    expect(found).toEqual({ title: 'Setting up', html: '<p>One.</p><ol><li>Two.</li></ol>' });
  });

  it('that the book lacks is none', () => {
    expect(sectionOf(book, 'card')).toBeNull();
  });
});

describe('in black ink', () => {
  it('a colour is a grey, nearly white is paper and nearly black is black', () => {
    expect(greyOf('#b3281d')).toMatch(/^#(..)\1\1$/);
    expect([greyOf('#fbf6e8'), greyOf('#17100f')]).toEqual(['#ffffff', '#000000']);
  });

  it('what is no colour stays as it is', () => {
    expect(greyOf('0.42')).toBeNull();
  });
});
