import { personRequestRoutes } from '@alveole/contracts/person-request';
import type { WirePersonAccount, WirePersonFile } from '@alveole/contracts/person-request';
import type { RouteResult } from '@alveole/contracts';
import type { ServiceClient } from '@alveole/service-kit';

type Deliveries = RouteResult<typeof personRequestRoutes.findPersonDeliveries>['deliveries'];
type Payments = RouteResult<typeof personRequestRoutes.findPersonPayments>;

/** How many of the things that should be gone were, and how many are still there. */
export interface Forgetting {
  readonly forgotten: number;
  readonly remaining: number;
}

/** What the other services hold of a person, each asked for its own store. Throws `ServiceUnavailableException` where one is away. */
export interface PersonTraces {
  filesOf(consumerIds: readonly string[]): Promise<readonly WirePersonFile[]>;
  accountsOf(mails: readonly string[], userIds: readonly string[]): Promise<readonly WirePersonAccount[]>;
  deliveriesTo(recipients: readonly string[]): Promise<Deliveries>;
  paymentsOf(repairIds: readonly string[], entityIds: readonly string[]): Promise<Payments>;
  forgetFiles(consumerIds: readonly string[]): Promise<Forgetting>;
  forgetAccounts(userIds: readonly string[]): Promise<Forgetting>;
  forgetDeliveries(recipients: readonly string[]): Promise<Forgetting>;
}

export interface TraceClients {
  readonly auth: ServiceClient;
  readonly repairs: ServiceClient;
  readonly notifications: ServiceClient;
  readonly refunds: ServiceClient;
}

const nothing: Forgetting = { forgotten: 0, remaining: 0 };

/** Nobody is asked about nothing. */
export function createPersonTraces({ auth, repairs, notifications, refunds }: TraceClients): PersonTraces {
  const routes = personRequestRoutes;
  return {
    async filesOf(ids) {
      if (ids.length === 0) return [];
      return (await repairs.call(routes.findPersonFiles, { body: { consumer_ids: [...ids] } })).files;
    },
    async accountsOf(mails, userIds) {
      if (mails.length + userIds.length === 0) return [];
      const body = { mails: [...mails], user_ids: [...userIds] };
      return (await auth.call(routes.findPersonAccounts, { body })).accounts;
    },
    async deliveriesTo(recipients) {
      if (recipients.length === 0) return [];
      return (await notifications.call(routes.findPersonDeliveries, { body: { recipients: [...recipients] } }))
        .deliveries;
    },
    async paymentsOf(repairIds, entityIds) {
      if (repairIds.length + entityIds.length === 0) return { payments: [], payees: [] };
      const body = { repair_ids: [...repairIds], entity_ids: [...entityIds] };
      return refunds.call(routes.findPersonPayments, { body });
    },
    async forgetFiles(ids) {
      if (ids.length === 0) return nothing;
      return repairs.call(routes.forgetPersonFiles, { body: { consumer_ids: [...ids] } });
    },
    async forgetAccounts(userIds) {
      if (userIds.length === 0) return nothing;
      return auth.call(routes.forgetPersonAccounts, { body: { user_ids: [...userIds] } });
    },
    async forgetDeliveries(recipients) {
      if (recipients.length === 0) return nothing;
      return notifications.call(routes.forgetPersonDeliveries, { body: { recipients: [...recipients] } });
    },
  };
}
