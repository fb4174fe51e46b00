import { describe, expect, it } from 'vitest';
import { read } from '../src/route.svelte';

describe('an address', () => {
  it.each([
    ['/', { page: 'front' }],
    ['/m/abc', { page: 'match', id: 'abc' }],
    ['/rules/doctor-faust', { page: 'rules', game: 'doctor-faust' }],
    ['/m', { page: 'lost' }],
    ['/m/a/b', { page: 'lost' }],
    ['/elsewhere', { page: 'lost' }],
  ])('%s leads to its page', (path, route) => {
    expect(read(path)).toEqual(route);
  });
});
