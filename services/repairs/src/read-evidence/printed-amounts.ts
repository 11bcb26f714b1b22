import type { PrintedAmount } from '@alveole/domain';
import { createWorkerPool } from '@alveole/service-kit';
import type { PoolSurroundings, WorkerPoolOptions } from '@alveole/service-kit';

/** What hints need of the text of an invoice. */
export interface PrintedInvoice {
  readonly amounts: readonly PrintedAmount[];
  /** It calls itself an « avoir », or its structured copy does. */
  readonly isCreditNote: boolean;
}

const nothing: PrintedInvoice = { amounts: [], isCreditNote: false };

/** Reads what invoices print, away from the event loop. */
export interface PrintedAmounts {
  /** What the text of a PDF says; nothing of a scan, and of what cannot be read in time: it is then not compared. */
  of(bytes: Uint8Array): Promise<PrintedInvoice>;
  close(): Promise<void>;
}

/** It goes on beside the stamp of the same invoice and ends before that may; a busy service leaves it out. */
const usualBounds = { threads: 1, queue: 16, waitMs: 8_000, timeoutMs: 15_000, tries: 1, memoryMb: 256 } as const;

export function createPrintedAmounts(
  options: PoolSurroundings & Partial<Pick<WorkerPoolOptions, 'timeoutMs'>> = {},
): PrintedAmounts {
  const file = new URL('./printed-amounts.worker.ts', import.meta.url);
  const pool = createWorkerPool<Uint8Array, PrintedInvoice>({
    name: 'printed-amounts',
    file,
    ...usualBounds,
    ...options,
  });
  return { of: (bytes) => pool.run(bytes).catch(() => nothing), close: () => pool.close() };
}
