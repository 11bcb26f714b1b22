import type { KeyObject } from 'node:crypto';
import { hashCode, randomDigits, seal, verifyCode } from '@alveole/service-kit';

/** The codes of registrations: bound to the purpose, the establishment's id and the mail. */
export interface RegistrationCodes {
  draw(): string;
  hash(code: string, entityId: string, mail: string): string;
  matches(code: string, entityId: string, mail: string, hash: string): boolean;
  /** For the event that asks for the mail. */
  sealed(code: string): string;
}

/** @param pepper `CODE_PEPPER`; @param key made of `SEALING_KEY` */
export function createRegistrationCodes(pepper: string, key: KeyObject): RegistrationCodes {
  const binding = (entityId: string, mail: string) => ({ purpose: 'register', subject: `${entityId} ${mail}` });
  return {
    draw: () => randomDigits(6),
    hash: (code, entityId, mail) => hashCode(pepper, code, binding(entityId, mail)),
    matches: (code, entityId, mail, hash) => verifyCode(pepper, code, binding(entityId, mail), hash),
    sealed: (code) => seal(key, code),
  };
}
