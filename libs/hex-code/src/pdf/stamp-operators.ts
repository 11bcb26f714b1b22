import {
  appendBezierCurve,
  beginText,
  closePath,
  concatTransformationMatrix,
  endText,
  fill,
  lineTo,
  moveTo,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  setFillingGrayscaleColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from '@cantoo/pdf-lib';
import type { PDFFont, PDFOperator } from '@cantoo/pdf-lib';
import { drawingOf } from '../layout/drawing.ts';
import type { Point } from '../layout/drawing.ts';
import type { Dots } from '../dots.ts';
import type { Box, StampPlace } from '../stamp/place-stamp.ts';
import type { Matrix } from './visible-page.ts';

const WHITE = 1;
const BLACK = 0;

/** How far the handles of four Bézier curves lie out on a circle of radius 1. */
const HANDLE = 0.552285;

/** Size of a text and height of its figures, in heights of its box. */
const FONT_SIZE = 0.62;
const FIGURE_HEIGHT = 0.7;

export interface PdfStamp {
  readonly dots: Dots;
  readonly place: StampPlace;
  readonly text: string;
  /** One for each line of VAT that has a place. */
  readonly vatTexts: readonly string[];
  readonly font: PDFFont;
  /** The name of the font in the page's resources. */
  readonly fontKey: string;
}

/** Draws a stamp in a reader's millimetres, whatever the page's own coordinates are. */
export function stampOperators(
  { dots, place, text, vatTexts, font, fontKey }: PdfStamp,
  matrix: Matrix,
): PDFOperator[] {
  const { outline, field, dots: centres, dotRadius } = drawingOf(dots, place.code);
  const { x, y, width, height } = place.ground;
  return [
    pushGraphicsState(),
    concatTransformationMatrix(...matrix),
    setFillingGrayscaleColor(WHITE),
    rectangle(x, y, width, height),
    fill(),
    ...polygon(outline, BLACK),
    ...polygon(field, WHITE),
    setFillingGrayscaleColor(BLACK),
    ...centres.flatMap((centre) => circle(centre, dotRadius)),
    fill(),
    ...written(place.amount, text, font, fontKey),
    ...place.vatLines.flatMap((box, index) => written(box, vatTexts[index]!, font, fontKey)),
    popGraphicsState(),
  ];
}

function polygon([first, ...others]: readonly Point[], grey: number): PDFOperator[] {
  return [
    setFillingGrayscaleColor(grey),
    moveTo(first!.x, first!.y),
    ...others.map(({ x, y }) => lineTo(x, y)),
    closePath(),
    fill(),
  ];
}

function circle({ x, y }: Point, radius: number): PDFOperator[] {
  const handle = HANDLE * radius;
  return [
    moveTo(x + radius, y),
    appendBezierCurve(x + radius, y + handle, x + handle, y + radius, x, y + radius),
    appendBezierCurve(x - handle, y + radius, x - radius, y + handle, x - radius, y),
    appendBezierCurve(x - radius, y - handle, x - handle, y - radius, x, y - radius),
    appendBezierCurve(x + handle, y - radius, x + radius, y - handle, x + radius, y),
    closePath(),
  ];
}

/** In the middle of its box, as large as the box allows. */
function written({ x, y, width, height }: Box, text: string, font: PDFFont, fontKey: string): PDFOperator[] {
  const size = Math.min(FONT_SIZE * height, width / font.widthOfTextAtSize(text, 1));
  const left = x + (width - font.widthOfTextAtSize(text, size)) / 2;
  const baseline = y + (height + FIGURE_HEIGHT * size) / 2;
  // Text stands on its head where y goes down: the text matrix turns it back.
  return [
    beginText(),
    setFontAndSize(fontKey, size),
    setTextMatrix(1, 0, 0, -1, left, baseline),
    showText(font.encodeText(text)),
    endText(),
  ];
}
