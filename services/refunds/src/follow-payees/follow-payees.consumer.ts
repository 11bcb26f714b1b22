import type { EntitySnapshot } from '@alveole/contracts';
import type { EventHandlers } from '@alveole/messaging';
import type { PayeeRepository } from '../payee/payee-repository.ts';

/** Names and accounts of establishments, as they change. */
export function followPayeesConsumer(payees: Pick<PayeeRepository, 'keep'>): EventHandlers {
  const follow = async ({ data }: { data: { entity: EntitySnapshot } }) => payees.keep(data.entity);
  return {
    'entity.registered': follow,
    'entity.profile-saved': follow,
    'entity.modified': follow,
    'entity.validated': follow,
    'entity.refused': follow,
    'entity.closed': follow,
    'entity.bank-account-changed': follow,
  };
}
