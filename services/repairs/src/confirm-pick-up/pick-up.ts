import { appError } from '@alveole/contracts';
import { isIncomplete, smsLimits } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { RepairRecord } from '../record/repair-record.ts';

/** What a beneficiary is asked to confirm, or has confirmed, with a link. */
export interface PickUp {
  readonly file: RepairRecord;
  readonly isConfirmed: boolean;
  /** As they stood when the link was sent. */
  readonly invoiceCents: number;
  readonly premiumCents: number;
  readonly expiresAt: Date;
}

/**
 * The pick-up behind a link. Throws BadCodeException for one that has expired, was replaced or never was, and
 * TransitionRefusedException where the invoice changed behind it, or the file went on without it.
 */
export async function pickUpOf({ repairs, codes, now }: RepairsPorts, token: string): Promise<PickUp> {
  const [repairId = '', secret = ''] = token.split('.');
  const file = await repairs.byId(repairId);
  const isMade = (hash: string | undefined): boolean =>
    hash !== undefined && codes.verifySecret(repairId, secret, hash);
  const pickUp = file && (isMade(file.link?.hash) ? asked(file) : confirmed(file, isMade));
  if (pickUp === undefined || pickUp.expiresAt <= now()) throw appError('BadCodeException', 'This link is not valid.');
  if (!pickUp.isConfirmed) requireUnchanged(pickUp);
  return pickUp;
}

function asked(file: RepairRecord): PickUp | undefined {
  return file.link && { file, isConfirmed: false, ...file.link };
}

/** A link that has served is known for as long as it would have been open: an answer may have been lost. */
function confirmed(file: RepairRecord, isMade: (hash: string | undefined) => boolean): PickUp | undefined {
  const entry = file.history.find(({ details, sentHash }) => details.proof === 'link' && isMade(sentHash));
  if (entry === undefined) return undefined;
  const { invoiceCents = 0, premiumCents = 0 } = entry.details;
  const expiresAt = new Date(entry.recordedAt.getTime() + smsLimits.linkLifetimeMs);
  return { file, isConfirmed: true, invoiceCents, premiumCents, expiresAt };
}

/** What is confirmed is what the page shows. */
function requireUnchanged({ file, invoiceCents, premiumCents }: PickUp): void {
  if (!isIncomplete(file.status) && !file.confirmationDue)
    throw appError('TransitionRefusedException', 'The repair went on without this link.');
  if (file.invoiceCents !== invoiceCents || file.premiumCents !== premiumCents)
    throw appError('TransitionRefusedException', 'The amounts changed since this link was sent.');
}
