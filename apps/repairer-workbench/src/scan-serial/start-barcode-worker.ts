/** Built from `barcode.worker.ts` before the remote, and one of the remote's files (`rspack.config.mjs`). */
const file = new URL('../../dist-workers/barcode.worker.js', import.meta.url);

/** Apart, since only a browser can say where the worker's file stands. */
export function startBarcodeWorker(): Worker {
  return new Worker(file);
}
