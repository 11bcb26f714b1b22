import type { EventEnvelope } from '@alveole/contracts';
import type { Cursor, Database, Plain } from '@alveole/persistence';
import { findPlain, insertVersioned, takePage, trusted, writeIfUnchanged } from '@alveole/persistence';
import type { RefundBatch } from '../record/refund-batch.ts';
import type { BatchChanges } from './batch-mapping.ts';
import { changedFields, draftFields, toBatch } from './batch-mapping.ts';
import { batchModelOf } from './batch-model.ts';
import type { StoredBatch } from './batch-model.ts';

const referencesAtOnce = 500;

export type BatchStore = ReturnType<typeof createBatchStore>;

export type Draft = Pick<RefundBatch, 'batchId' | 'funderId' | 'lines' | 'debtor' | 'draftedBy' | 'draftedAt'>;

export function createBatchStore(database: Database) {
  const model = batchModelOf(database);
  return {
    async insert(draft: Draft, event: EventEnvelope): Promise<RefundBatch> {
      return toBatch(await insertVersioned(model, { _id: draft.batchId, ...draftFields(draft) }, [event]));
    },
    async find(batchId: string): Promise<RefundBatch | undefined> {
      const storedBatch = await findPlain(model, batchId);
      return storedBatch && toBatch(storedBatch);
    },
    /** The batches of these transfers, however many there are. */
    async byReferences(references: readonly string[]): Promise<RefundBatch[]> {
      const batches = new Map<string, RefundBatch>();
      for (let from = 0; from < references.length; from += referencesAtOnce) {
        const some = trusted({ $in: references.slice(from, from + referencesAtOnce) });
        const rows = await model.find({ 'transfers.reference': some }, { outbox: 0 }).lean<Plain<StoredBatch>[]>();
        for (const row of rows) batches.set(row._id, toBatch(row));
      }
      return [...batches.values()];
    },
    /** Those that the bank has and has not answered wholly. */
    async exported(): Promise<RefundBatch[]> {
      const rows = await model.find({ state: 'exported' }, { outbox: 0 }).lean<Plain<StoredBatch>[]>();
      return rows.map(toBatch);
    },
    /** Those that were drafted since, and of which the bank has told every transfer. */
    async confirmedSince(since: Date): Promise<RefundBatch[]> {
      const filter = { state: 'confirmed' as const, createdAt: trusted({ $gte: since }) };
      return (await model.find(filter, { outbox: 0 }).lean<Plain<StoredBatch>[]>()).map(toBatch);
    },
    /** Newest first; those that paid an establishment when it is named. */
    async page(before: Cursor | undefined, entityId?: string): Promise<RefundBatch[]> {
      const filter = entityId === undefined ? {} : { 'transfers.entityId': entityId };
      return (await takePage<StoredBatch, Plain<StoredBatch>>(model, { before, filter })).map(toBatch);
    },
    /** Those that pay from the account of a funder, newest first. */
    async pageOfFunder(before: Cursor | undefined, funderId: string): Promise<RefundBatch[]> {
      const request = { before, filter: { funderId } };
      return (await takePage<StoredBatch, Plain<StoredBatch>>(model, request)).map(toBatch);
    },
    /** Those whose transfers open data do not have as they stand. @param except ids of those that are left out */
    async unpublished(count: number, except: readonly string[]): Promise<RefundBatch[]> {
      const filter = { isPublished: false, _id: trusted({ $nin: [...except] }) };
      return (await model.find(filter, { outbox: 0 }).limit(count).lean<Plain<StoredBatch>[]>()).map(toBatch);
    },
    /** Unless somebody wrote it since it was read. */
    async markPublished({ batchId, rowHash }: RefundBatch): Promise<void> {
      await model.updateOne({ _id: batchId, rowHash }, { $set: { isPublished: true } });
    },
    /** One write on the version that was read; undefined when somebody else wrote first. */
    async write(
      { batchId, rowHash }: RefundBatch,
      changes: BatchChanges,
      events: readonly EventEnvelope[] = [],
    ): Promise<RefundBatch | undefined> {
      const key = { _id: batchId, rowHash };
      const written = await writeIfUnchanged(model, key, { $set: changedFields(changes) }, events);
      return written.ok ? toBatch(written.doc) : undefined;
    },
  };
}
