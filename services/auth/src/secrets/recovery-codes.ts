import type { CodeBinding } from '@alveole/service-kit';
import { hashCode, randomDigits, seal, sealingKey, verifyCode } from '@alveole/service-kit';

const digits = 6;

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;

/** Codes of the recovery mail: hashed for the store, sealed for the mail, bound to their address. */
export function createRecoveryCodes({
  CODE_PEPPER: pepper,
  SEALING_KEY,
}: {
  CODE_PEPPER: string;
  SEALING_KEY: string;
}) {
  const key = sealingKey(SEALING_KEY);
  return {
    draw(mail: string): { codeHash: string; sealedCode: string } {
      const code = randomDigits(digits);
      return { codeHash: hashCode(pepper, code, bindingOf(mail)), sealedCode: seal(key, code) };
    },
    matches: (code: string, mail: string, codeHash: string): boolean =>
      verifyCode(pepper, code, bindingOf(mail), codeHash),
  };
}

const bindingOf = (mail: string): CodeBinding => ({ purpose: 'recover', subject: mail });
