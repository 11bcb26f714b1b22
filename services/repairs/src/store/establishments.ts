import { enrolmentRoutes } from '@alveole/contracts';
import type { EntitySnapshot } from '@alveole/contracts';
import type { ServiceClient } from '@alveole/service-kit';
import type { SnapshotStore } from './snapshot-store.ts';

/** Establishments as this service knows them; enrolment owns them. */
export interface Establishments {
  /** From the projection; it may lag behind its owner. */
  known(id: string): Promise<EntitySnapshot | undefined>;
  knownAll(ids: readonly string[]): Promise<ReadonlyMap<string, EntitySnapshot>>;
  /** From the owner, over HTTP; the answer is kept. Throws EntityNotFoundException, ServiceUnavailableException. */
  current(id: string): Promise<EntitySnapshot>;
  keep(snapshot: EntitySnapshot): Promise<void>;
}

export function createEstablishments(store: SnapshotStore<EntitySnapshot>, enrolment: ServiceClient): Establishments {
  return {
    known: (id) => store.find(id),
    knownAll: (ids) => store.findAll(ids),
    async current(id) {
      const snapshot = await enrolment.call(enrolmentRoutes.readEntitySnapshot, { params: { id } });
      await store.keep(id, snapshot);
      return snapshot;
    },
    keep: (snapshot) => store.keep(snapshot.entity_id, snapshot),
  };
}
