import { PDFArray, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import type { PDFPageLeaf } from '@cantoo/pdf-lib';
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

/** A page without a box of its own, or with one that says nothing, is shown by readers in US letter size. */
const letter: Corners = { left: 0, bottom: 0, right: 612, top: 792 };

function visibleBox(page: PDFPageLeaf): Corners {
  const media = cornersOf(page, 'MediaBox') ?? letter;
  const crop = cornersOf(page, 'CropBox') ?? media;
  const common = {
    left: Math.max(media.left, crop.left),
    bottom: Math.max(media.bottom, crop.bottom),
    right: Math.min(media.right, crop.right),
    top: Math.min(media.top, crop.top),
  };
  return hasRoom(common) ? common : media;
}

/** A rectangle is any two opposite corners; undefined for what is none, or has no room. */
function cornersOf(page: PDFPageLeaf, name: string): Corners | undefined {
  const box = page.context.lookup(page.getInheritableAttribute(PDFName.of(name)));
  if (!(box instanceof PDFArray)) return undefined;
  const [x1, y1, x2, y2] = [0, 1, 2, 3].map((index) => {
    const corner = index < box.size() ? box.lookup(index) : undefined;
    return corner instanceof PDFNumber ? corner.asNumber() : NaN;
  }) as [number, number, number, number];
  const corners = { left: Math.min(x1, x2), bottom: Math.min(y1, y2), right: Math.max(x1, x2), top: Math.max(y1, y2) };
  return hasRoom(corners) ? corners : undefined;
}

const hasRoom = ({ left, bottom, right, top }: Corners): boolean => right > left && top > bottom;

/** 0, 90, 180 or 270: a turn may be written as −90 or 450, and one that is no quarter counts for nothing. */
function rotationOf(page: PDFPageLeaf): number {
  const rotate = page.context.lookup(page.getInheritableAttribute(PDFName.of('Rotate')));
  const turn = (((rotate instanceof PDFNumber ? rotate.asNumber() : 0) % 360) + 360) % 360;
  return turn % 90 === 0 ? turn : 0;
}

/** Size of the page's unit, in 1/72 inch. */
function userUnitOf(page: PDFPageLeaf): number {
  return page.lookupMaybe(PDFName.of('UserUnit'), PDFNumber)?.asNumber() ?? 1;
}
