import { isUnreadablePdf } from '@alveole/contracts/media';
import type { UnreadablePdf } from '@alveole/contracts/media';
import { createWorkerPool, WorkFailure } from '@alveole/service-kit';
import type { WorkerPoolOptions } from '@alveole/service-kit';

/** Looks into documents, away from the event loop. */
export interface DocumentInspector {
  /**
   * Why nobody sees anything in a PDF; undefined for one that can be read, and for one that takes too much to find out:
   * whoever reviews the file looks at it. Throws the coded 503 where too many wait.
   */
  faultOf(bytes: Uint8Array): Promise<UnreadablePdf | undefined>;
  close(): Promise<void>;
}

/** As for the stamp of an invoice. */
const bounds = { threads: 1, queue: 16, waitMs: 8_000, timeoutMs: 15_000, memoryMb: 256 } as const;

export function createDocumentInspector({ metrics }: Pick<WorkerPoolOptions, 'metrics'> = {}): DocumentInspector {
  const file = new URL('./inspect-document.worker.ts', import.meta.url);
  const pool = createWorkerPool<Uint8Array, string | undefined>({
    name: 'inspect-document',
    file,
    ...bounds,
    ...(metrics ? { metrics } : {}),
  });
  return {
    faultOf: async (bytes) => {
      const code = await pool.run(bytes).catch(nothingFound);
      return code !== undefined && isUnreadablePdf(code) ? code : undefined;
    },
    close: () => pool.close(),
  };
}

function nothingFound(failure: unknown): undefined {
  if (failure instanceof WorkFailure) return undefined;
  throw failure;
}
