import type { Dots } from '../dots.ts';
import { drawingOf } from '../layout/drawing.ts';
import type { Point } from '../layout/drawing.ts';

/** What is used of a jsPDF document. */
export interface JsPdfDocument {
  getFillColor(): string;
  setFillColor(colour: string): unknown;
  rect(x: number, y: number, width: number, height: number, style: 'F'): unknown;
  lines(steps: number[][], x: number, y: number, scale: [number, number], style: 'F', closed: true): unknown;
  circle(x: number, y: number, radius: number, style: 'F'): unknown;
}

export interface JsPdfPlace extends Point {
  /** Width of the code; 20 unless told otherwise, which is 20 mm in jsPDF's own unit. */
  readonly size?: number;
}

/** Draws a code on the current page, its upper left corner at (x, y), in the document's unit. Keeps the fill colour. */
export function drawOnJsPdf(document: JsPdfDocument, dots: Dots, { x, y, size = 20 }: JsPdfPlace): void {
  const { ground, outline, field, dots: centres, dotRadius } = drawingOf(dots, { x, y, size });
  const colour = document.getFillColor();
  document.setFillColor('#ffffff');
  document.rect(ground.x, ground.y, ground.size, ground.size, 'F');
  fillPolygon(document, '#000000', outline);
  fillPolygon(document, '#ffffff', field);
  document.setFillColor('#000000');
  for (const centre of centres) document.circle(centre.x, centre.y, dotRadius, 'F');
  document.setFillColor(colour);
}

/** jsPDF takes the corners as steps, each from the one before. */
function fillPolygon(document: JsPdfDocument, colour: string, corners: readonly Point[]): void {
  const steps = corners.slice(1).map(({ x, y }, index) => [x - corners[index]!.x, y - corners[index]!.y]);
  document.setFillColor(colour);
  document.lines(steps, corners[0]!.x, corners[0]!.y, [1, 1], 'F', true);
}
