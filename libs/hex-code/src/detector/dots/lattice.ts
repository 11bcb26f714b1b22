import { DOT_COUNT } from '../../dots.ts';
import { DOT_CENTRES } from '../../layout/geometry.ts';

/** Marks a neighbour that is no dot: there the outline begins. */
export const NO_DOT = -1;

/** The three directions of the lattice, a pitch long, `[u, v]`. */
export const DIRECTIONS = [0, 1, 2].map(
  (sixth) => [Math.cos((sixth * Math.PI) / 3), Math.sin((sixth * Math.PI) / 3)] as const,
);

/** The six neighbours of each dot, or `NO_DOT`: onwards and backwards in each direction of `DIRECTIONS`. */
export const NEIGHBOURS: Int16Array = findNeighbours();

function findNeighbours(): Int16Array {
  const neighbours = new Int16Array(DOT_COUNT * 6);
  for (let dot = 0; dot < DOT_COUNT; dot++) {
    DIRECTIONS.forEach(([u, v], direction) => {
      neighbours[dot * 6 + 2 * direction] = dotNear(DOT_CENTRES[2 * dot]! + u, DOT_CENTRES[2 * dot + 1]! + v);
      neighbours[dot * 6 + 2 * direction + 1] = dotNear(DOT_CENTRES[2 * dot]! - u, DOT_CENTRES[2 * dot + 1]! - v);
    });
  }
  return neighbours;
}

function dotNear(u: number, v: number): number {
  for (let dot = 0; dot < DOT_COUNT; dot++)
    if (Math.hypot(DOT_CENTRES[2 * dot]! - u, DOT_CENTRES[2 * dot + 1]! - v) < 0.1) return dot;
  return NO_DOT;
}

/** For each dot, those that are more than `from` and less than `to` pitches away. */
function dotsBetween(from: number, to: number): readonly (readonly number[])[] {
  const dots = Array.from({ length: DOT_COUNT }, (_, dot) => dot);
  return dots.map((dot) =>
    dots.filter((other) => {
      const distance = Math.hypot(
        DOT_CENTRES[2 * dot]! - DOT_CENTRES[2 * other]!,
        DOT_CENTRES[2 * dot + 1]! - DOT_CENTRES[2 * other + 1]!,
      );
      return distance > from && distance < to;
    }),
  );
}

/** The neighbours of each dot, and those of its neighbours that are not its own. */
export const [BESIDE, BEYOND] = [dotsBetween(0.9, 1.1), dotsBetween(1.1, 2.1)] as const;
