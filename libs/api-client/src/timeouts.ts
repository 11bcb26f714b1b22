/** Milliseconds after which an answer no longer counts (establishments §9). */
export const timeouts = { GET: 30_000, POST: 10_000, PUT: 10_000, DELETE: 10_000 } as const;
