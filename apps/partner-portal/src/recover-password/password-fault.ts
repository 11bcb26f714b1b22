import { frenchMessage, refusalNames } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import { triesLeftText } from '@alveole/domain';
import { passwordFailures } from './recover-password.text.ts';

export interface PasswordFault {
  readonly field: 'mail' | 'code';
  readonly text: string;
}

/** Where each refusal of `setpassword` can be mended (establishments §8). */
const fields: Readonly<Record<string, PasswordFault['field']>> = {
  'wrong-email-or-recovery-password': 'code',
  'recovery_password-invalid': 'code',
  'recovery-password-wrong-or-expired': 'code',
  'mail-invalid': 'mail',
};

/** The field that a refused password is about, with the tries that its code has left; undefined when it is about the whole. */
export function passwordFault(failure: unknown): PasswordFault | undefined {
  if (!isAppError(failure)) return undefined;
  const name = refusalNames(failure).find((known) => Object.hasOwn(fields, known));
  if (name === undefined) return undefined;
  const field = fields[name];
  const text = [frenchMessage(failure, passwordFailures), triesLeftText(failure.triesLeft)].filter(Boolean).join('. ');
  return field && { field, text };
}
