/** Static table: what is drawn of a position outside the page. */
import type { StaticGame } from '@/game-api/types';
import { fetchWeaponArt } from './art';
import StaticTable from './static/StaticTable.svelte';

const game: StaticGame = { defs: '', StaticTable, ready: fetchWeaponArt };

export default game;
