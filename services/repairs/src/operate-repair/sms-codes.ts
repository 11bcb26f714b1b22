import { randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { codeWithoutSms } from '@alveole/domain';
import { hashCode, randomDigits, seal, verifyCode } from '@alveole/service-kit';

/** The short codes and the links of files: drawn, hashed for the file, sealed for the event. */
export function createSmsCodes({ pepper, key }: { readonly pepper: string; readonly key: KeyObject }) {
  const binding = (subject: string) => ({ purpose: 'repair-sms', subject });
  const linkBinding = (subject: string) => ({ purpose: 'repair-link', subject });
  return {
    /** Six random digits, never the placeholder. */
    draw(): string {
      const code = randomDigits(6);
      return code === codeWithoutSms ? this.draw() : code;
    },
    hash: (repairId: string, code: string): string => hashCode(pepper, code, binding(repairId)),
    verify: (repairId: string, code: string, hash: string): boolean =>
      verifyCode(pepper, code, binding(repairId), hash),
    /** 256 random bits for a link, in characters of a URL. */
    drawSecret: (): string => randomBytes(32).toString('base64url'),
    hashSecret: (repairId: string, secret: string): string => hashCode(pepper, secret, linkBinding(repairId)),
    verifySecret: (repairId: string, secret: string, hash: string): boolean =>
      verifyCode(pepper, secret, linkBinding(repairId), hash),
    /** A number or address as the file keeps it, to count messages without holding it. */
    phoneHash: (repairId: string, phone: string): string =>
      hashCode(pepper, phone, { purpose: 'repair-sms-phone', subject: repairId }),
    seal: (code: string): string => seal(key, code),
  };
}

export type SmsCodes = ReturnType<typeof createSmsCodes>;
