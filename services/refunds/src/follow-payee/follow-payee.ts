import type { EntitySnapshot } from '@alveole/contracts';
import type { RefundsPorts } from '../ports.ts';

/** Keeps the name and the account of an establishment; what is older than what is known changes nothing. */
export function followPayee({ payees }: Pick<RefundsPorts, 'payees'>, entity: EntitySnapshot): Promise<void> {
  return payees.keep(entity);
}
