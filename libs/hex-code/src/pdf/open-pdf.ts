import { PDFArray, PDFDocument, PDFName, PDFPage, PDFPageLeaf, PDFPageTree, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { stampRefused } from '../stamp/stamp-refusal.ts';
import { HexCodeError } from '../code-error.ts';
import { withinBudget } from './reading-budget.ts';

/** Reads a PDF. Throws HexCodeError `PDF_ENCRYPTED`, `PDF_BROKEN`, `PDF_TOO_COMPLEX`. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  // The library mends a file that was cut off, and loses without a word what is gone.
  if (!mentions(bytes, '%%EOF')) throw stampRefused('PDF_BROKEN');
  try {
    return await withinBudget(() => PDFDocument.load(bytes, { updateMetadata: false }));
  } catch (failure) {
    if (failure instanceof HexCodeError) throw failure;
    // Encrypted object streams fail as nonsense before the library comes to say why.
    throw stampRefused(mentions(bytes, '/Encrypt') ? 'PDF_ENCRYPTED' : 'PDF_BROKEN');
  }
}

/** The first page, whose content must be there. Throws when the file does not hold together. */
export function firstPage(document: PDFDocument): PDFPage {
  const page = firstBelow(document, document.catalog.Pages(), new Set());
  if (page === undefined || !hasItsContent(page)) throw stampRefused('PDF_BROKEN');
  return page;
}

/** Looks no further than needed, and at each branch once: a small file can name a branch a million times. */
function firstBelow(document: PDFDocument, tree: PDFPageTree, seen: Set<PDFPageTree>): PDFPage | undefined {
  if (seen.has(tree)) return undefined;
  seen.add(tree);
  const kids = tree.Kids();
  for (let index = 0; index < kids.size(); index += 1) {
    const [ref, kid] = [kids.get(index), kids.lookup(index)];
    if (kid instanceof PDFPageLeaf && ref instanceof PDFRef) return PDFPage.of(kid, ref, document);
    const found = kid instanceof PDFPageTree ? firstBelow(document, kid, seen) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A blank page has none; what a page names must be found. */
function hasItsContent({ node }: PDFPage): boolean {
  if (!node.has(PDFName.of('Contents'))) return true;
  const content = node.Contents();
  const streams =
    content instanceof PDFArray ? content.asArray().map((stream) => node.context.lookup(stream)) : [content];
  return streams.every((stream) => stream instanceof PDFStream);
}

function mentions(bytes: Uint8Array, name: string): boolean {
  const codes = Array.from(name, (character) => character.charCodeAt(0));
  for (let at = bytes.indexOf(codes[0]!); at !== -1; at = bytes.indexOf(codes[0]!, at + 1)) {
    if (codes.every((code, index) => bytes[at + index] === code)) return true;
  }
  return false;
}
