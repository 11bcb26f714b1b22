import { isAppError } from '@alveole/contracts';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import type { EstablishmentStatus } from '@alveole/domain';
import type { ServiceClient } from '@alveole/service-kit';
import { establishmentOf } from '../record/people.ts';
import type { Establishment } from '../record/people.ts';
import type { SnapshotStore } from './snapshot-store.ts';

/** Establishments as this service knows them; enrolment owns them. */
export function createEstablishments(store: SnapshotStore<EntitySnapshot>, enrolment: ServiceClient) {
  const current = async (id: string): Promise<Establishment> => {
    const snapshot = await enrolment.call(establishmentRoutes.readEntitySnapshot, { params: { id } });
    await store.keep(id, snapshot);
    return establishmentOf(snapshot);
  };
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
    current,
    /** From the projection, asked from the owner before its first event; undefined for one that nobody knows. */
    async statusOf(id: string): Promise<EstablishmentStatus | undefined> {
      const snapshot = (await store.find(id)) ?? (await current(id).catch(noneWhenUnknown));
      return snapshot?.status;
    },
    /** Those of a SIRET, as the projection knows them: a closed account may have been opened anew. */
    idsOfSiret: (siret: string): Promise<string[]> => store.idsWith('siret', siret),
    /** Others that are paid to the same account; the same company, opened anew, is not another one. */
    async sharingIban(id: string): Promise<Establishment[]> {
      const { iban, siret } = (await store.find(id)) ?? {};
      if (!iban) return [];
      const sharing = await store.findAll(await store.idsWith('iban', iban));
      return [...sharing.values()]
        .filter((other) => other.entity_id !== id && other.siret !== siret)
        .map(establishmentOf);
    },
    keep: (snapshot: EntitySnapshot): Promise<boolean> => store.keep(snapshot.entity_id, snapshot),
  };
}

function noneWhenUnknown(failure: unknown): undefined {
  if (isAppError(failure) && failure.code === 'EntityNotFoundException') return undefined;
  throw failure;
}

export type Establishments = ReturnType<typeof createEstablishments>;
