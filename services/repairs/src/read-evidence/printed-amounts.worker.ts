import { amountsOfText, isCreditNoteText, isCreditNoteXml } from '@alveole/domain';
import { unpackPdf } from '@alveole/hex-code/pdf';
import { textOfPdf } from './lines-of-pdf.ts';
import type { PrintedInvoice } from './printed-amounts.ts';

/** What hints need of a PDF's text; nothing else of it leaves the thread. Throws on what is no PDF, or far too much of one. */
export default async function printedOn(bytes: Uint8Array): Promise<PrintedInvoice> {
  const { lines, attached } = await textOfPdf(await unpackPdf(bytes));
  return { amounts: amountsOfText(lines), isCreditNote: isCreditNoteText(lines) || attached.some(isCreditNoteXml) };
}
