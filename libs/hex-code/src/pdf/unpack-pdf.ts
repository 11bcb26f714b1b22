import { decodePDFRawStream, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import type { PDFContext, PDFDocument, PDFRef } from '@cantoo/pdf-lib';
import { HexCodeError } from '../code-error.ts';
import { openPdf } from './open-pdf.ts';
import { withinBudget } from './reading-budget.ts';

/** Entries that say how a stream is packed. */
const packing = ['Filter', 'DecodeParms', 'Length'] as const;
const nothing = new Uint8Array();

/**
 * A copy of a PDF for a reader that has no bounds of its own: nothing in it is packed, so a few kilobytes cannot become
 * gigabytes there. It has no pictures, and nothing that text is never packed by.
 * @throws HexCodeError `PDF_ENCRYPTED`, `PDF_BROKEN`, `PDF_TOO_COMPLEX`
 */
export async function unpackPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await openPdf(bytes);
  await withinBudget(async () => unpackStreams(document));
  return document.save({ useObjectStreams: false, updateFieldAppearances: false, addDefaultPage: false });
}

function unpackStreams({ context }: PDFDocument): void {
  for (const [ref, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFRawStream) unpackStream(context, ref, object);
}

function unpackStream(context: PDFContext, ref: PDFRef, stream: PDFRawStream): void {
  const type = nameIn(stream, 'Type');
  // What they held was read when the file was opened; it is written anew.
  if (type === 'ObjStm' || type === 'XRef') return void context.delete(ref);
  const content = nameIn(stream, 'Subtype') === 'Image' ? nothing : contentOf(stream);
  for (const key of packing) stream.dict.delete(PDFName.of(key));
  context.assign(ref, PDFRawStream.of(stream.dict, content));
}

function contentOf(stream: PDFRawStream): Uint8Array {
  try {
    return decodePDFRawStream(stream).decode();
  } catch (failure) {
    if (failure instanceof HexCodeError) throw failure;
    return nothing;
  }
}

function nameIn({ dict }: PDFRawStream, key: string): string | undefined {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : undefined;
}
