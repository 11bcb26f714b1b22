/** Milliseconds that an answer may take (establishments §9). */
export const patience = { GET: 30_000, POST: 10_000, PUT: 10_000, DELETE: 10_000 } as const;
