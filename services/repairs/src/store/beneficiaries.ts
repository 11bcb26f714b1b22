import { enrolmentRoutes } from '@alveole/contracts';
import type { ConsumerSnapshot } from '@alveole/contracts';
import type { ServiceClient } from '@alveole/service-kit';
import type { SnapshotStore } from './snapshot-store.ts';

/** Beneficiaries as this service knows them; enrolment owns them. */
export interface Beneficiaries {
  /** From the projection, else from the owner. Throws ConsumerNotFoundException, ServiceUnavailableException. */
  find(id: string): Promise<ConsumerSnapshot>;
  knownAll(ids: readonly string[]): Promise<ReadonlyMap<string, ConsumerSnapshot>>;
  /** From the owner, over HTTP; the answer is kept. */
  current(id: string): Promise<ConsumerSnapshot>;
  keep(snapshot: ConsumerSnapshot): Promise<void>;
}

export function createBeneficiaries(store: SnapshotStore<ConsumerSnapshot>, enrolment: ServiceClient): Beneficiaries {
  const current = async (id: string) => {
    const snapshot = await enrolment.call(enrolmentRoutes.readConsumerSnapshot, { params: { id } });
    await store.keep(id, snapshot);
    return snapshot;
  };
  return {
    find: async (id) => (await store.find(id)) ?? current(id),
    knownAll: (ids) => store.findAll(ids),
    current,
    keep: (snapshot) => store.keep(snapshot.consumer_id, snapshot),
  };
}
