import { decodePDFRawStream, PDFArray, PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import type { PDFRawStream } from '@cantoo/pdf-lib';
import { drawingOf } from '../layout/drawing.ts';
import type { Point, Square } from '../layout/drawing.ts';
import { DOT_COUNT, flipDot, noDots } from '../dots.ts';
import type { Dots } from '../dots.ts';

type Matrix = readonly number[];

export interface Fill {
  /** 0 black, 1 white. */
  readonly grey: number;
  readonly points: readonly Point[];
}

export interface PaintedPage {
  /** Millimetres, as a reader sees the page. */
  readonly width: number;
  readonly height: number;
  readonly fills: readonly Fill[];
  /** Where text starts, and the directions of its line and of its height. */
  readonly texts: readonly { readonly at: Point; readonly right: Point; readonly up: Point }[];
}

/** What the first page of a PDF paints and where a reader sees it: millimetres from the upper left, y down. */
export async function paintedPage(bytes: Uint8Array): Promise<PaintedPage> {
  const [page] = (await PDFDocument.load(bytes)).getPages();
  const streams = [page!.node.Contents()].flatMap((content) =>
    content instanceof PDFArray ? content.asArray().map((part) => page!.node.context.lookup(part)) : [content],
  );
  const text = streams.map((stream) => latin1(decodePDFRawStream(stream as PDFRawStream).decode())).join('\n');
  const { width, height, seen } = eyeOf(page!);
  return { width, height, ...executed(text, seen) };
}

function latin1(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** The dots of the code that these fills paint into a square. */
export function dotsIn(fills: readonly Fill[], square: Square): Dots {
  const starts = fills.filter(({ grey }) => grey === 0).flatMap(({ points }) => points);
  const dots = noDots();
  for (let index = 0; index < DOT_COUNT; index++) {
    const alone = noDots();
    flipDot(alone, index);
    const { dots: centres, dotRadius } = drawingOf(alone, square);
    const [centre] = centres;
    if (starts.some(({ x, y }) => Math.abs(Math.hypot(x - centre!.x, y - centre!.y) - dotRadius) < dotRadius / 10))
      flipDot(dots, index);
  }
  return dots;
}

/** From the page's coordinates to a reader's: the visible box turned about its middle, in millimetres. */
function eyeOf(page: ReturnType<PDFDocument['getPage']>) {
  const [media, crop] = [page.node.MediaBox(), page.node.CropBox() ?? page.node.MediaBox()].map((box) =>
    box.asArray().map((_, index) => box.lookup(index, PDFNumber).asNumber()),
  );
  const side = (low: number) => {
    const [a, b, c, d] = [media![low]!, media![low + 2]!, crop![low]!, crop![low + 2]!];
    return { from: Math.max(Math.min(a, b), Math.min(c, d)), to: Math.min(Math.max(a, b), Math.max(c, d)) };
  };
  const [x, y] = [side(0), side(1)];
  const turn = ((page.node.Rotate()?.asNumber() ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const millimetre = (page.node.lookupMaybe(PDFName.of('UserUnit'), PDFNumber)?.asNumber() ?? 1) * (25.4 / 72);
  const [across, up] = [x.to - x.from, y.to - y.from];
  const width = (Math.abs(across * cos) + Math.abs(up * sin)) * millimetre;
  const height = (Math.abs(across * sin) + Math.abs(up * cos)) * millimetre;
  const seen = ({ x: px, y: py }: Point): Point => {
    const [dx, dy] = [px - (x.from + x.to) / 2, py - (y.from + y.to) / 2];
    return { x: width / 2 + (dx * cos + dy * sin) * millimetre, y: height / 2 - (-dx * sin + dy * cos) * millimetre };
  };
  return { width, height, seen };
}

function executed(content: string, seen: (point: Point) => Point): Pick<PaintedPage, 'fills' | 'texts'> {
  const fills: Fill[] = [];
  const texts: { at: Point; right: Point; up: Point }[] = [];
  let state = { matrix: [1, 0, 0, 1, 0, 0] as Matrix, grey: 0 };
  const saved: (typeof state)[] = [];
  let points: Point[] = [];
  const at = (x: number, y: number) => seen(applied(state.matrix, { x, y }));
  const acts: Record<string, (...numbers: number[]) => void> = {
    q: () => void saved.push(state),
    Q: () => void (state = saved.pop() ?? state),
    cm: (...matrix) => void (state = { ...state, matrix: product(matrix, state.matrix) }),
    g: (grey) => void (state = { ...state, grey: grey! }),
    m: (x, y) => void points.push(at(x!, y!)),
    l: (x, y) => void points.push(at(x!, y!)),
    c: (_a, _b, _c, _d, x, y) => void points.push(at(x!, y!)),
    re: (x, y, width, height) => void points.push(at(x!, y!), at(x! + width!, y! + height!)),
    f: () => {
      fills.push({ grey: state.grey, points });
      points = [];
    },
    Tm: (a, b, c, d, e, f) =>
      void texts.push({ at: at(e!, f!), right: at(e! + a!, f! + b!), up: at(e! + c!, f! + d!) }),
  };
  let numbers: number[] = [];
  for (const token of content.split(/\s+/)) {
    if (/^[-+]?(\d+\.?\d*|\.\d+)$/.test(token)) numbers.push(Number(token));
    else {
      acts[token]?.(...numbers);
      numbers = [];
    }
  }
  return { fills, texts };
}

function applied([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point {
  return { x: a! * x + c! * y + e!, y: b! * x + d! * y + f! };
}

function product([a, b, c, d, e, f]: Matrix, outer: Matrix): Matrix {
  const origin = applied(outer, { x: e!, y: f! });
  const right = applied(outer, { x: e! + a!, y: f! + b! });
  const down = applied(outer, { x: e! + c!, y: f! + d! });
  return [right.x - origin.x, right.y - origin.y, down.x - origin.x, down.y - origin.y, origin.x, origin.y];
}
