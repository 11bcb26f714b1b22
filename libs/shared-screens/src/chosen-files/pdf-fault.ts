import { isUnreadablePdf } from '@alveole/contracts/media';
import { pdfTexts } from '@alveole/api-client';

/** What a phone reads within a moment; the service looks at a heavier one. Bytes. */
const readHere = 3_000_000;

/**
 * Why nobody would see anything in a PDF, in words; undefined for one that can be read, and for one that is not judged
 * here: it is heavy or damaged, or its reader could not be loaded. The service judges each again.
 */
export async function pdfFault(file: Blob): Promise<string | undefined> {
  if (file.size > readHere) return undefined;
  try {
    const { inspectPdf } = await import(/* webpackChunkName: "pdf-inspector" */ '@alveole/hex-code/pdf');
    await inspectPdf(new Uint8Array(await file.arrayBuffer()));
    return undefined;
  } catch (failure) {
    const { code } = failure as { code?: unknown };
    return typeof code === 'string' && isUnreadablePdf(code) ? pdfTexts[code] : undefined;
  }
}
