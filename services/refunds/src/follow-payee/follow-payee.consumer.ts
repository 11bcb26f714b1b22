import type { EntitySnapshot } from '@alveole/contracts/establishment';
import type { EventHandlers } from '@alveole/messaging';
import type { RefundsPorts } from '../ports.ts';
import { followAccount, followPayee } from './follow-payee.ts';

/** Every event of an establishment carries it whole. */
export function followPayeeConsumer(
  ports: Pick<RefundsPorts, 'payees' | 'publishedPayments' | 'forgottenPayments' | 'now'>,
) {
  const follow = ({ data }: { data: { entity: EntitySnapshot } }) => followPayee(ports, data.entity);
  return {
    'entity.registered': follow,
    'entity.profile-saved': follow,
    'entity.modified': follow,
    'entity.validated': follow,
    'entity.refused': follow,
    'entity.closed': follow,
    'entity.anonymised': async ({ data: { entity } }: { data: { entity: EntitySnapshot } }) => {
      await followPayee(ports, entity);
      await ports.forgottenPayments.emptyPayee(entity.entity_id, ports.now());
    },
    'entity.bank-account-changed': ({ data: { entity, actor } }) =>
      followAccount(ports, entity, { userId: actor.user_id, isStaff: actor.role !== 'REP' }),
  } satisfies EventHandlers;
}
