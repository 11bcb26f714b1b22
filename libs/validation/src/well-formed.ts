import { plainText } from '@alveole/domain';

/** What no field that a person fills may hold beside what nobody sees: halves of a sign. */
const brokenSigns = /\p{Cs}/u;

/** Whether a text holds only what a person can type and read. */
export function isWellFormed(text: string): boolean {
  return plainText.test(text) && !brokenSigns.test(text);
}
