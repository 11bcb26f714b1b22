import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import type { ConsumerSnapshot } from '@alveole/contracts/beneficiary';
import type { ServiceClient } from '@alveole/service-kit';
import { beneficiaryOf } from '../record/people.ts';
import type { Beneficiary } from '../record/people.ts';
import type { SnapshotStore } from './snapshot-store.ts';

/** Beneficiaries as this service knows them; enrolment owns them. */
export function createBeneficiaries(store: SnapshotStore<ConsumerSnapshot>, enrolment: ServiceClient) {
  /** From the owner, over HTTP; the answer is kept. Throws ConsumerNotFoundException, ServiceUnavailableException. */
  async function current(id: string): Promise<Beneficiary> {
    const snapshot = await enrolment.call(beneficiaryRoutes.readConsumerSnapshot, { params: { id } });
    await store.keep(id, snapshot);
    return beneficiaryOf(snapshot);
  }
  return {
    current,
    /** From the projection, else from the owner. */
    async find(id: string): Promise<Beneficiary> {
      const snapshot = await store.find(id);
      return snapshot === undefined ? current(id) : beneficiaryOf(snapshot);
    },
    async knownAll(ids: readonly string[]): Promise<ReadonlyMap<string, Beneficiary>> {
      const snapshots = await store.findAll(ids);
      return new Map([...snapshots].map(([id, snapshot]) => [id, beneficiaryOf(snapshot)]));
    },
    /** Nobody needs the person any more; answers whether this or a later write was unknown until now. */
    forget: (id: string, sequence: number): Promise<boolean> => store.forget(id, sequence),
    /** Answers whether it was unknown until now. */
    keep: (snapshot: ConsumerSnapshot): Promise<boolean> => store.keep(snapshot.consumer_id, snapshot),
  };
}

export type Beneficiaries = ReturnType<typeof createBeneficiaries>;
