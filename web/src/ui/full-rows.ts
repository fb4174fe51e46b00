/** Even distribution over rows. Choices in rows that are full: nothing stands alone below the others. */

export interface Rows {
  columns: number;
  /** How many columns each of them takes. */
  spans: readonly number[];
}

/** So many in the fewest rows of at most `most`, as even as can be, the longer ones last. */
export function fullRows(count: number, most: number): Rows {
  const rows = Math.max(1, Math.ceil(count / most));
  const short = Math.floor(count / rows);
  const longer = count - short * rows;
  // Both lengths fit into as many columns as their product.
  const columns = longer === 0 ? Math.max(1, short) : short * (short + 1);
  const spans = Array.from({ length: count }, (_, k) => {
    const long = k >= short * (rows - longer);
    return columns / (long && longer > 0 ? short + 1 : short);
  });
  return { columns, spans };
}
