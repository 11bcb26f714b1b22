import { appError } from '@alveole/contracts';
import { codeWithoutSms, smsLimits } from '@alveole/domain';
import type { PickUpProof } from '@alveole/domain';
import type { PendingCode } from '../record/repair-record.ts';
import type { Effect, OperationContext } from './effects.ts';
import type { OperationData } from './operation.ts';

/**
 * VAL: the beneficiary's code closes the pick-up or the session. While the SMS switch is off the placeholder does;
 * staff without a code has given its reason in `operation_comment`, which the rules require. The history keeps which.
 * Throws BadCodeException: wrong, expired, tried five times, or never sent.
 */
export async function confirmPickUp(context: OperationContext, { code }: OperationData['VAL']): Promise<Effect> {
  const isPlaceholder = !context.facts.smsEnabled && code === codeWithoutSms;
  if (isPlaceholder) return closedWith('sms-off');
  if (code === undefined) return closedWith('staff');
  const { channel } = await requireCode(context, code);
  return closedWith(channel === 'mail' ? 'mail-code' : 'code');
}

/** What closed the pick-up; nothing waits for another answer then. */
export const closedWith = (proof: PickUpProof): Effect => ({ clear: ['code', 'link'], details: { proof } });

/** The try is counted before the answer is looked at, so that parallel guesses share the five tries. */
async function requireCode({ ports, file, now }: OperationContext, code: string): Promise<PendingCode> {
  const pending = await ports.repairs.useTry(file, { now, mostTries: smsLimits.tries });
  if (pending !== undefined && ports.codes.verify(file.id, code, pending.hash)) return pending;
  throw appError('BadCodeException', 'Bad code.');
}
