export interface BoundedCache<T> {
  /** The known answer, or the one being fetched, or a new one. A failed fetch is not kept. */
  get(key: string, fetchValue: () => Promise<T>): Promise<T>;
}

export interface CacheBounds {
  /** Entries; beyond, those asked for longest ago go. */
  readonly most: number;
  /** Milliseconds. */
  readonly lifetime: number;
}

/** Answers that hardly change, in memory; equal questions asked at once share one fetch. */
export function createBoundedCache<T>({ most, lifetime }: CacheBounds, now: () => number = Date.now): BoundedCache<T> {
  const entries = new Map<string, { readonly until: number; readonly value: Promise<T> }>();
  const keep = (key: string, entry: { readonly until: number; readonly value: Promise<T> }) => {
    entries.delete(key);
    entries.set(key, entry);
    const oldest = entries.size > most ? entries.keys().next().value : undefined;
    if (oldest !== undefined) entries.delete(oldest);
    return entry.value;
  };
  return {
    get(key, fetchValue) {
      const known = entries.get(key);
      if (known && known.until > now()) return keep(key, known);
      const value = fetchValue();
      const entry = { until: now() + lifetime, value };
      value.catch(() => entries.get(key) === entry && entries.delete(key));
      return keep(key, entry);
    },
  };
}
