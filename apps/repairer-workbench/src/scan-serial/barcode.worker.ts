import './window-of-worker.ts';
import type { FrameQuestion } from '@alveole/hex-code/detector';
import type { BarcodeAnswer } from './barcode-answer.ts';
import { decodeBarcode } from './decode-barcode.ts';

/** What this file uses of a dedicated worker's global scope. */
interface WorkerScope {
  onmessage: ((event: { readonly data: FrameQuestion }) => void) | null;
  postMessage(answer: BarcodeAnswer, transfer: readonly unknown[]): void;
}

// This file runs in a worker, and the types of a page and of a worker do not go together in one project.
const scope = globalThis as unknown as WorkerScope;

/** Reads one frame after the other. */
scope.onmessage = ({ data: { frame, picture } }) => {
  const start = performance.now();
  const barcode = decodeBarcode(picture);
  const took = performance.now() - start;
  scope.postMessage({ frame, detections: [], picture, barcode, took }, [picture.data.buffer]);
};
