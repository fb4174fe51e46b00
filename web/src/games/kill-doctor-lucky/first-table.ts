/** First table of Kill Doctor Lucky: with the two variants for shorter games, as `bench/first_table.py` measures. */
import type { FirstTable } from '@/game-api/types';

const firstTable: FirstTable = {
  seats: 3,
  style: 'bold',
  options: { weapon_bonus: 1, remove_f3: true },
  begins: 'first_player',
};

export default firstTable;
