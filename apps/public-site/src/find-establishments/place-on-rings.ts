import type { Position } from '@alveole/contracts/establishment';

/** Kilometres that a ring may have. */
const possible = [0.5, 1, 2, 5, 10, 15, 20, 30];

/** Radius of the outermost ring in the picture. */
const outerRadius = 100;
const kilometresPerDegree = 111.32;

/**
 * The rings to draw, innermost first: up to the smallest that holds all, three at most.
 * @param distances of what was found, in metres
 * @returns kilometres
 */
export function ringsAround(distances: readonly number[]): readonly number[] {
  const furthest = Math.max(0, ...distances) / 1_000;
  const holding = possible.findIndex((kilometres) => kilometres >= furthest);
  const end = holding < 0 ? possible.length : holding + 1;
  return possible.slice(Math.max(0, end - 3), end);
}

/**
 * Where a position lies in the picture, whose centre is the search and whose north is above. Over the thirty kilometres
 * of a search the earth is flat enough for that.
 * @param kilometres of the outermost ring; what lies beyond it is put on it
 */
export function placeOnRings(position: Position, centre: Position, kilometres: number): { x: number; y: number } {
  const shrink = Math.cos((centre.latitude * Math.PI) / 180);
  const east = (position.longitude - centre.longitude) * kilometresPerDegree * shrink;
  const south = (centre.latitude - position.latitude) * kilometresPerDegree;
  const scale = outerRadius / Math.max(kilometres, Math.hypot(east, south));
  return { x: east * scale, y: south * scale };
}
