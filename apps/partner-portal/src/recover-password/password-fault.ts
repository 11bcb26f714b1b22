import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import { triesLeftText } from '@alveole/domain';
import { passwordFailures } from './recover-password.text.ts';

export interface PasswordFault {
  readonly field: 'mail' | 'code';
  readonly text: string;
}

/** Where each refusal of `setpassword` can be mended (establishments §8). */
const fields: Readonly<Record<string, PasswordFault['field']>> = {
  'Wrong email or recovery_password.': 'code',
  'recovery_password (INVALID): Invalid characters': 'code',
  'Recovery_password wrong or expired.': 'code',
  'mail (INVALID): Invalid email': 'mail',
};

/** The field that a refused password is about, with the tries that its code has left; undefined when it is about the whole. */
export function passwordFault(failure: unknown): PasswordFault | undefined {
  if (!isAppError(failure) || !Object.hasOwn(fields, failure.message)) return undefined;
  const field = fields[failure.message];
  const text = [frenchMessage(failure, passwordFailures), triesLeftText(failure.triesLeft)].filter(Boolean).join('. ');
  return field && { field, text };
}
