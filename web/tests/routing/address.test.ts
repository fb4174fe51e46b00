import { afterEach, describe, expect, it } from 'vitest';
import { anchorOf, fileOf, here, hrefOf, urlOf } from '@/routing/address';
import { parseRoute } from '@/routing/route';
import { router } from '@/routing/router.svelte';
import { firstLanguage, forgetAskedLanguage } from '@/prefs/language-and-theme';

afterEach(() => {
  delete document.documentElement.dataset['site'];
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

/** The page as it lies in a folder of files. */
function inFolder(address = ''): void {
  document.documentElement.dataset['site'] = 'static';
  history.replaceState(null, '', `/club/games/${address}`);
}

/** A link in the page, clicked; whether the browser would follow it itself. */
function click(href: string, attributes: Partial<HTMLAnchorElement> = {}): boolean {
  const link = Object.assign(document.createElement('a'), attributes, { href });
  document.body.append(link);
  let followed = true;
  link.addEventListener('click', (pressed) => {
    router.follow(pressed);
    followed = !pressed.defaultPrevented;
    pressed.preventDefault();
  });
  link.click();
  return followed;
}

const parts = ({ pathname, search, hash }: URL): string[] => [pathname, search, hash];

describe('with a server', () => {
  it('an address is a path of its own', () => {
    history.replaceState(null, '', '/rules/doctor-faust?lang=fr#DF-3');
    expect(parts(here())).toEqual(['/rules/doctor-faust', '?lang=fr', '#DF-3']);
    expect(hrefOf('/lobby')).toBe('/lobby');
    expect(anchorOf('DF-4')).toBe('#DF-4');
    expect(urlOf('/m/abc')).toBe(`${location.origin}/m/abc`);
    expect(fileOf('/favicon.svg')).toBe('/favicon.svg');
  });

  it('links are followed here, places on the page and files by the browser', () => {
    expect(click('/rules/doctor-faust?lang=fr')).toBe(false);
    expect(location.pathname + location.search).toBe('/rules/doctor-faust?lang=fr');
    expect(router.route).toEqual({ page: 'rules', game: 'doctor-faust' });
    expect(click('#DF-3')).toBe(true);
    expect(click('/api/matches/x/record', { download: 'x.json' })).toBe(true);
  });
});

describe('where there is nothing but files', () => {
  it.each([
    ['', ['/', '', '']],
    ['#/', ['/', '', '']],
    ['#doctor-faust', ['/', '', '#doctor-faust']],
    ['#/rules/doctor-faust?lang=fr#DF-3', ['/rules/doctor-faust', '?lang=fr', '#DF-3']],
    ['index.html?v=2#/m/~abc/replay?v=3', ['/m/~abc/replay', '?v=3', '']],
    ['#//elsewhere.example/x', ['//elsewhere.example/x', '', '']],
  ])('%s is an address within the page', (address, expected) => {
    inFolder(address);
    expect(parts(here())).toEqual(expected);
  });

  it('a link says the fragment, whatever the folder', () => {
    inFolder('#/rules/doctor-faust?lang=fr#DF-3');
    expect(hrefOf('/lobby')).toBe('#/lobby');
    expect(anchorOf('DF-4')).toBe('#/rules/doctor-faust?lang=fr#DF-4');
    expect(urlOf('/m/~abc')).toBe(`${location.origin}/club/games/#/m/~abc`);
    expect(fileOf('/favicon.svg')).toBe('./favicon.svg');
  });

  it('links are followed within the folder', () => {
    inFolder();
    expect(click(hrefOf('/learn/doctor-faust/trap'))).toBe(false);
    expect(location.pathname + location.hash).toBe('/club/games/#/learn/doctor-faust/trap');
    expect(router.route).toEqual({ page: 'lesson', game: 'doctor-faust', step: 'trap' });
    expect(click('./LICENSES')).toBe(true);
    expect(click(hrefOf('/lobby'), { target: '_blank' })).toBe(true);
  });

  it('a place on a page is brought into sight', () => {
    inFolder('#/rules/doctor-faust');
    const clause = document.createElement('h3');
    clause.id = 'DF-3';
    let seen = 0;
    clause.scrollIntoView = () => void (seen += 1);
    document.body.append(clause);
    expect(click(anchorOf('DF-3'))).toBe(false);
    expect(seen).toBe(1);
    expect(location.hash).toBe('#/rules/doctor-faust#DF-3');
  });

  it.each(['/lobby', '/account', '/ratings/doctor-faust', '/people/Ada/results', '/sign-in'])(
    '%s is not there: it is about people on several devices',
    (address) => {
      expect(parseRoute(address).page).not.toBe('lost');
      inFolder();
      expect(parseRoute(address).page).toBe('lost');
    },
  );

  it('a fragment that somebody types is gone to', () => {
    inFolder('#/games');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(router.route).toEqual({ page: 'games' });
  });

  it('the language that the address asks for holds until another is chosen', () => {
    inFolder('#/rules/doctor-faust?lang=fr&paper=a4#DF-3');
    expect(firstLanguage()).toBe('fr');
    forgetAskedLanguage();
    expect(location.hash).toBe('#/rules/doctor-faust?paper=a4#DF-3');
  });
});
