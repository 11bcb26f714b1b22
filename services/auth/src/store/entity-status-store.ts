import type { EntitySnapshot } from '@alveole/contracts';
import { EstablishmentStatus } from '@alveole/domain';
import type { Database } from '@alveole/persistence';
import { applyIfNewer, defineSchema } from '@alveole/persistence';
import type { AskEntity } from '../outside/ask-entity.ts';
import type { Account } from '../record/account.ts';
import { isStaff } from '../record/account.ts';

interface StoredStatus {
  _id: string;
  status: EstablishmentStatus;
  sequence: number;
}

const schema = defineSchema<StoredStatus>({
  status: { type: Number, required: true },
  sequence: { type: Number, required: true },
});

export type EntityStatusStore = ReturnType<typeof createEntityStatusStore>;

/**
 * What auth keeps of establishments: their status, from enrolment's events.
 * @param ask for an establishment that no event has told of yet
 */
export function createEntityStatusStore(database: Database, ask: AskEntity) {
  const model = database.model('entity_statuses', schema);
  /** Keeps the newest; an older sequence changes nothing. */
  const keep = async ({ entity_id, status, sequence }: Pick<EntitySnapshot, 'entity_id' | 'status' | 'sequence'>) => {
    await applyIfNewer(model, entity_id, sequence, { $set: { status } });
  };
  return {
    keep,
    /** Of the establishment of an account; staff belong to none and count as validated. */
    async of(account: Pick<Account, 'entityId' | 'entityGender'>): Promise<EstablishmentStatus> {
      if (isStaff(account)) return EstablishmentStatus.validated;
      const known = await model.findOne({ _id: account.entityId }).lean();
      if (known) return known.status;
      const snapshot = await ask(account.entityId);
      // Accounts were once opened before their establishment was written; one that never was counts as awaiting.
      if (!snapshot) return EstablishmentStatus.registered;
      await keep(snapshot);
      return snapshot.status;
    },
  };
}
