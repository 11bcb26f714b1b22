import { createCodeReader } from './code-reader.ts';
import type { ScanAnswer } from './scan-answer.ts';
import type { ScanKind } from './scan-kind.ts';
import type { ScanPort } from './scan-port.ts';
import { fileTexts } from './scan.text.ts';

const startWorkerOfBrowser = async (): Promise<ScanPort<ScanAnswer>> =>
  (await import('./start-scan-worker.ts')).startScanWorker() as unknown as ScanPort<ScanAnswer>;

/** Looks for the code of a file: its number, or the value of its O°code. */
export const fileScanBy = (startWorker: () => Promise<ScanPort<ScanAnswer>>): ScanKind => ({
  texts: fileTexts,
  openReader: async () => createCodeReader(await startWorker()),
});

export const fileScan = fileScanBy(startWorkerOfBrowser);
