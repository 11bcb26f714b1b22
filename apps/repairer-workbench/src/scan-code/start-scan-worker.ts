/** Built from `scan.worker.ts` before the remote, and one of the remote's files (`rspack.config.mjs`). */
const file = new URL('../../dist-workers/scan.worker.js', import.meta.url);
/** The binary of the decoder of QR codes, which the worker fetches where the platform has none (ADR 102). */
const decoder = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url);

/** Apart, since only a browser can say where the worker's file stands. */
export function startScanWorker(): Worker {
  return new Worker(file, { name: decoder.href });
}
