import type { Print } from './print.ts';
import type { Random } from './random.ts';

/** Cells along the side of the raster on which damage is laid out, and the width that it takes, in code widths. */
const CELLS = 160;
const EXTENT = 1.3;

/** Destroyed patches over a code: the lightness (0 black, 1 white paper, above: glare) that hides a place, or NaN. */
export type Damage = { shadeAt(x: number, y: number): number };

type Patch = { distance(x: number, y: number): number; shade: number };

/** An unharmed code. */
export const noDamage: Damage = { shadeAt: () => NaN };

/**
 * Destroys `share` (0–1) of the area of `print` with one to four patches, dark or light, at random.
 * Each patch grows from its middle until the cells it newly hides make up its part of the share.
 */
export function createDamage(print: Print, share: number, random: Random): Damage {
  const shades = new Float32Array(CELLS * CELLS).fill(NaN);
  const covered = cellsOf(print);
  const patches = Array.from({ length: 1 + random.below(4) }, () => ({
    patch: random.pick(kinds)(random),
    weight: random.between(0.3, 1),
  }));
  const total = patches.reduce((sum, { weight }) => sum + weight, 0);
  let owed = 0;
  for (const { patch, weight } of patches) {
    owed += (weight / total) * share * covered.length;
    const count = Math.round(owed);
    owed -= count;
    lay(patch, count, covered, shades);
  }
  return {
    shadeAt(x, y) {
      const column = cellAt(x);
      const row = cellAt(y);
      return column < 0 || row < 0 || column >= CELLS || row >= CELLS ? NaN : shades[row * CELLS + column]!;
    },
  };
}

const cellAt = (position: number): number => Math.floor((position / EXTENT + 0.5) * CELLS);

const centreOf = (cell: number): number => ((cell + 0.5) / CELLS - 0.5) * EXTENT;

/** Gives the place of each cell's centre, row by row. */
function eachCell(visit: (cell: number, x: number, y: number) => void): void {
  for (let row = 0; row < CELLS; row++)
    for (let column = 0; column < CELLS; column++) visit(row * CELLS + column, centreOf(column), centreOf(row));
}

function cellsOf(print: Print): readonly number[] {
  const cells: number[] = [];
  eachCell((cell, x, y) => {
    if (print.covers(x, y)) cells.push(cell);
  });
  return cells;
}

function lay(patch: Patch, count: number, covered: readonly number[], shades: Float32Array): void {
  if (count < 1) return;
  const distances = new Float32Array(shades.length).fill(Infinity);
  eachCell((cell, x, y) => {
    if (Number.isNaN(shades[cell]!)) distances[cell] = patch.distance(x, y);
  });
  const nearest = new Float32Array(covered.map((cell) => distances[cell]!)).sort();
  const limit = nearest[count - 1]!;
  for (let cell = 0; cell < shades.length; cell++) if (distances[cell]! <= limit) shades[cell] = patch.shade;
}

/** What wears a label out, at equal chances. */
const kinds: readonly ((random: Random) => Patch)[] = [
  (random) => ({ distance: blob(random, 1), shade: random.between(0.05, 0.3) }),
  (random) => ({ distance: blob(random, 1), shade: random.between(0.75, 1) }),
  (random) => ({ distance: blob(random, random.between(1.5, 3)), shade: random.between(1.1, 1.6) }),
  (random) => ({
    distance: scratch(random),
    shade: random.next() < 0.5 ? random.between(0.05, 0.3) : random.between(0.75, 1),
  }),
];

/** Distance from a wavy blob's middle, which lies anywhere on the code, its border included. */
function blob(random: Random, stretch: number): Patch['distance'] {
  const [radius, bearing, angle] = [
    0.5 * Math.sqrt(random.next()),
    random.between(0, 2 * Math.PI),
    random.between(0, Math.PI),
  ];
  const [x0, y0] = [radius * Math.cos(bearing), radius * Math.sin(bearing)];
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const waves = [2, 3, 5].map((count) => ({
    count,
    size: random.between(0, 0.18),
    phase: random.between(0, 2 * Math.PI),
  }));
  return (x, y) => {
    const along = (x - x0) * cosine + (y - y0) * sine;
    const across = stretch * ((y - y0) * cosine - (x - x0) * sine);
    const turn = Math.atan2(across, along);
    let edge = 1;
    for (const { count, size, phase } of waves) edge += size * Math.sin(count * turn + phase);
    return Math.sqrt(along * along + across * across) * edge;
  };
}

/** Distance from a line between two places at the edge of the code. */
function scratch(random: Random): Patch['distance'] {
  const start = random.between(0, 2 * Math.PI);
  const end = start + random.between(0.6, 1.4) * Math.PI;
  const [x0, y0] = [0.48 * Math.cos(start), 0.48 * Math.sin(start)];
  const [dx, dy] = [0.48 * Math.cos(end) - x0, 0.48 * Math.sin(end) - y0];
  return (x, y) => {
    const along = Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(x - x0 - along * dx, y - y0 - along * dy);
  };
}
