import { recoveryRoutes } from '@alveole/contracts/recovery';
import { eachInWords, implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { ownRecoveryToWire, recoveryToWire, wholeRecoveryToWire } from '../wire/recovery-wire.ts';
import { listOwnRecoveries, listRecoveries, readRecovery } from './list-recoveries.ts';

/** Payment requests as staff and their establishments read them. */
export function listRecoveriesRoutes(ports: RefundsPorts): ImplementedRoute[] {
  return [
    implement(recoveryRoutes.listRecoveries, async ({ query }) =>
      eachInWords(
        await listRecoveries(ports, { createdAfter: query.created_after, state: query.state }),
        ({ recovery, owedCents }) => recoveryToWire(recovery, owedCents),
      ),
    ),
    implement(recoveryRoutes.readRecovery, async ({ params }) => {
      const { recovery, owedCents } = await readRecovery(ports, params.id);
      return wholeRecoveryToWire(recovery, owedCents);
    }),
    implement(recoveryRoutes.listOwnRecoveries, async ({ actor }) =>
      eachInWords(await listOwnRecoveries(ports, actor.entityId), ({ recovery, owedCents }) =>
        ownRecoveryToWire(recovery, owedCents),
      ),
    ),
  ];
}
