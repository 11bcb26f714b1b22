import type { ReasonPurpose } from '@alveole/domain';
import {
  defineSchema,
  findPlain,
  insertVersioned,
  isDuplicateKey,
  versioned,
  writeIfUnchanged,
} from '@alveole/persistence';
import type { Database, Versioned } from '@alveole/persistence';
import { Schema } from 'mongoose';

/** A text that the desk uses again and again, under a name. */
export interface ReviewReason {
  readonly id: string;
  readonly purpose: ReasonPurpose;
  readonly name: string;
  readonly text: string;
}

/** All of them: one document, so that each change is one write. */
export interface ReviewReasons {
  readonly reasons: readonly ReviewReason[];
  /** Absent while nothing was kept. */
  readonly rowHash?: string | undefined;
}

interface ReasonsDocument extends Versioned {
  readonly reasons: readonly ReviewReason[];
}

const onlyId = 'desk';

const schema = versioned(defineSchema<ReasonsDocument>({ reasons: { type: Schema.Types.Mixed, required: true } }));

export const reasonModelOf = (database: Database) => database.model<ReasonsDocument>('review_reasons', schema);

export type ReviewReasonStore = ReturnType<typeof createReviewReasonStore>;

export function createReviewReasonStore(database: Database) {
  const model = reasonModelOf(database);

  async function insert(reasons: readonly ReviewReason[]): Promise<ReviewReasons | undefined> {
    try {
      return toReasons((await insertVersioned(model, { _id: onlyId, reasons })) as ReasonsDocument);
    } catch (error) {
      if (isDuplicateKey(error, '_id_')) return undefined;
      throw error;
    }
  }

  return {
    async read(): Promise<ReviewReasons> {
      const document = await findPlain(model, onlyId);
      return document ? toReasons(document) : { reasons: [] };
    },
    /** Undefined when they are no longer the ones that were read. */
    async save({ reasons, rowHash }: ReviewReasons): Promise<ReviewReasons | undefined> {
      if (rowHash === undefined) return insert(reasons);
      const known = { _id: onlyId, rowHash };
      const outcome = await writeIfUnchanged(model, known, { $set: { reasons } });
      return outcome.ok ? toReasons(outcome.doc) : undefined;
    },
  };
}

function toReasons({ reasons, rowHash }: Pick<ReasonsDocument, 'reasons' | 'rowHash'>): ReviewReasons {
  return { reasons, rowHash };
}
