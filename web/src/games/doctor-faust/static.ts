/** Static table: what is drawn of a position outside the page. */
import './art/art.css';
import { DEFS } from './art/defs';
import StaticTable from './static/StaticTable.svelte';
import type { StaticGame } from '@/game-api/types';

const game: StaticGame = { defs: DEFS, StaticTable };

export default game;
