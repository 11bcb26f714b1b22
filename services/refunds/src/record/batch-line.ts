import { hasStandingPayment, wasPaid } from '@alveole/domain';
import { balanceOfAccount } from './share-ledger.ts';
import type { ShareLedger } from './share-ledger.ts';
import type { BatchLine } from './refund-batch.ts';

/** What a batch would pay for a file: all that is due for it. */
export function dueLineOf(account: ShareLedger): BatchLine {
  return lineOf(account, balanceOfAccount(account).dueCents);
}

/** What a batch holds of a file; undefined when it holds nothing of it. */
export function reservedLineOf(account: ShareLedger, batchId: string): BatchLine | undefined {
  const { reservation } = balanceOfAccount(account);
  return reservation?.batchId === batchId ? lineOf(account, reservation.cents) : undefined;
}

function lineOf({ repairId, fileNumber, entityId, entityName, entries }: ShareLedger, cents: number): BatchLine {
  const kind = { wasPaidBefore: wasPaid(entries), isCorrection: hasStandingPayment(entries) };
  return { repairId, fileNumber, entityId, entityName, cents, ...kind };
}
