import { appError } from '@alveole/contracts';
import { createWorkerPool, WorkFailure } from '@alveole/service-kit';
import type { WorkerPoolOptions } from '@alveole/service-kit';
import type { BankFile } from './bank-line.ts';

/** Reads what a bank sends away from the event loop. */
export interface BankFileReader {
  /** Throws `ValidationException` for what is no file of a bank or takes too much to read, the coded 503 where too many wait. */
  read(content: string): Promise<BankFile>;
  close(): Promise<void>;
}

/** A call ends after 30 s. The longest file that is taken, 2,500 transfers, is read in half a second. */
const usualBounds = { threads: 1, queue: 4, waitMs: 10_000, timeoutMs: 10_000, memoryMb: 256 } as const;

export function createBankFileReader(
  options: Partial<Pick<WorkerPoolOptions, 'metrics' | 'timeoutMs'>> = {},
): BankFileReader {
  const file = new URL('./read-bank-file.worker.ts', import.meta.url);
  const pool = createWorkerPool<string, BankFile | undefined>({ name: 'bank-file', file, ...usualBounds, ...options });
  return {
    async read(content) {
      const read = await pool.run(content).catch(tooMuch);
      if (!read) throw appError('ValidationException', 'content (INVALID): Not a file of the bank');
      return read;
    },
    close: () => pool.close(),
  };
}

/** What took its thread's time or memory is refused; what broke it is nobody's plan. */
function tooMuch(failure: unknown): undefined {
  if (failure instanceof WorkFailure && failure.reason !== 'crash') return undefined;
  throw failure;
}
