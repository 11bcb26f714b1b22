import type { KeyObject } from 'node:crypto';
import { codeWithoutSms } from '@alveole/domain';
import { hashCode, randomDigits, seal, verifyCode } from '@alveole/service-kit';

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
      return code === codeWithoutSms ? this.draw() : code;
    },
    hash: (repairId, code) => hashCode(pepper, code, binding(repairId)),
    verify: (repairId, code, hash) => verifyCode(pepper, code, binding(repairId), hash),
    phoneHash: (repairId, phone) => hashCode(pepper, phone, { purpose: 'repair-sms-phone', subject: repairId }),
    seal: (code) => seal(key, code),
  };
}
