import { StandardFonts } from '@cantoo/pdf-lib';
import type { PDFDocument } from '@cantoo/pdf-lib';
import { HexCodeError } from '../code-error.ts';
import { placeStamp } from '../stamp/place-stamp.ts';
import { amountText } from '../stamp/stamp.ts';
import type { Stamp, StampedFile } from '../stamp/stamp.ts';
import { stampRefused } from '../stamp/stamp-refusal.ts';
import { firstPage, openPdf } from './open-pdf.ts';
import { stampOperators } from './stamp-operators.ts';
import { visiblePage } from './visible-page.ts';

/** Width of a stamped code, in millimetres. */
const CODE_SIZE = 20;

/**
 * Stamps the code and the amount at the upper right of the first page, as its reader sees it. The answer tells where,
 * in millimetres from the upper left corner of that page. The same file and stamp give the same bytes.
 * @throws HexCodeError `PDF_ENCRYPTED`, `PDF_BROKEN`, `PDF_TOO_COMPLEX`, `PDF_TOO_SMALL`, `AMOUNT_INVALID`
 */
export async function stampPdf(bytes: Uint8Array, stamp: Stamp): Promise<StampedFile> {
  const text = amountText(stamp);
  const document = await openPdf(bytes);
  try {
    const { code, amount } = await drawStamp(document, stamp, text);
    return {
      bytes: await document.save({ updateFieldAppearances: false, addDefaultPage: false }),
      code: { x: code.x, y: code.y },
      amount: { x: amount.x, y: amount.y },
    };
  } catch (failure) {
    throw failure instanceof HexCodeError ? failure : stampRefused('PDF_BROKEN');
  }
}

async function drawStamp(document: PDFDocument, { dots, vatLines: vatTexts = [] }: Stamp, text: string) {
  const page = firstPage(document);
  const { matrix, ...extent } = visiblePage(page.node);
  const place = placeStamp(extent, CODE_SIZE, vatTexts.length);
  if (place === undefined) throw stampRefused('PDF_TOO_SMALL');
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  const fontKey = page.node.newFontDictionary(font.name, font.ref).asString().slice(1);
  page.pushOperators(...stampOperators({ dots, place, text, vatTexts, font, fontKey }, matrix));
  return place;
}
