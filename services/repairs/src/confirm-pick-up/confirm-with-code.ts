import type { OperationData } from '@alveole/contracts/repair';
import { appError } from '@alveole/contracts';
import { codeWithoutSms, liveCodes, smsLimits } from '@alveole/domain';
import type { PickUpProof } from '@alveole/domain';
import type { Effect } from '../record/effect.ts';
import type { RepairRecord, SentCode } from '../record/repair-record.ts';
import type { ProofContext } from '../prove-pick-up/proof-context.ts';

/**
 * VAL: the beneficiary's code closes the pick-up or the session. While the SMS switch is off the placeholder does;
 * staff without a code has given its reason in `operation_comment`, which the rules require. The history keeps which.
 * Throws BadCodeException: wrong, expired, tried five times, or never sent; TransitionRefusedException where the invoice
 * changed since the code went out.
 */
export async function confirmWithCode(context: ProofContext, { code }: OperationData['VAL']): Promise<Effect> {
  const isPlaceholder = !context.facts.smsEnabled && code === codeWithoutSms;
  if (isPlaceholder) return confirmationEffect('sms-off', context.file);
  if (code === undefined) return confirmationEffect('staff', context.file);
  return confirmationEffect(proofOf(await requireCode(context, code)), context.file);
}

function proofOf({ channel, isNamedByClient }: SentCode): PickUpProof {
  if (channel === 'mail') return isNamedByClient ? 'named-mail-code' : 'mail-code';
  return isNamedByClient ? 'named-phone-code' : 'code';
}

/** What closed the pick-up, and the amounts that it is bound to; nothing waits for another answer then. */
export function confirmationEffect(
  proof: PickUpProof,
  { invoiceCents, premiumCents }: Pick<RepairRecord, 'invoiceCents' | 'premiumCents'>,
): Effect {
  const amounts = invoiceCents === undefined || premiumCents === undefined ? {} : { invoiceCents, premiumCents };
  return { clear: ['code', 'link'], details: { proof, ...amounts } };
}

/** The try is counted before the answer is looked at, so that parallel guesses share the five tries. */
async function requireCode({ ports, file, now }: ProofContext, code: string): Promise<SentCode> {
  const pending = await ports.repairs.useTry(file, { now, maxTries: smsLimits.tries });
  const matchingCode =
    pending && liveCodes<SentCode>(pending, now).find(({ hash }) => ports.codes.verify(file.id, code, hash));
  if (matchingCode === undefined)
    throw appError('BadCodeException', 'Bad code.', triesLeftOf(pending ?? file.code, now));
  if (matchingCode.invoiceCents !== undefined && matchingCode.invoiceCents !== file.invoiceCents)
    throw appError('TransitionRefusedException', 'The amounts changed since this code was sent.');
  return matchingCode;
}

/** Of codes that have expired there is nothing left to try. */
function triesLeftOf(pending: RepairRecord['code'], now: Date): { triesLeft?: number } {
  if (pending === undefined || pending.expiresAt <= now) return {};
  return { triesLeft: Math.max(smsLimits.tries - pending.tries, 0) };
}
