import { createHash } from 'node:crypto';

/** Names a message by what makes it the same: 32 hexadecimal characters. */
export function keyOf(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
