import { HexCodeError } from '@alveole/hex-code';
import { inspectPdf } from '@alveole/hex-code/pdf';

/** The code of what is wrong with a PDF; undefined for one that a person can read. An error would lose its code between threads. */
export default async function inspect(bytes: Uint8Array): Promise<string | undefined> {
  try {
    await inspectPdf(bytes);
    return undefined;
  } catch (failure) {
    if (failure instanceof HexCodeError) return failure.code;
    throw failure;
  }
}
