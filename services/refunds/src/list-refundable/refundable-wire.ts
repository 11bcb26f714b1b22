import type { RefundableRepair } from '@alveole/contracts/refund';
import { dueLineOf } from '../record/batch-line.ts';
import { lineToWire, toldFunderId } from '../wire/batch-wire.ts';
import type { Refundable } from './list-refundable.ts';

/** A file that waits for its transfer, and why it must wait longer when its establishment cannot be paid. */
export function refundableToWire({ account, blockedBy, accountChangedBy }: Refundable): RefundableRepair {
  return {
    ...lineToWire(dueLineOf(account), blockedBy),
    funder_id: toldFunderId(account),
    gender: account.kind,
    status: account.status,
    validated_at: account.validatedAt.toISOString(),
    promised_at: account.promisedAt.toISOString(),
    account_changed_by_id: accountChangedBy,
  };
}
