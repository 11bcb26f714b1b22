import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Reads `SEALING_KEY` (32 bytes in base64). Throws a `RangeError` on another length. */
export function sealingKey(base64: string): KeyObject {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== 32) throw new RangeError('A sealing key holds 32 bytes.');
  return createSecretKey(bytes);
}

/**
 * Encrypts a short text (a one-time code that travels in an event) with AES-256-GCM.
 * Answers base64url of nonce, tag and ciphertext; two seals of one text differ.
 */
export function seal(key: KeyObject, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** Opens what `seal` made with the same key. Throws when the text was altered or sealed with another key. */
export function unseal(key: KeyObject, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < nonceBytes + tagBytes) throw new RangeError('Not a sealed text.');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
}
