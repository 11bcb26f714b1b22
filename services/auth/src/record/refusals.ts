import { appError } from '@alveole/contracts';
import type { Decision } from '@alveole/domain';

/** The decision's value; a refusal is thrown under its code. */
export function orRefuse<T>(decision: Decision<T>): T {
  if (decision.ok) return decision.value;
  throw appError(decision.refusal.code, decision.refusal.message);
}

export const mailTaken = () => appError('MailNotAvailableException', 'This mail is already used.');
export const unknownUser = () => appError('NotFoundException', 'Unknown user.');
export const changedMeanwhile = () =>
  appError('EntityVersionMismatchException', 'The account was changed by somebody else.');
