import type { KeyObject } from 'node:crypto';
import { hashCode, randomDigits, seal, verifyCode } from '@alveole/service-kit';

/** Sent in the place of a code while the SMS switch is off. */
export const placeholderCode = '000000';

export const smsRules = {
  /** Life of a code. */
  codeMinutes: 10,
  /** Wrong answers that a code survives. */
  tries: 5,
  /** Messages to one number for one file: the page sends one; a lost page or a code that ran out may ask again. */
  perNumber: 3,
  /** Seconds between two messages to one number. */
  spacingSeconds: 60,
} as const;

/** The short codes of files: drawn, hashed for the file, sealed for the event. */
export interface SmsCodes {
  /** Six random digits, never the placeholder. */
  draw(): string;
  hash(repairId: string, code: string): string;
  verify(repairId: string, code: string, hash: string): boolean;
  /** A number as the file keeps it, to count messages without holding it. */
  phoneHash(repairId: string, phone: string): string;
  seal(code: string): string;
}

export function createSmsCodes({ pepper, key }: { readonly pepper: string; readonly key: KeyObject }): SmsCodes {
  const binding = (subject: string) => ({ purpose: 'repair-sms', subject });
  return {
    draw() {
      const code = randomDigits(6);
      return code === placeholderCode ? this.draw() : code;
    },
    hash: (repairId, code) => hashCode(pepper, code, binding(repairId)),
    verify: (repairId, code, hash) => verifyCode(pepper, code, binding(repairId), hash),
    phoneHash: (repairId, phone) => hashCode(pepper, phone, { purpose: 'repair-sms-phone', subject: repairId }),
    seal: (code) => seal(key, code),
  };
}
