import { amountsOfText } from '@alveole/domain';
import type { PrintedAmount } from '@alveole/domain';
import { unpackPdf } from '@alveole/hex-code/pdf';
import { linesOfPdf } from './lines-of-pdf.ts';

/** The amounts in the text of a PDF; nothing else of it leaves the thread. Throws on what is no PDF, or far too much of one. */
export default async function amountsOf(bytes: Uint8Array): Promise<PrintedAmount[]> {
  return amountsOfText(await linesOfPdf(await unpackPdf(bytes)));
}
