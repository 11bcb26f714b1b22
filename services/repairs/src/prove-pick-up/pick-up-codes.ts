import { randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { codeWithoutSms } from '@alveole/domain';
import { hashCode, randomDigits, seal, verifyCode } from '@alveole/service-kit';
import type { PickUpCodes } from '../ports.ts';

/** Hashes are keyed by the pepper and bound to their file; what travels in an event is sealed by the key. */
export function createPickUpCodes({ pepper, key }: { readonly pepper: string; readonly key: KeyObject }): PickUpCodes {
  const binding = (subject: string) => ({ purpose: 'repair-sms', subject });
  const linkBinding = (subject: string) => ({ purpose: 'repair-link', subject });
  const draw = (): string => {
    const code = randomDigits(6);
    return code === codeWithoutSms ? draw() : code;
  };
  return {
    draw,
    hash: (repairId, code) => hashCode(pepper, code, binding(repairId)),
    verify: (repairId, code, hash) => verifyCode(pepper, code, binding(repairId), hash),
    drawSecret: () => randomBytes(32).toString('base64url'),
    hashSecret: (repairId, secret) => hashCode(pepper, secret, linkBinding(repairId)),
    verifySecret: (repairId, secret, hash) => verifyCode(pepper, secret, linkBinding(repairId), hash),
    phoneHash: (repairId, address) => hashCode(pepper, address, { purpose: 'repair-sms-phone', subject: repairId }),
    seal: (secret) => seal(key, secret),
  };
}
