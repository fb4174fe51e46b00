import { describe, expect, it } from 'vitest';
import { parseRoute } from '@/routing/route';
import { personAddress } from '@/routing/router.svelte';

describe('an address', () => {
  it.each([
    ['/', { page: 'front' }],
    ['/m/abc', { page: 'match', id: 'abc' }],
    ['/rules/doctor-faust', { page: 'rules', game: 'doctor-faust' }],
    ['/learn/doctor-faust', { page: 'lesson', game: 'doctor-faust', step: null }],
    ['/learn/doctor-faust/trap', { page: 'lesson', game: 'doctor-faust', step: 'trap' }],
    ['/print/doctor-faust', { page: 'print', game: 'doctor-faust', part: null }],
    ['/print/doctor-faust/cards', { page: 'print', game: 'doctor-faust', part: 'cards' }],
    ['/print', { page: 'lost' }],
    ['/learn', { page: 'lost' }],
    ['/m/abc/replay', { page: 'replay', id: 'abc' }],
    ['/lobby', { page: 'lobby' }],
    ['/games', { page: 'games' }],
    ['/account', { page: 'account' }],
    ['/sign-in', { page: 'signin' }],
    ['/sign-in/more', { page: 'lost' }],
    ['/ratings', { page: 'ratings', game: null, seats: null }],
    ['/ratings/doctor-faust/2', { page: 'ratings', game: 'doctor-faust', seats: 2 }],
    ['/check', { page: 'check', id: null }],
    ['/check/abc', { page: 'check', id: 'abc' }],
    ['/ratings/doctor-faust/two', { page: 'lost' }],
    ['/lobby/a', { page: 'lost' }],
    ['/m', { page: 'lost' }],
    ['/m/a/b', { page: 'lost' }],
    ['/elsewhere', { page: 'lost' }],
  ])('%s leads to its page', (path, route) => {
    expect(parseRoute(path)).toEqual(route);
  });

  it('of a person may have any character in it, and none of it looks like a file', () => {
    const address = personAddress('Dr. Ö/ä?');
    expect(parseRoute(address)).toEqual({ page: 'person', name: 'Dr. Ö/ä?' });
    expect(address.split('/').at(-1)).not.toContain('.');
  });
});
