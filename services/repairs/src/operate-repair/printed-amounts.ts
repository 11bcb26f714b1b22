import type { PrintedAmount } from '@alveole/domain';
import { createWorkerPool } from '@alveole/service-kit';
import type { WorkerPoolOptions } from '@alveole/service-kit';

/** Reads what invoices print, away from the event loop. */
export interface PrintedAmounts {
  /** The amounts in the text of a PDF; none of a scan, and of what cannot be read in time: it is then not compared. */
  of(bytes: Uint8Array): Promise<readonly PrintedAmount[]>;
  close(): Promise<void>;
}

/** It goes on beside the stamp of the same invoice and ends before that may; a busy service leaves it out. */
const usualBounds = { threads: 1, queue: 16, waitMs: 8_000, timeoutMs: 15_000, tries: 1, memoryMb: 256 } as const;

export function createPrintedAmounts({
  metrics,
  timeoutMs = usualBounds.timeoutMs,
}: Partial<Pick<WorkerPoolOptions, 'metrics' | 'timeoutMs'>> = {}): PrintedAmounts {
  const file = new URL('./printed-amounts.worker.ts', import.meta.url);
  const pool = createWorkerPool<Uint8Array, readonly PrintedAmount[]>({
    name: 'printed-amounts',
    file,
    ...usualBounds,
    timeoutMs,
    ...(metrics ? { metrics } : {}),
  });
  return { of: (bytes) => pool.run(bytes).catch(() => []), close: () => pool.close() };
}
