import type { KeyObject } from 'node:crypto';
import { hashCode, randomDigits, seal, verifyCode } from '@alveole/service-kit';

/** The codes that show who asks for his data: bound to the purpose and the request. */
export interface IdentityCodes {
  draw(): string;
  hash(code: string, requestId: string): string;
  matches(code: string, requestId: string, hash: string): boolean;
  /** What an event carries: a code, where it goes, or what the desk wrote. */
  sealed(text: string): string;
}

/** @param pepper `CODE_PEPPER`; @param key made of `SEALING_KEY` */
export function createIdentityCodes(pepper: string, key: KeyObject): IdentityCodes {
  const binding = (subject: string) => ({ purpose: 'person-request', subject });
  return {
    draw: () => randomDigits(6),
    hash: (code, requestId) => hashCode(pepper, code, binding(requestId)),
    matches: (code, requestId, hash) => verifyCode(pepper, code, binding(requestId), hash),
    sealed: (text) => seal(key, text),
  };
}
