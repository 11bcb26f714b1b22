import type { FrameQuestion } from '@alveole/hex-code/detector';
import { lookForCodes } from './look-for-codes.ts';
import { openQrReader } from './read-qr.ts';
import type { ScanAnswer } from './scan-answer.ts';

/** What this file uses of a dedicated worker's global scope. */
interface WorkerScope {
  onmessage: ((event: { readonly data: FrameQuestion }) => void) | null;
  postMessage(answer: ScanAnswer, transfer: readonly unknown[]): void;
}

const scope = globalThis as unknown as WorkerScope;
const qrReader = openQrReader();

/** Reads one frame after the other. */
scope.onmessage = async ({ data: { frame, picture, options } }) => {
  const start = performance.now();
  const seen = await lookForCodes(await qrReader, picture, options);
  scope.postMessage({ frame, ...seen, picture, took: performance.now() - start }, [picture.data.buffer]);
};
