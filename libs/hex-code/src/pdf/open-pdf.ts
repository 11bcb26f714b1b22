import { PDFArray, PDFDocument, PDFName, PDFPage, PDFPageLeaf, PDFPageTree, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { stampRefused } from '../stamp/stamp-refusal.ts';
import { HexCodeError } from '../code-error.ts';
import { forgetProtection, mendPdf } from './mend-pdf.ts';
import { withinBudget } from './reading-budget.ts';

/**
 * Reads a PDF as readers do: one that opens without a password though it is protected against changes, one whose catalog
 * or pages do not say what they are. Throws HexCodeError `PDF_ENCRYPTED`, `PDF_BROKEN`, `PDF_TOO_COMPLEX`.
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  // The library mends a file that was cut off, and loses without a word what is gone.
  if (!mentions(bytes, '%%EOF')) throw stampRefused('PDF_BROKEN');
  try {
    return await withinBudget(async () => {
      const document = await PDFDocument.load(bytes, { updateMetadata: false, password: '' });
      forgetProtection(document);
      mendPdf(document);
      return document;
    });
  } catch (failure) {
    if (failure instanceof HexCodeError) throw failure;
    // Encrypted object streams fail as nonsense before the library comes to say why.
    throw stampRefused(mentions(bytes, '/Encrypt') ? 'PDF_ENCRYPTED' : 'PDF_BROKEN');
  }
}

/** The first page, whose content must be there. Throws HexCodeError `PDF_BROKEN`, `PDF_NO_PAGE`. */
export function firstPage(document: PDFDocument): PDFPage {
  const tree = document.catalog?.lookup(PDFName.of('Pages'));
  if (!(tree instanceof PDFPageTree)) throw stampRefused('PDF_BROKEN');
  const page = firstBelow(document, tree, new Set());
  if (page === undefined) throw stampRefused(holdsNothing(tree) ? 'PDF_NO_PAGE' : 'PDF_BROKEN');
  if (!hasItsContent(page)) throw stampRefused('PDF_BROKEN');
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
    const page = kid instanceof PDFPageTree ? firstBelow(document, kid, seen) : undefined;
    if (page !== undefined) return page;
  }
  return undefined;
}

/** A file that was emptied, not one whose pages are lost. */
function holdsNothing(tree: PDFPageTree): boolean {
  const kids = tree.lookup(PDFName.of('Kids'));
  return kids instanceof PDFArray && kids.size() === 0;
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
