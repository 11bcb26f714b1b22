import { detect } from './detect.ts';
import type { FrameAnswer, FrameQuestion } from './messages.ts';

/** What this file uses of a dedicated worker's global scope. */
interface WorkerScope {
  onmessage: ((event: { readonly data: FrameQuestion }) => void) | null;
  postMessage(answer: FrameAnswer, transfer: readonly unknown[]): void;
  readonly performance: { now(): number };
}

// This file runs in a worker, and the types of a page and of a worker do not go together in one project.
const scope = globalThis as unknown as WorkerScope;

/** Entry of the Web Worker that reads camera frames: `new Worker(new URL('…/worker.ts', import.meta.url), {type: 'module'})`. */
scope.onmessage = ({ data: { frame, picture, options } }) => {
  const start = scope.performance.now();
  const detections = detect(picture, options);
  scope.postMessage({ frame, detections, picture, took: scope.performance.now() - start }, [picture.data.buffer]);
};
