import { PDFArray, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';
import type { PDFPage } from '@cantoo/pdf-lib';
import { stampRefused } from '../stamp/stamp-refusal.ts';
import { boundDecoding } from './bound-decoding.ts';

/** Reads a PDF. Throws HexCodeError `PDF_ENCRYPTED`, `PDF_BROKEN`. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  boundDecoding();
  // The library mends a file that was cut off, and loses without a word what is gone.
  if (!mentions(bytes, '%%EOF')) throw stampRefused('PDF_BROKEN');
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false });
  } catch {
    // Encrypted object streams fail as nonsense before the library comes to say why.
    throw stampRefused(mentions(bytes, '/Encrypt') ? 'PDF_ENCRYPTED' : 'PDF_BROKEN');
  }
}

/** The first page, whose content must be there. Throws when the file does not hold together. */
export function firstPage(document: PDFDocument): PDFPage {
  const [page] = document.getPages();
  if (page === undefined || !hasItsContent(page)) throw stampRefused('PDF_BROKEN');
  return page;
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
