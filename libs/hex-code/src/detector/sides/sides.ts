import type { Point } from '../picture.ts';
import type { Border } from './borders.ts';
import { fitLine, minus, type Line } from './lines.ts';
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

/** An edge this much shorter than one of its neighbours is a worn corner, not a side. */
const SHORT = 0.35;

/** Edges shorter than this, in pixels of the halved picture, are no sides: those of dots 2.6 pixels apart are twice as long. */
const SHORTEST = 4;

/** The long straight sides of a border, in order, of which the polygon has the edges. */
export function sidesOf(border: Border, polygon: Polygon): Side[] {
  const sides: Side[] = [];
  let before = edgeLength(border, polygon, polygon.length - 1);
  let length = edgeLength(border, polygon, 0);
  for (let edge = 0; edge < polygon.length; edge++) {
    const next = edgeLength(border, polygon, edge + 1);
    if (length >= Math.max(SHORTEST, SHORT * Math.max(before, next))) sides.push(sideOf(border, polygon, edge, length));
    before = length;
    length = next;
  }
  return sides;
}

function edgeLength({ points }: Border, { vertices, length }: Polygon, edge: number): number {
  const from = 2 * vertices[edge % length]!;
  const to = 2 * vertices[(edge + 1) % length]!;
  return Math.sqrt((points[to]! - points[from]!) ** 2 + (points[to + 1]! - points[from + 1]!) ** 2);
}

function sideOf(border: Border, polygon: Polygon, edge: number, length: number): Side {
  const [start, end] = [vertexOf(border, polygon, edge), vertexOf(border, polygon, edge + 1)];
  const { vertices, length: count } = polygon;
  const to = edge + 1 < count ? vertices[edge + 1]! : vertices[0]! + border.length;
  return { start, end, along: minus(end, start), length, line: fitLine(border, vertices[edge]!, to) };
}

function vertexOf({ points }: Border, { vertices, length }: Polygon, vertex: number): Point {
  const at = 2 * vertices[vertex % length]!;
  return [points[at]!, points[at + 1]!];
}
