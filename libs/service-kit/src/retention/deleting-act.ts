import type { Database } from '@alveole/persistence';
import type { RetentionAct } from './retention-act.ts';

const dayMs = 24 * 3_600_000;

export interface DeletedRow extends Pick<RetentionAct, 'row' | 'collection' | 'datedBy'> {
  /** Days after the date. */
  readonly days: number;
  /** What goes with a document, and before it. */
  readonly before?: (id: string) => Promise<unknown>;
}

/** Removes documents so many days after their date. */
export function deletingAct(database: Database, { row, collection, datedBy, days, before }: DeletedRow): RetentionAct {
  return {
    row,
    collection,
    datedBy,
    pastTerm: (now) => ({ [datedBy]: { $lt: new Date(now.getTime() - days * dayMs) } }),
    async act({ _id }) {
      await before?.(_id);
      await database.collection(collection).deleteOne({ _id });
      return 'written';
    },
  };
}
