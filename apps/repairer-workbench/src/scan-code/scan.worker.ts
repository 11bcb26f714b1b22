import type { FrameQuestion, Picture } from '@alveole/hex-code/detector';
import { lookForCodes } from './look-for-codes.ts';
import { openWasmDecoder } from './open-wasm-decoder.ts';
import { detectorOfPlatform } from './platform-detector.ts';
import { openQrReader } from './read-qr.ts';
import type { ScanAnswer } from './scan-answer.ts';
import { createFrameCopier } from './whole-frame.ts';

/** What this file uses of a dedicated worker's global scope. */
interface WorkerScope {
  /** The page names the worker by the address of the decoder's binary. */
  readonly name: string;
  onmessage: ((event: { readonly data: FrameQuestion<Picture | VideoFrame> }) => void) | null;
  postMessage(answer: ScanAnswer, transfer: readonly unknown[]): void;
}

// This file runs in a worker, and the types of a page and of a worker do not go together in one project.
const scope = globalThis as unknown as WorkerScope;
const qrReader = openQrReader(detectorOfPlatform(), () => openWasmDecoder(scope.name));
const copyOf = createFrameCopier();

/** Reads one frame after the other. */
scope.onmessage = async ({ data: { frame, picture: shot, options } }) => {
  const start = performance.now();
  const isWhole = !('data' in shot);
  const picture = isWhole ? await copyOf(shot) : shot;
  const seen = await lookForCodes(await qrReader, picture, options);
  const answer = { frame, ...seen, took: performance.now() - start };
  if (isWhole) scope.postMessage(answer, []);
  else scope.postMessage({ ...answer, picture }, [picture.data.buffer]);
};
