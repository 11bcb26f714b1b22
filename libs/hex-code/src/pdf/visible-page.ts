import { PDFName, PDFNumber } from '@cantoo/pdf-lib';
import type { PDFArray, PDFPageLeaf } from '@cantoo/pdf-lib';
import type { Extent } from '../stamp/place-stamp.ts';

/** The six numbers of PDF's `cm`: x′ = ax + cy + e, y′ = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A page as its reader sees it, in millimetres. */
export interface VisiblePage extends Extent {
  /** From millimetres (from the upper left corner, y down) to the page's own coordinates. */
  readonly matrix: Matrix;
}

interface Corners {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** Points of a millimetre, where a page has no `UserUnit` of its own. */
const POINTS = 72 / 25.4;

/** Directions of a reader's right and down on the page's axes, and his upper left corner, by clockwise `/Rotate`. */
const views: Readonly<Record<number, (box: Corners) => Matrix>> = {
  0: ({ left, top }) => [1, 0, 0, -1, left, top],
  90: ({ left, bottom }) => [0, 1, 1, 0, left, bottom],
  180: ({ right, bottom }) => [-1, 0, 0, 1, right, bottom],
  270: ({ right, top }) => [0, -1, -1, 0, right, top],
};

/** What is seen of a page: its CropBox within its MediaBox, turned by `/Rotate`; each may be inherited from the page tree. */
export function visiblePage(page: PDFPageLeaf): VisiblePage {
  const box = visibleBox(page);
  const turn = rotationOf(page);
  const scale = POINTS / userUnitOf(page);
  const [a, b, c, d, e, f] = views[turn]!(box);
  const [across, up] = [(box.right - box.left) / scale, (box.top - box.bottom) / scale];
  const [width, height] = turn % 180 === 0 ? [across, up] : [up, across];
  return { width, height, matrix: [a * scale, b * scale, c * scale, d * scale, e, f] };
}

function visibleBox(page: PDFPageLeaf): Corners {
  const media = cornersOf(page.MediaBox());
  const cropBox = page.CropBox();
  if (cropBox === undefined) return media;
  const crop = cornersOf(cropBox);
  return {
    left: Math.max(media.left, crop.left),
    bottom: Math.max(media.bottom, crop.bottom),
    right: Math.min(media.right, crop.right),
    top: Math.min(media.top, crop.top),
  };
}

/** A rectangle is any two opposite corners. */
function cornersOf(box: PDFArray): Corners {
  const [x1, y1, x2, y2] = [0, 1, 2, 3].map((index) => box.lookup(index, PDFNumber).asNumber()) as [
    number,
    number,
    number,
    number,
  ];
  return { left: Math.min(x1, x2), bottom: Math.min(y1, y2), right: Math.max(x1, x2), top: Math.max(y1, y2) };
}

/** 0, 90, 180 or 270: a turn may be written as −90 or 450, and one that is no quarter counts for nothing. */
function rotationOf(page: PDFPageLeaf): number {
  const turn = (((page.Rotate()?.asNumber() ?? 0) % 360) + 360) % 360;
  return turn % 90 === 0 ? turn : 0;
}

/** Size of the page's unit, in 1/72 inch. */
function userUnitOf(page: PDFPageLeaf): number {
  return page.lookupMaybe(PDFName.of('UserUnit'), PDFNumber)?.asNumber() ?? 1;
}
