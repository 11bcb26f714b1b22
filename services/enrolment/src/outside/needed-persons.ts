import { repairRoutes } from '@alveole/contracts/repair';
import type { ServiceClient } from '@alveole/service-kit';

/** What files of repairs still need. Throws `ServiceUnavailableException` when repairs does not answer. */
export interface NeededPersons {
  /** Of these beneficiaries, those with a file within its term. At most a hundred at a time. */
  of(consumerIds: readonly string[]): Promise<readonly string[]>;
  /** Of these objects of an establishment, those that a file names. */
  objectsOf(entityId: string, keys: readonly string[]): Promise<readonly string[]>;
}

const keysAtOnce = 500;

export function createNeededPersons(repairs: ServiceClient): NeededPersons {
  return {
    async of(ids) {
      return (await repairs.call(repairRoutes.listNeededConsumers, { body: { consumer_ids: [...ids] } })).consumer_ids;
    },
    async objectsOf(entity_id, keys) {
      const named: string[] = [];
      for (let start = 0; start < keys.length; start += keysAtOnce) {
        const body = { entity_id, keys: keys.slice(start, start + keysAtOnce) };
        named.push(...(await repairs.call(repairRoutes.listNamedObjects, { body })).keys);
      }
      return named;
    },
  };
}
