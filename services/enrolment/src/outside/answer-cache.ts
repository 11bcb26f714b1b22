import { LRUCache } from 'lru-cache';

export interface CacheBounds {
  /** Entries; beyond, those asked for longest ago go. */
  readonly most: number;
  /** Milliseconds. */
  readonly lifetime: number;
}

/**
 * Answers that hardly change, in memory: `forceFetch(key, { context: ask })` answers what is known or asks. Equal
 * questions asked at once share one; a failure is not kept.
 */
export function createAnswerCache<T extends object>(
  { most, lifetime }: CacheBounds,
  clock: Pick<typeof performance, 'now'> = performance,
) {
  return new LRUCache<string, T, () => Promise<T>>({
    max: most,
    ttl: lifetime,
    ttlResolution: 0,
    perf: clock,
    fetchMethod: (_key, _known, { context: ask }) => ask(),
  });
}
