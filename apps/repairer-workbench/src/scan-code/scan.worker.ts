import { detect } from '@alveole/hex-code/detector';
import type { FrameQuestion } from '@alveole/hex-code/detector';
import { openQrReader } from './read-qr.ts';
import type { ScanAnswer } from './scan-answer.ts';

/** What this file uses of a dedicated worker's global scope. */
interface WorkerScope {
  onmessage: ((event: { readonly data: FrameQuestion }) => void) | null;
  postMessage(answer: ScanAnswer, transfer: readonly unknown[]): void;
}

const scope = globalThis as unknown as WorkerScope;
const qrReader = openQrReader();

/** Reads one frame after the other: a QR code first, which is found sooner, else an O°code. */
scope.onmessage = async ({ data: { frame, picture, options } }) => {
  const start = performance.now();
  const qrText = await (await qrReader)(picture);
  const detections = qrText === undefined ? detect(picture, options) : [];
  scope.postMessage({ frame, detections, picture, qrText, took: performance.now() - start }, [picture.data.buffer]);
};
