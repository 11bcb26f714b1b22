/** The value below which `share` (0 to 1) of the samples lie; 0 without samples. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Milliseconds, as they are printed. */
export const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** How long something took, beside what it answered. Milliseconds. */
export async function timed<T>(work: () => Promise<T>): Promise<{ took: number; answer: T }> {
  const began = performance.now();
  const answer = await work();
  return { took: performance.now() - began, answer };
}
