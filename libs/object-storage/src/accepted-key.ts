import { createHash } from 'node:crypto';
import type { Extension } from './file-types.ts';

/** Below this prefix lies what was verified. No upload URL is ever signed for it, so nothing there changes. */
export const ACCEPTED_PREFIX = 'accepted/';

/**
 * `accepted/{uploaded name without extension}/{SHA-256 of the stored bytes}.{extension}`: the name says the content,
 * so accepting the same upload twice writes the same object, and a swapped one gets another name.
 */
export function acceptedKey(name: string, bytes: Uint8Array, extension: Extension): { key: string; sha256: string } {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const stem = name.replace(/\.[A-Za-z]+$/, '').replace(ACCEPTED_PREFIX, '');
  return { key: `${ACCEPTED_PREFIX}${stem}/${sha256}.${extension}`, sha256 };
}
