import type { EntitySnapshot } from '@alveole/contracts/establishment';
import { EstablishmentStatus, isClosed } from '@alveole/domain';
import type { Database } from '@alveole/persistence';
import { applyIfNewer, defineSchema } from '@alveole/persistence';
import type { AskEntity } from '../outside/ask-entity.ts';
import type { Standing } from '../record/session.ts';
import type { Account } from '../record/account.ts';
import { isFunder, isStaff } from '../record/account.ts';

interface StoredStatus {
  _id: string;
  status: EstablishmentStatus;
  needsConditions: boolean;
  needsTerms: boolean;
  sequence: number;
}

type EntityNews = Pick<EntitySnapshot, 'entity_id' | 'status' | 'sequence' | 'conditions_accepted' | 'terms_accepted'>;

const schema = defineSchema<StoredStatus>({
  status: { type: Number, required: true },
  needsConditions: { type: Boolean, default: false },
  needsTerms: { type: Boolean, default: false },
  sequence: { type: Number, required: true },
});

export type EntityStatusStore = ReturnType<typeof createEntityStatusStore>;

/**
 * What auth keeps of establishments: their status and their answers to the conditions, from enrolment's events.
 * @param ask for an establishment that no event has told of yet
 */
export function createEntityStatusStore(database: Database, ask: AskEntity) {
  const model = database.model('entity_statuses', schema);
  /** Keeps the newest; an older sequence changes nothing. */
  const keep = async (news: EntityNews) => {
    const { status, needsConditions, needsTerms } = standingIn(news);
    const fields = { status, needsConditions, needsTerms };
    await applyIfNewer(model, news.entity_id, news.sequence, { $set: fields });
  };
  const known = async (entityId: string): Promise<Standing | undefined> => {
    const document = await model.findOne({ _id: entityId }).lean();
    if (document)
      return {
        status: document.status,
        needsConditions: document.needsConditions ?? false,
        needsTerms: document.needsTerms ?? false,
      };
    const snapshot = await ask(entityId);
    if (!snapshot) return undefined;
    await keep(snapshot);
    return standingIn(snapshot);
  };
  return {
    keep,
    /** Of an establishment; undefined when nobody knows it. */
    statusOf: async (entityId: string) => (await known(entityId))?.status,
    /** Of the establishment of an account; staff and funders belong to none and count as validated. */
    async of(account: Pick<Account, 'entityId' | 'entityGender'>): Promise<Standing> {
      if (isStaff(account) || isFunder(account)) return nothingAwaited(EstablishmentStatus.validated);
      // Accounts were once opened before their establishment was written; one that never was counts as awaiting.
      return (await known(account.entityId)) ?? nothingAwaited(EstablishmentStatus.registered);
    },
  };
}

function standingIn({ status, conditions_accepted, terms_accepted = true }: EntityNews): Standing {
  return isClosed(status)
    ? nothingAwaited(status)
    : { status, needsConditions: !conditions_accepted, needsTerms: !terms_accepted };
}

const nothingAwaited = (status: EstablishmentStatus): Standing => ({
  status,
  needsConditions: false,
  needsTerms: false,
});
