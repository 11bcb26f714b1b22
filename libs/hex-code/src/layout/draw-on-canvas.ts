import type { Dots } from '../dots.ts';
import { drawingOf } from './drawing.ts';
import type { Point, Square } from './drawing.ts';

/** What is used of a 2D context: a browser's, an OffscreenCanvas's or a server's. */
export interface Context2d {
  fillStyle: unknown;
  save(): void;
  restore(): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  closePath(): void;
  arc(x: number, y: number, radius: number, startAngle: number, endAngle: number): void;
  fill(): void;
}

/**
 * Draws a code into the square whose upper left corner is (x, y), in the units of the context, on white that reaches
 * one quiet zone beyond the square. Leaves the state of the context as it was.
 */
export function drawOnCanvas(context: Context2d, dots: Dots, square: Square): void {
  const { ground, outline, field, dots: centres, dotRadius } = drawingOf(dots, square);
  context.save();
  context.fillStyle = '#fff';
  context.fillRect(ground.x, ground.y, ground.size, ground.size);
  fillPolygon(context, '#000', outline);
  fillPolygon(context, '#fff', field);
  context.fillStyle = '#000';
  context.beginPath();
  for (const { x, y } of centres) {
    // Without the move a line would join the dots.
    context.moveTo(x + dotRadius, y);
    context.arc(x, y, dotRadius, 0, 2 * Math.PI);
  }
  context.fill();
  context.restore();
}

function fillPolygon(context: Context2d, colour: string, [first, ...others]: readonly Point[]): void {
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(first!.x, first!.y);
  for (const { x, y } of others) context.lineTo(x, y);
  context.closePath();
  context.fill();
}
