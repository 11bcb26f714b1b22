import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** A code belongs to one purpose and one subject: the same digits elsewhere have another hash. */
export interface CodeBinding {
  /** For example `register`, `recover`, `repair-sms`. */
  readonly purpose: string;
  /** Whom it was given to: a mail address, a repair id. */
  readonly subject: string;
}

/** `count` digits, each drawn evenly by the system's random source; leading zeros stay. */
export function randomDigits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('');
}

/** HMAC-SHA-256 (hex) of a short code under the pepper: a stolen database does not give the codes. */
export function hashCode(pepper: string, code: string, binding: CodeBinding): string {
  return createHmac('sha256', pepper)
    .update(JSON.stringify([binding.purpose, binding.subject, code]))
    .digest('hex');
}

/** Compares in constant time. False for another code, purpose, subject or pepper, and for a malformed hash. */
export function verifyCode(pepper: string, code: string, binding: CodeBinding, hash: string): boolean {
  const expected = Buffer.from(hashCode(pepper, code, binding), 'hex');
  const given = Buffer.from(hash, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
