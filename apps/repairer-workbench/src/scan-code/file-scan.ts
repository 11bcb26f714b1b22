import { createCodeReader } from './code-reader.ts';
import type { FilePort } from './code-reader.ts';
import type { ScanKind } from './scan-kind.ts';
import { fileTexts } from './scan.text.ts';
import { warmUp } from './warm-up.ts';

// A worker of the browser is a port whose messages have no type.
const startWorkerOfBrowser = async (): Promise<FilePort> =>
  (await import('./start-scan-worker.ts')).startScanWorker() as unknown as FilePort;

/** Looks for the code of a file: its number, or the value of its O°code. */
export const fileScanBy = (startWorker: () => Promise<FilePort>): ScanKind => ({
  texts: fileTexts,
  isWantedAhead: true,
  openReader: async () => {
    const reader = createCodeReader(await startWorker());
    await warmUp(reader);
    return reader;
  },
});

export const fileScan = fileScanBy(startWorkerOfBrowser);
