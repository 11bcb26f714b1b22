import { Ground, type Print } from './print.ts';

// The format's constants once more, from its description: the bench must not inherit a slip of the library.
const PITCH = 0.82 / 13;
const DOT_RADIUS = 1 / 38;
const ROW_STEP = Math.sqrt(3) / 2;
const OUTLINE_INNER = 7 * ROW_STEP * PITCH;
const OUTLINE_OUTER = 7.85 * ROW_STEP * PITCH;
const QUIET = OUTLINE_OUTER + PITCH;

/** Index of the first dot of each row, and of the end. */
const ROW_STARTS = [0, 7, 15, 24, 34, 45, 57, 70, 82, 93, 103, 112, 120, 127];

/** Printed codes of width 1 have a pitch of this. */
export const HEX_PITCH = PITCH;

/** The hexagonal code of `dots` (four words, dot `i` = bit `i & 31` of word `i >>> 5`). */
export function hexPrint(dots: Int32Array): Print {
  return {
    groundAt(x, y) {
      const apothem = apothemAt(x, y);
      if (apothem > QUIET) return Ground.outside;
      if (apothem > OUTLINE_OUTER) return Ground.paper;
      if (apothem >= OUTLINE_INNER) return Ground.ink;
      return isInkedDot(dots, x, y) ? Ground.ink : Ground.paper;
    },
    covers: (x, y) => apothemAt(x, y) <= OUTLINE_OUTER,
    reach: QUIET / ROW_STEP,
  };
}

/** Whether the place lies on the outline or outside it: the rest belongs to the dots. */
export const isAtOutline = (x: number, y: number): boolean => apothemAt(x, y) >= OUTLINE_INNER;

/** Apothem of the centred hexagon, two corners on the x axis, whose edge runs through the place. */
function apothemAt(x: number, y: number): number {
  return Math.max(Math.abs(y), ROW_STEP * Math.abs(x) + Math.abs(y) / 2);
}

function isInkedDot(dots: Int32Array, x: number, y: number): boolean {
  const row = Math.round(y / (PITCH * ROW_STEP)) + 6;
  if (row < 0 || row > 12) return false;
  const length = 13 - Math.abs(row - 6);
  const column = Math.round(x / PITCH + (length - 1) / 2);
  if (column < 0 || column >= length) return false;
  const index = ROW_STARTS[row]! + column;
  if (((dots[index >>> 5]! >>> (index & 31)) & 1) === 0) return false;
  return (x - (column - (length - 1) / 2) * PITCH) ** 2 + (y - (row - 6) * ROW_STEP * PITCH) ** 2 <= DOT_RADIUS ** 2;
}
