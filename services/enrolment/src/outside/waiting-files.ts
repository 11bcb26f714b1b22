import { repairRoutes } from '@alveole/contracts/repair';
import type { ServiceClient } from '@alveole/service-kit';

/** Files of repairs, as far as this service asks about them. Throws `ServiceUnavailableException` when repairs does not answer. */
export interface WaitingFiles {
  /** Establishments where a file of a beneficiary waits for his confirmation. */
  shopsOf(consumerId: string, requestId: string): Promise<readonly string[]>;
}

export function createWaitingFiles(repairs: ServiceClient): WaitingFiles {
  return {
    async shopsOf(consumer_id, requestId) {
      return (await repairs.call(repairRoutes.listWaitingShops, { params: { consumer_id } }, { requestId })).entity_ids;
    },
  };
}
