import { createWorkerPool } from '@alveole/service-kit';
import type { PoolSurroundings } from '@alveole/service-kit';

/** Tells what pictures look like, away from the event loop. */
export interface ImageHasher {
  /** 64 bits; undefined for a picture without features, and for one that cannot be read in time: it is then not compared. */
  of(bytes: Uint8Array): Promise<string | undefined>;
  close(): Promise<void>;
}

/** As for a stamp; behind these a busy service leaves the look out. */
const bounds = { threads: 1, queue: 16, waitMs: 8_000, timeoutMs: 15_000, tries: 1, memoryMb: 256 } as const;

export function createImageHasher(surroundings: PoolSurroundings = {}): ImageHasher {
  const file = new URL('./image-hash.worker.ts', import.meta.url);
  const pool = createWorkerPool<Uint8Array, string | undefined>({
    name: 'image-hash',
    file,
    ...bounds,
    ...surroundings,
  });
  return { of: (bytes) => pool.run(bytes).catch(() => undefined), close: () => pool.close() };
}
