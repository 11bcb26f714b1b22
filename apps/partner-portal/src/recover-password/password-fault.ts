import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
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

/** The field that a refused password is about; undefined when it is about the whole. */
export function passwordFault(failure: unknown): PasswordFault | undefined {
  const field = isAppError(failure) && Object.hasOwn(fields, failure.message) ? fields[failure.message] : undefined;
  return field && { field, text: frenchMessage(failure, passwordFailures) };
}
