import type { RefundsPorts } from '../ports.ts';
import { isAboutAccount } from '@alveole/domain';

/**
 * Holds the accounts that the bank refused by an answer about the account itself, before their files are due again: no
 * batch takes them in between. A repetition changes nothing.
 */
export async function noteRefusals(
  { batches, payees }: Pick<RefundsPorts, 'batches' | 'payees'>,
  batchId: string,
  entityIds: readonly string[],
): Promise<void> {
  const batch = await batches.find(batchId);
  const transfers = batch?.transfers.filter(({ entityId }) => entityIds.includes(entityId)) ?? [];
  for (const { entityId, iban, reference, reason, settledAt: at } of transfers)
    if (reason !== undefined && at !== undefined && isAboutAccount(reason))
      await payees.refuse(entityId, { iban, reason, reference, at });
}
