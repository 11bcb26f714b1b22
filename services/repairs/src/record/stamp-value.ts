import { webcrypto } from 'node:crypto';
import { drawValue } from '@alveole/hex-code';

/** The value of a new O°code: 63 random bits as a decimal string. */
export function newStampValue(): string {
  return drawValue((words) => webcrypto.getRandomValues(words));
}
