import type { Border } from './borders.ts';
import { minus } from './lines.ts';
import type { Point } from './picture.ts';
import type { Polygon } from './polygon.ts';

/** A straight part of a border, from one of its points to a later one, as indices; the later may lie beyond the border's end. */
export interface Side {
  readonly from: number;
  readonly to: number;
}

/** An edge this much shorter than one of its neighbours is a worn corner, not a side. */
const SHORT = 0.35;

/** Edges shorter than this, in pixels of the halved picture, are no sides: those of dots 2.6 pixels apart are three times as long. */
const SHORTEST = 3;

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
export function sidesOf(border: Border, polygon: Polygon): Side[] {
  const sides: Side[] = [];
  const count = polygon.length;
  let before = edgeLength(border, polygon, count - 1);
  let length = edgeLength(border, polygon, 0);
  for (let edge = 0; edge < count; edge++) {
    const next = edgeLength(border, polygon, edge + 1);
    if (length >= Math.max(SHORTEST, SHORT * Math.max(before, next))) append(border, sides, { from: polygon.vertices[edge]!, to: vertexAfter(border, polygon, edge) });
    before = length;
    length = next;
  }
  // A border starts anywhere: its last side may go on in its first.
  const [first, last] = [sides[0], sides.at(-1)];
  if (first && last && sides.length > 1 && isStraightOn(border, last, first)) {
    sides[0] = { from: last.from, to: first.to + border.length };
    sides.pop();
  }
  return sides;
}

function vertexAfter(border: Border, { vertices, length }: Polygon, vertex: number): number {
  return vertex + 1 < length ? vertices[vertex + 1]! : vertices[0]! + border.length;
}

function edgeLength({ points }: Border, { vertices, length }: Polygon, edge: number): number {
  const from = 2 * vertices[edge % length]!;
  const to = 2 * vertices[(edge + 1) % length]!;
  const dx = points[to]! - points[from]!;
  const dy = points[to + 1]! - points[from + 1]!;
  return Math.sqrt(dx * dx + dy * dy);
}

function append(border: Border, sides: Side[], side: Side): void {
  const last = sides.at(-1);
  if (last && isStraightOn(border, last, side)) sides[sides.length - 1] = { from: last.from, to: side.to };
  else sides.push(side);
}

function isStraightOn({ points, length }: Border, one: Side, next: Side): boolean {
  const [a, b, c, d] = [2 * (one.from % length), 2 * (one.to % length), 2 * (next.from % length), 2 * (next.to % length)];
  const ax = points[b]! - points[a]!;
  const ay = points[b + 1]! - points[a + 1]!;
  const bx = points[d]! - points[c]!;
  const by = points[d + 1]! - points[c + 1]!;
  return ax * bx + ay * by > 0 && (ax * by - ay * bx) ** 2 < STRAIGHT * STRAIGHT * (ax * ax + ay * ay) * (bx * bx + by * by);
}
