import { arrayAsString, decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import type { PDFDocument, PDFObject, PDFPage, PDFRef } from '@cantoo/pdf-lib';
import { HexCodeError } from '../code-error.ts';
import { stampRefused } from '../stamp/stamp-refusal.ts';
import { firstPage, openPdf } from './open-pdf.ts';
import { withinBudget } from './reading-budget.ts';

/** Forms within forms; a reader gives up earlier. */
const deepest = 8;

const named = (name: string) => PDFName.of(name);

/**
 * Makes sure that a person can read a PDF: it opens without a password, has a page, and its first page shows something
 * of its own.
 * @throws HexCodeError `PDF_ENCRYPTED`, `PDF_BROKEN`, `PDF_NO_PAGE`, `PDF_FORM_SHELL` (an XFA form, whose page only asks
 * for another program), `PDF_PORTFOLIO` (a cover around attached files), `PDF_BLANK`, `PDF_TOO_COMPLEX`
 */
export async function inspectPdf(bytes: Uint8Array): Promise<void> {
  const document = await openPdf(bytes);
  await withinBudget(async () => inspect(document));
}

function inspect(document: PDFDocument): void {
  const { catalog, context } = document;
  if (context.lookup(catalog.get(named('Collection'))) instanceof PDFDict) throw stampRefused('PDF_PORTFOLIO');
  if (isFormShell(document)) throw stampRefused('PDF_FORM_SHELL');
  if (isBlank(firstPage(document))) throw stampRefused('PDF_BLANK');
}

/** A dynamic XFA form draws itself in its own program; its page holds no field, only a request to wait. */
function isFormShell({ catalog, context }: PDFDocument): boolean {
  const form = context.lookup(catalog.get(named('AcroForm')));
  if (!(form instanceof PDFDict) || !form.has(named('XFA'))) return false;
  const fields = context.lookup(form.get(named('Fields')));
  const isDynamic = String(context.lookup(catalog.get(named('NeedsRendering')))) === 'true';
  return isDynamic || !(fields instanceof PDFArray) || fields.size() === 0;
}

/** Notes and filled fields are drawn as well as the content of the page itself. */
function isBlank({ node }: PDFPage): boolean {
  const annotations = node.context.lookup(node.get(named('Annots')));
  if (annotations instanceof PDFArray && annotations.size() > 0) return false;
  const content = node.context.lookup(node.get(named('Contents')));
  const streams = content instanceof PDFArray ? content.asArray() : [content];
  const resources = dictOf(node, node.getInheritableAttribute(named('Resources')));
  return !streams.some((stream) => paints(node.context.lookup(stream as PDFRef), resources, 0));
}

function dictOf({ context }: Pick<PDFPage['node'], 'context'>, value: PDFObject | undefined): PDFDict | undefined {
  const object = context.lookup(value);
  return object instanceof PDFDict ? object : undefined;
}

/** Text, filled or drawn lines, shadings and pictures within the content (ISO 32000-1, table 51). */
const painting = /(?:^|[\s\])>])(?:Tj|TJ|'|"|f|F|f\*|B|B\*|b|b\*|S|s|sh|EI)(?=[\s]|$)/;
const drawnObject = /\/([^\s/<>[\](){}%]+)\s+Do(?=\s|$)/g;

function paints(stream: PDFObject | undefined, resources: PDFDict | undefined, depth: number): boolean {
  if (!(stream instanceof PDFRawStream) || depth > deepest) return false;
  const content = contentOf(stream);
  // What cannot be unpacked here may well be shown by a reader.
  if (content === undefined || painting.test(content)) return true;
  return [...content.matchAll(drawnObject)].some(([, name = '']) => paintsObject(name, resources, depth));
}

function paintsObject(name: string, resources: PDFDict | undefined, depth: number): boolean {
  const objects = resources && dictOf(resources, resources.get(named('XObject')));
  const object = objects?.context.lookup(objects.get(named(name)));
  if (!(object instanceof PDFRawStream)) return false;
  const subtype = object.dict.context.lookup(object.dict.get(named('Subtype')));
  if (subtype !== named('Form')) return true;
  return paints(object, dictOf(object.dict, object.dict.get(named('Resources'))) ?? resources, depth + 1);
}

function contentOf(stream: PDFRawStream): string | undefined {
  try {
    return arrayAsString(decodePDFRawStream(stream).decode());
  } catch (failure) {
    if (failure instanceof HexCodeError) throw failure;
    return undefined;
  }
}
