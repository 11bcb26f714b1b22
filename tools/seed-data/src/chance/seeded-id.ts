import { createHash } from 'node:crypto';

/** An identifier in the form of a UUID that says the same for the same words, so that a second seed finds the first. */
export function seededId(...words: readonly string[]): string {
  const hex = createHash('sha256')
    .update(['alveole-demo', ...words].join('/'))
    .digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
