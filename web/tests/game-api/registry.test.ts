import { expect, it, vi } from 'vitest';
import { gameCover, gameTitle, hasOwnBoard, pageGame } from '@/game-api/registry';
import { say } from '@/i18n/messages';
import { settings } from '@/prefs/settings.svelte';
import { GAME_NAMES } from '../support/page-games';
import { BIDS, hearBids } from '../support/sealed-bids';

it('a game that is at home here has a board of its own, another has none', () => {
  expect(GAME_NAMES.length).toBeGreaterThan(0);
  expect(GAME_NAMES.every(hasOwnBoard)).toBe(true);
  expect([BIDS, ''].map(hasOwnBoard)).toEqual([false, false]);
});

it('another has a cover all the same, with a colour for each seat', async () => {
  await hearBids();
  await vi.waitFor(() => expect(gameCover(BIDS)).toBeDefined());
  await vi.waitFor(() => expect(gameCover('doctor-faust')).toBeDefined());
  expect(gameCover(BIDS)).not.toBe(gameCover('doctor-faust'));
  expect(new Set(gameCover(BIDS)?.colours.slice(0, 8)).size).toBe(8);
});

it('its words are the server’s, in the language of the reader', async () => {
  await hearBids();
  expect(gameTitle(BIDS)).toBe('Sealed bids');
  expect(say(`${BIDS}-tagline`)).toBe('Who bids most pays most.');
  expect(say(`${BIDS}-seat-1`)).toBe('Player 2');
  settings.speak('de');
  expect(say(`${BIDS}-seat-1`)).toBe('Spieler 2');
});

it('what has no name is no game', () => {
  expect([gameCover(''), pageGame('')]).toEqual([undefined, undefined]);
});
