import type { Border } from './borders.ts';
import { fitLine, minus, type Line } from './lines.ts';
import type { Point } from './picture.ts';
import type { Polygon } from './polygon.ts';

/** A straight part of a border, in pixels of the halved picture. */
export interface Side {
  readonly start: Point;
  readonly end: Point;
  /** From start to end. */
  readonly along: Point;
  readonly length: number;
  /** The line nearest to the border's points. */
  readonly line: Line;
}

/** A side by the indices of its border's points; the later may lie beyond the border's end. */
interface Part {
  readonly from: number;
  readonly to: number;
}

/** An edge this much shorter than one of its neighbours is a worn corner, not a side. */
const SHORT = 0.35;

/** Edges shorter than this, in pixels of the halved picture, are no sides: those of dots 2.6 pixels apart are twice as long. */
const SHORTEST = 4;

/** Edges that turn less than this against each other are one side, bent by noise or by a tube: the sine of 17°. */
const STRAIGHT = 0.3;

/** The long straight sides of a border, in order, of which the polygon has the edges. */
export function sidesOf(border: Border, polygon: Polygon): Side[] {
  const sides: Part[] = [];
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
  return sides.map((part) => sideOf(border, part));
}

function sideOf(border: Border, { from, to }: Part): Side {
  const [start, end] = [pointOf(border, from), pointOf(border, to)];
  const along = minus(end, start);
  return { start, end, along, length: Math.hypot(...along), line: fitLine(border, from, to) };
}

function pointOf({ points, length }: Border, index: number): Point {
  const at = 2 * (index % length);
  return [points[at]!, points[at + 1]!];
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

function append(border: Border, sides: Part[], side: Part): void {
  const last = sides.at(-1);
  if (last && isStraightOn(border, last, side)) sides[sides.length - 1] = { from: last.from, to: side.to };
  else sides.push(side);
}

function isStraightOn({ points, length }: Border, one: Part, next: Part): boolean {
  const [a, b, c, d] = [2 * (one.from % length), 2 * (one.to % length), 2 * (next.from % length), 2 * (next.to % length)];
  const ax = points[b]! - points[a]!;
  const ay = points[b + 1]! - points[a + 1]!;
  const bx = points[d]! - points[c]!;
  const by = points[d + 1]! - points[c + 1]!;
  return ax * bx + ay * by > 0 && (ax * by - ay * bx) ** 2 < STRAIGHT * STRAIGHT * (ax * ax + ay * ay) * (bx * bx + by * by);
}
