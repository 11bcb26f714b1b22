import type { EntitySnapshot } from '@alveole/contracts/establishment';
import type { RefundsPorts } from '../ports.ts';
import type { AccountGiver } from '../store/payee-store.ts';

/** Keeps the name and the account of an establishment; what is older than what is known changes nothing. */
export function followPayee({ payees }: Pick<RefundsPorts, 'payees'>, entity: EntitySnapshot): Promise<void> {
  return payees.keep(entity);
}

/** The same, with whoever gave the account: that person does not approve it. */
export async function followAccount(
  { payees }: Pick<RefundsPorts, 'payees'>,
  entity: EntitySnapshot,
  giver: AccountGiver,
): Promise<void> {
  await payees.keep(entity);
  if (entity.iban !== undefined) await payees.nameGiver(entity.entity_id, entity.iban, giver);
}
