import { parseCursor } from '@alveole/persistence';
import type { RefundsPorts } from '../ports.ts';
import type { Payee } from '../record/payee.ts';
import type { RefundLine } from '../record/refund-line.ts';

export interface Refundable {
  readonly line: RefundLine;
  /** Undefined where the establishment is not known: the line must wait. */
  readonly payee: Payee | undefined;
}

/** What waits for its transfer, oldest first, with the account that it would go to. */
export async function listRefundable(
  { lines, payees }: Pick<RefundsPorts, 'lines' | 'payees'>,
  createdAfter?: string,
): Promise<Refundable[]> {
  const page = await lines.page(createdAfter ? parseCursor(createdAfter) : undefined);
  const accounts = await payees.known(page.map(({ entityId }) => entityId));
  return page.map((line) => ({ line, payee: accounts.get(line.entityId) }));
}
