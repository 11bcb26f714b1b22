import { insertVersioned, isDuplicateKey, renewIfUnchanged } from '@alveole/persistence';
import type { VersionedUpdate, WriteResult } from '@alveole/persistence';
import { toFields } from './repair-mapping.ts';
import type { RepairDocument, RepairModel } from './repair-model.ts';
import type { EventEnvelope } from '@alveole/contracts';
import type { Author } from '../record/history-record.ts';
import type { EnvelopeMarks } from '../record/file-envelopes.ts';
import type { Operator } from '../record/repair-record.ts';
import type { NewRepair, RepairWrite, VersionRead } from './repair-changes.ts';

export interface Assignment {
  /** Absent, the file is released. */
  readonly operator: Operator | undefined;
  readonly by: Author;
  readonly at: Date;
}

/** Marks of a file beside its procedure. */
export type KeptEnvelopes = Partial<EnvelopeMarks> &
  Partial<Pick<RepairDocument, 'shares' | 'settledShares' | 'settledIds'>>;

type Written = { readonly rowHash: string };

/** The writes of the procedure: one update of one document, conditioned on the version that was read, its events within. */
export function createRepairWrites(model: RepairModel) {
  return {
    /**
     * Answers the rowHash, or `taken` when file number, entitlement, stamp value or local_id went to another file at the same
     * moment; nothing is written then.
     */
    async insert(file: NewRepair, event: EventEnvelope): Promise<Written | 'taken'> {
      try {
        const { rowHash } = await insertVersioned<RepairDocument, 'openedRowHash'>(model, toFields(file), [event]);
        return { rowHash };
      } catch (error) {
        if (isDuplicateKey(error)) return 'taken';
        throw error;
      }
    },
    /** One write on the version that was read. `stale` and `bike-claimed` write nothing. */
    async write(read: VersionRead, change: RepairWrite): Promise<Written | 'stale' | 'bike-claimed'> {
      try {
        return rowHashOf(
          await renewIfUnchanged(model, { _id: read.id, rowHash: read.rowHash }, updateOf(change), change.events),
        );
      } catch (error) {
        if (isDuplicateKey(error, 'claim')) return 'bike-claimed';
        throw error;
      }
    },
    /** Sets what a file takes of envelopes, and who pays it then; whatever was under way on it fails. */
    async keepEnvelopes(read: VersionRead, marks: KeptEnvelopes): Promise<Written | 'stale'> {
      const key = { _id: read.id, rowHash: read.rowHash };
      return rowHashOf(await renewIfUnchanged(model, key, { $set: marks } as VersionedUpdate<RepairDocument>));
    },
    /** Sets the holder and keeps the trace. */
    async assign(read: VersionRead, { operator, by, at }: Assignment): Promise<Written | 'stale'> {
      const assignee = { operatorId: operator?.id ?? null, operatorName: operator?.name ?? null };
      const update = { $set: { ...assignee, modifiedAt: at }, $push: { assignments: { ...assignee, by, at } } };
      return rowHashOf(
        await renewIfUnchanged(
          model,
          { _id: read.id, rowHash: read.rowHash },
          update as VersionedUpdate<RepairDocument>,
        ),
      );
    },
  };
}

function rowHashOf(result: WriteResult<RepairDocument, Pick<RepairDocument, 'rowHash'>>): Written | 'stale' {
  return result.ok ? { rowHash: result.doc.rowHash } : 'stale';
}

/** History grows at its end and is never rewritten. */
function updateOf({
  set,
  entries,
  clear,
  takesClaim,
  freesClaim,
  freesEntitlement,
}: RepairWrite): VersionedUpdate<RepairDocument> {
  const gone = [...clear, ...(freesClaim ? ['claim'] : []), ...(freesEntitlement ? ['entitlement'] : [])];
  return {
    $set: { ...set, ...(takesClaim === undefined ? {} : { claim: takesClaim }) },
    $push: { history: { $each: [...entries] } },
    $addToSet: { operations: { $each: entries.map(({ code }) => code) } },
    ...(gone.length === 0 ? {} : { $unset: Object.fromEntries(gone.map((field) => [field, ''])) }),
  } as VersionedUpdate<RepairDocument>;
}
