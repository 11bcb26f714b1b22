import { HexCodeError } from '@alveole/hex-code';
import { inspectPdf, stampPdf } from '@alveole/hex-code/pdf';
import type { Stamp, StampedFile } from '@alveole/hex-code/pdf';

export interface PdfToStamp {
  readonly bytes: Uint8Array;
  readonly stamp: Stamp;
}

/** An error would lose its code between threads. */
export type StampedPdf = { readonly file: StampedFile } | { readonly refusal: string };

/** Reading a PDF is JavaScript: it runs in a thread, never where calls are answered. What nobody could read gets no stamp. */
export default async function stamp({ bytes, stamp }: PdfToStamp): Promise<StampedPdf> {
  try {
    await inspectPdf(bytes);
    return { file: await stampPdf(bytes, stamp) };
  } catch (failure) {
    if (failure instanceof HexCodeError) return { refusal: failure.code };
    throw failure;
  }
}
