import type { EntitySnapshot } from '@alveole/contracts';
import { isAppError } from '@alveole/contracts';
import type { Database } from '@alveole/persistence';
import { applyIfNewer, defineSchema } from '@alveole/persistence';
import type { Account } from '../account/account.ts';

type EstablishmentStatus = EntitySnapshot['status'];

/** What auth keeps of establishments: their status, from enrolment's events. */
export interface EntityStatuses {
  /** Of the establishment of an account; staff belong to none and count as validated. */
  of(account: Pick<Account, 'entity_id' | 'entity_gender'>): Promise<EstablishmentStatus>;
  /** Keeps the newest; an older sequence changes nothing. */
  keep(entity: Pick<EntitySnapshot, 'entity_id' | 'status' | 'sequence'>): Promise<void>;
}

interface StatusRecord {
  _id: string;
  status: EstablishmentStatus;
  sequence: number;
}

const schema = defineSchema<StatusRecord>({
  status: { type: Number, required: true },
  sequence: { type: Number, required: true },
});

const firstStaffGender = 9;

/** @param ask reads the snapshot from enrolment, for an establishment that no event has told of yet */
export function createEntityStatuses(
  database: Database,
  ask: (entity_id: string) => Promise<EntitySnapshot>,
): EntityStatuses {
  const model = database.model('entity_statuses', schema);
  const keep: EntityStatuses['keep'] = async ({ entity_id, status, sequence }) => {
    await applyIfNewer(model, entity_id, sequence, { $set: { status } });
  };
  return {
    keep,
    async of({ entity_id, entity_gender }) {
      if (entity_gender >= firstStaffGender) return 1;
      const known = await model.findOne({ _id: entity_id }).lean();
      if (known) return known.status;
      const snapshot = await ask(entity_id).catch(whenUnregistered);
      if (!snapshot) return 0;
      await keep(snapshot);
      return snapshot.status;
    },
  };
}

/** Registration opens the account before the establishment is written: until then it counts as awaiting. */
function whenUnregistered(error: unknown): undefined {
  if (isAppError(error) && (error.code === 'EntityNotFoundException' || error.kind === 'unavailable')) return undefined;
  throw error;
}
