import { appError } from '@alveole/contracts';
import { bankFileFaults } from '@alveole/contracts/refund';
import { createWorkerPool, WorkFailure } from '@alveole/service-kit';
import type { PoolSurroundings, WorkerPoolOptions } from '@alveole/service-kit';
import type { BankFile, BankFileFault } from '../record/bank-line.ts';

/** Reads what a bank sends away from the event loop. */
export interface BankFileReader {
  /**
   * The messages of a file, of which a ZIP holds several. Throws `ValidationException` for what is no file of a bank or
   * takes too much memory, the coded 503 where too many wait or the machine is too slow.
   *
   * @param content its text, or its bytes
   */
  read(content: string | Uint8Array): Promise<readonly BankFile[]>;
  close(): Promise<void>;
}

/** A call ends after 30 s. The longest file that is taken, 2,500 transfers, is read in half a second. */
const usualBounds = { threads: 1, queue: 4, waitMs: 8_000, timeoutMs: 10_000, memoryMb: 256 } as const;

export function createBankFileReader(
  options: PoolSurroundings & Partial<Pick<WorkerPoolOptions, 'timeoutMs'>> = {},
): BankFileReader {
  const file = new URL('./read-bank-file.worker.ts', import.meta.url);
  type Read = readonly BankFile[] | BankFileFault;
  const pool = createWorkerPool<string | Uint8Array, Read>({ name: 'bank-file', file, ...usualBounds, ...options });
  return {
    async read(content) {
      const read = await pool.run(content).catch(tooMuch);
      if (typeof read === 'string') throw unreadable(bankFileFaults[read]);
      return read;
    },
    close: () => pool.close(),
  };
}

/** What took its thread's memory is refused for what it holds; a slow machine says nothing of that. */
function tooMuch(failure: unknown): BankFileFault {
  if (failure instanceof WorkFailure && failure.reason === 'memory') return 'unknown';
  throw failure;
}

function unreadable({ id, message }: { readonly id: string; readonly message: string }) {
  return appError('ValidationException', message, { refusal: id });
}
