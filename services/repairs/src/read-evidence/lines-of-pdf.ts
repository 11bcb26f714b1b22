import type { PDFPageProxy } from 'pdfjs-dist';

/** What of a document is read: more than an invoice has. */
const bounds = { pages: 10, pieces: 5_000, attached: 2 } as const;

/** Parts of the height of a piece: what stands as near is one line, one word, one column. */
const near = { line: 0.5, word: 0.12, column: 0.9 } as const;

/** A piece of text with its place on the page as its reader sees it, in points from the upper left corner. */
interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a PDF says. */
export interface TextOfPdf {
  /** As a reader sees them, from above, columns parted by tabulators. */
  readonly lines: readonly string[];
  /** The structured invoices inside (Factur-X). */
  readonly attached: readonly string[];
}

/** The text of a PDF. Nothing bounds what is unpacked here: give it an unpacked copy. Throws on what is no PDF. */
export async function textOfPdf(bytes: Uint8Array): Promise<TextOfPdf> {
  const { getDocument } = await pdfReader();
  const task = getDocument({ data: bytes, verbosity: 0, isEvalSupported: false, disableFontFace: true });
  try {
    const document = await task.promise;
    const lines: string[] = [];
    for (let page = 1; page <= Math.min(document.numPages, bounds.pages); page += 1)
      lines.push(...linesOf(await piecesOf(await document.getPage(page))));
    return { lines, attached: attachedXml(await document.getAttachments()) };
  } finally {
    await task.destroy();
  }
}

/** The files inside that are XML; pdf.js tells of none as `null`. */
function attachedXml(files: Readonly<Record<string, { filename: string; content: Uint8Array }>> | null): string[] {
  const invoices = Object.values(files ?? {}).filter(({ filename }) => /\.xml$/i.test(filename));
  return invoices.slice(0, bounds.attached).map(({ content }) => new TextDecoder().decode(content));
}

/** It looks for classes of a browser that draw; reading text asks nothing of them. */
function pdfReader() {
  const global = globalThis as Record<string, unknown>;
  for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) global[name] ??= class {};
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

async function piecesOf(page: PDFPageProxy): Promise<Piece[]> {
  const { items } = await page.getTextContent();
  const [a, b, c, d, e, f] = page.getViewport({ scale: 1 }).transform as Six;
  return items.slice(0, bounds.pieces).flatMap((item): Piece[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [left, up] = item.transform.slice(4) as [number, number];
    const { str: text, width, height } = item;
    return [{ text, x: a * left + c * up + e, y: b * left + d * up + f, width, height }];
  });
}

type Six = [number, number, number, number, number, number];

function linesOf(pieces: readonly Piece[]): string[] {
  const lines: Piece[][] = [];
  for (const piece of pieces.toSorted((one, other) => one.y - other.y)) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    if (line && first && piece.y - first.y < first.height * near.line) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map(textOf);
}

function textOf(line: readonly Piece[]): string {
  const pieces = line.toSorted((one, other) => one.x - other.x);
  return pieces.reduce((text, piece, index) => {
    const before = pieces[index - 1];
    return before === undefined ? piece.text : `${text}${gapBetween(before, piece)}${piece.text}`;
  }, '');
}

function gapBetween({ x, width, height }: Piece, next: Piece): string {
  const gap = (next.x - x - width) / height;
  if (gap > near.column) return '\t';
  return gap > near.word ? ' ' : '';
}
