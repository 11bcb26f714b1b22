import { confirmationOf } from '@alveole/domain';
import type { Confirmation } from '@alveole/domain';
import type { HistoryRecord } from './history-record.ts';

/** What of a file was confirmed, and what is invoiced. Staff that changes the invoice with a reason answers for it. */
export function confirmationIn(history: readonly HistoryRecord[]): Confirmation {
  return confirmationOf(
    history.map(({ code, author, details: { invoiceCents, premiumCents, comment } }) => ({
      code,
      ...(invoiceCents === undefined ? {} : { invoiceCents }),
      ...(premiumCents === undefined ? {} : { premiumCents }),
      isReasoned: comment !== undefined && author.role === 'ADM',
    })),
  );
}
