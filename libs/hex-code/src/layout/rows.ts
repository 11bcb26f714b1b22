/** Rows of the hexagon, top to bottom. */
export const ROW_COUNT = 13;

/** Rows above the widest one, and dots from the centre to a corner. */
export const RADIUS = 6;

/** Dots in row `row` (0–12): 7, 8, … 13, … 8, 7. */
export function rowLength(row: number): number {
  return ROW_COUNT - Math.abs(row - RADIUS);
}

/** Index of the first dot of row `row` (0–13; 13 gives the number of dots). */
export function rowStart(row: number): number {
  return row === 0 ? 0 : rowStart(row - 1) + rowLength(row - 1);
}
