import { DOT_COUNT } from '../dots.ts';
import { RADIUS, ROW_COUNT, rowLength } from './rows.ts';

/** Part of `size` that the widest row takes: a margin of size/11 stays on each side. */
export const WIDTH_RATIO = 0.82;

/** Distance between neighbouring dots for a code of width 1. */
export const PITCH_RATIO = WIDTH_RATIO / ROW_COUNT;

/** A dot's diameter is `size / DOT_DIVISOR`. */
export const DOT_DIVISOR = 19;

/** Inner and outer circumradius of the solid hexagonal outline, in pitches; the outer one fills `size`. */
export const OUTLINE = { inner: 7, outer: 7.85 } as const;

/** Blank space outside `size`, in pitches. */
export const QUIET_ZONE = 1;

/** Distance between two rows, in pitches. */
export const ROW_STEP = Math.sqrt(3) / 2;

/**
 * Centres of the 127 dots, in pitches from the centre of the code, x to the right and y down:
 * `[x0, y0, x1, y1, …]` in row-major order.
 */
export const DOT_CENTRES: Float64Array = dotCentres();

function dotCentres(): Float64Array {
  const centres = new Float64Array(DOT_COUNT * 2);
  let at = 0;
  for (let row = 0; row < ROW_COUNT; row++) {
    const length = rowLength(row);
    for (let column = 0; column < length; column++) {
      centres[at++] = column - (length - 1) / 2;
      centres[at++] = (row - RADIUS) * ROW_STEP;
    }
  }
  return centres;
}

/**
 * The six corners of a hexagon of circumradius `radius`, `[x, y]` each, from the right one clockwise (y down):
 * the widest row points at two of them.
 */
export function hexagonCorners(radius: number): readonly (readonly [number, number])[] {
  return Array.from(
    { length: 6 },
    (_, corner) => [radius * Math.cos((corner * Math.PI) / 3), radius * Math.sin((corner * Math.PI) / 3)] as const,
  );
}
