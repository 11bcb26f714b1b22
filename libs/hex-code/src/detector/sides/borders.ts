import type { BinaryPlane } from './threshold.ts';

/** Borders shorter than this many pixel sides are no outline of a code: not even one of its sides. */
const SHORTEST = 48;

/** Points kept of one border; a longer one is cut. */
const LONGEST = 1 << 13;

/** Set beside the dark bit of a pixel whose left side has been walked. */
const WALKED = 2;

/** The border between dark and light pixels, walked with the dark on the right: clockwise around a dark shape, anticlockwise around a light one. */
export interface Border {
  /** `[x, y]` of each pixel corner on the way, in pixels. */
  readonly points: Int32Array;
  /** Points in use. */
  length: number;
}

/** A border to be filled by `walkBorders`. */
export function noBorder(): Border {
  return { points: new Int32Array(LONGEST * 2), length: 0 };
}

/** Walks every long border of the plane once, outer ones and those of holes alike, and hands each to `visit`. */
export function walkBorders({ dark, stride }: BinaryPlane, border: Border, visit: (border: Border) => void): void {
  const steps = Int32Array.of(1, stride, -1, -stride);
  // The two pixels ahead of a pixel corner, by direction (right, down, left, up); a pixel has the index of its top left corner.
  const aheadLeft = Int32Array.of(-stride, 0, -1, -stride - 1);
  const aheadRight = Int32Array.of(0, -1, -stride - 1, -stride);
  for (let start = stride + 1; start < dark.length - stride; start++) {
    if (dark[start] !== 1 || dark[start - 1] !== 0) continue;
    const end = start + stride;
    let at = end;
    let direction = 3;
    let count = 0;
    do {
      at += steps[direction]!;
      if (direction === 3) dark[at] = dark[at]! | WALKED;
      if (count < LONGEST) {
        border.points[2 * count] = at;
        count++;
      }
      // Left first: dark pixels that touch by a corner belong together.
      if (dark[at + aheadLeft[direction]!] !== 0) direction = (direction + 3) & 3;
      else if (dark[at + aheadRight[direction]!] === 0) direction = (direction + 1) & 3;
    } while (at !== end || direction !== 3);
    if (count < SHORTEST) continue;
    border.length = count;
    placePoints(border, stride);
    visit(border);
  }
}

function placePoints({ points, length }: Border, stride: number): void {
  for (let point = 0; point < length; point++) {
    const at = points[2 * point]!;
    const row = Math.floor(at / stride);
    points[2 * point] = at - row * stride - 1;
    points[2 * point + 1] = row - 1;
  }
}
