import { hasStandingPayment, wasPaid } from '@alveole/domain';
import { balanceOfAccount } from './file-account.ts';
import type { FileAccount } from './file-account.ts';
import type { BatchLine } from './refund-batch.ts';

/** What a batch would pay for a file: all that is due for it. */
export function dueLineOf(account: FileAccount): BatchLine {
  return lineOf(account, balanceOfAccount(account).dueCents);
}

/** What a batch holds of a file; undefined when it holds nothing of it. */
export function heldLineOf(account: FileAccount, batchId: string): BatchLine | undefined {
  const { held } = balanceOfAccount(account);
  return held?.batchId === batchId ? lineOf(account, held.cents) : undefined;
}

function lineOf({ repairId, fileNumber, entityId, entityName, entries }: FileAccount, cents: number): BatchLine {
  const kind = { wasPaidBefore: wasPaid(entries), isCorrection: hasStandingPayment(entries) };
  return { repairId, fileNumber, entityId, entityName, cents, ...kind };
}
