import { enrolmentRoutes } from '@alveole/contracts';
import type { EntitySnapshot } from '@alveole/contracts';
import type { ServiceClient } from '@alveole/service-kit';
import { establishmentOf } from '../record/people.ts';
import type { Establishment } from '../record/people.ts';
import type { SnapshotStore } from './snapshot-store.ts';

/** Establishments as this service knows them; enrolment owns them. */
export function createEstablishments(store: SnapshotStore<EntitySnapshot>, enrolment: ServiceClient) {
  return {
    /** From the projection; it may lag behind its owner. */
    async known(id: string): Promise<Establishment | undefined> {
      const snapshot = await store.find(id);
      return snapshot && establishmentOf(snapshot);
    },
    async knownAll(ids: readonly string[]): Promise<ReadonlyMap<string, Establishment>> {
      const snapshots = await store.findAll(ids);
      return new Map([...snapshots].map(([id, snapshot]) => [id, establishmentOf(snapshot)]));
    },
    /** From the owner, over HTTP; the answer is kept. Throws EntityNotFoundException, ServiceUnavailableException. */
    async current(id: string): Promise<Establishment> {
      const snapshot = await enrolment.call(enrolmentRoutes.readEntitySnapshot, { params: { id } });
      await store.keep(id, snapshot);
      return establishmentOf(snapshot);
    },
    keep: (snapshot: EntitySnapshot): Promise<void> => store.keep(snapshot.entity_id, snapshot),
  };
}

export type Establishments = ReturnType<typeof createEstablishments>;
