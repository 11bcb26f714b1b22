import { quietZone } from '../layout/drawing.ts';
import type { Square } from '../layout/drawing.ts';

/** Clear edge around the stamp, height of the amount and of a line of VAT, in sizes of the code: 5, 7 and 3 mm for a code of 20 mm. */
const MARGIN = 1 / 4;
const AMOUNT_HEIGHT = 7 / 20;
const VAT_LINE_HEIGHT = 3 / 20;

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
  /** White: the code, its quiet zone, the amount and the VAT. */
  readonly ground: Box;
  readonly code: Square;
  /** Under the code. */
  readonly amount: Box;
  /** Under the amount, one for each line; none where the page has no room for them. */
  readonly vatLines: readonly Box[];
}

/**
 * The upper right of a page for a code of `size`; undefined when the page has no room for code and amount. A page that has
 * room for these alone is stamped without the VAT, since a short receipt is an invoice too.
 */
export function placeStamp(page: Extent, size: number, vatLineCount = 0): StampPlace | undefined {
  return placeLines(page, size, vatLineCount) ?? placeLines(page, size, 0);
}

function placeLines(page: Extent, size: number, vatLineCount: number): StampPlace | undefined {
  const margin = MARGIN * size;
  const quiet = quietZone(size);
  const side = size + 2 * quiet;
  const lineHeight = VAT_LINE_HEIGHT * size;
  const amountBottom = side + AMOUNT_HEIGHT * size;
  const height = amountBottom + vatLineCount * lineHeight;
  if (page.width < side + 2 * margin || page.height < height + 2 * margin) return undefined;
  const x = page.width - margin - side;
  return {
    ground: { x, y: margin, width: side, height },
    code: { x: x + quiet, y: margin + quiet, size },
    amount: { x, y: margin + side, width: side, height: AMOUNT_HEIGHT * size },
    vatLines: Array.from({ length: vatLineCount }, (_, index) => ({
      x,
      y: margin + amountBottom + index * lineHeight,
      width: side,
      height: lineHeight,
    })),
  };
}
