import type { Border } from './borders.ts';
import { cross, minus } from './lines.ts';
import type { Point } from './picture.ts';
import type { Polygon } from './polygon.ts';

/** A straight part of a border, from one of its points to a later one, as indices; the later may lie beyond the border's end. */
export interface Side {
  readonly from: number;
  readonly to: number;
}

/** An edge this much shorter than both its neighbours is a worn corner between them, not a side. */
const SHORT = 0.35;

/** Edges that turn less than this against each other are one side, bent by noise or by a tube: the sine of 17°. */
const STRAIGHT = 0.3;

/** The point of the border with the given index, which may lie beyond its end. */
export function pointOf({ points, length }: Border, index: number): Point {
  const at = 2 * (index % length);
  return [points[at]!, points[at + 1]!];
}

/** The way along a side. */
export function chordOf(border: Border, { from, to }: Side): Point {
  return minus(pointOf(border, to), pointOf(border, from));
}

/** The long straight sides of a border, in order, of which the polygon has the edges. */
export function sidesOf(border: Border, { vertices, length }: Polygon): Side[] {
  const edges = Array.from({ length }, (_, at): Side => ({ from: vertices[at]!, to: at + 1 < length ? vertices[at + 1]! : vertices[0]! + border.length }));
  const lengths = edges.map((edge) => Math.hypot(...chordOf(border, edge)));
  const sides: Side[] = [];
  edges.forEach((edge, at) => {
    if (lengths[at]! < SHORT * Math.min(lengths.at(at - 1)!, lengths[(at + 1) % length]!)) return;
    const last = sides.at(-1);
    if (last && isStraightOn(border, last, edge)) sides[sides.length - 1] = { from: last.from, to: edge.to };
    else sides.push(edge);
  });
  // A border starts anywhere: its last side may go on in its first.
  const [first, last] = [sides[0], sides.at(-1)];
  if (first && last && sides.length > 1 && isStraightOn(border, last, first)) {
    sides[0] = { from: last.from, to: first.to + border.length };
    sides.pop();
  }
  return sides;
}

function isStraightOn(border: Border, one: Side, next: Side): boolean {
  const [a, b] = [chordOf(border, one), chordOf(border, next)];
  return a[0] * b[0] + a[1] * b[1] > 0 && Math.abs(cross(a, b)) < STRAIGHT * Math.hypot(...a) * Math.hypot(...b);
}
