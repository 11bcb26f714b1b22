import { quietZone } from '../layout/drawing.ts';
import type { Square } from '../layout/drawing.ts';

/** Clear edge around the stamp and height of the amount, in sizes of the code: 5 and 7 mm for a code of 20 mm. */
const MARGIN = 1 / 4;
const AMOUNT_HEIGHT = 7 / 20;

export interface Extent {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Extent {
  readonly x: number;
  readonly y: number;
}

/** Where a stamp lies on a page as its reader sees it: lengths from the upper left corner, in the page's unit. */
export interface StampPlace {
  /** White: the code, its quiet zone and the amount. */
  readonly ground: Box;
  readonly code: Square;
  /** Under the code. */
  readonly amount: Box;
}

/** The upper right of a page for a code of `size`; undefined when the page has no room for it. */
export function placeStamp(page: Extent, size: number): StampPlace | undefined {
  const margin = MARGIN * size;
  const quiet = quietZone(size);
  const side = size + 2 * quiet;
  const height = side + AMOUNT_HEIGHT * size;
  if (page.width < side + 2 * margin || page.height < height + 2 * margin) return undefined;
  const x = page.width - margin - side;
  return {
    ground: { x, y: margin, width: side, height },
    code: { x: x + quiet, y: margin + quiet, size },
    amount: { x, y: margin + side, width: side, height: AMOUNT_HEIGHT * size },
  };
}
