import type { EntitySnapshot } from '@alveole/contracts/establishment';
import type { RefundsPorts } from '../ports.ts';
import { paidShopOf } from '../record/paid-shop.ts';
import type { AccountGiver } from '../store/payee-store.ts';

type Ports = Pick<RefundsPorts, 'payees' | 'publishedPayments'>;

/** Keeps the name and the account of an establishment; what is older than what is known changes nothing. */
export async function followPayee({ payees, publishedPayments }: Ports, entity: EntitySnapshot): Promise<void> {
  await payees.keep(entity);
  await publishedPayments.tellShop(paidShopOf(entity));
}

/** The same, with whoever gave the account: that person does not approve it. */
export async function followAccount(ports: Ports, entity: EntitySnapshot, giver: AccountGiver): Promise<void> {
  await followPayee(ports, entity);
  const { payees } = ports;
  if (entity.iban !== undefined) await payees.nameGiver(entity.entity_id, entity.iban, giver);
}
