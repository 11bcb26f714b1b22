import { insertVersioned, isDuplicateKey, writeIfUnchanged } from '@alveole/persistence';
import type { VersionedUpdate, WriteResult } from '@alveole/persistence';
import type { RepairDocument, RepairModel } from './repair-model.ts';
import type { RepairRepository, RepairWrite } from './repair-repository.ts';

type Writes = Pick<RepairRepository, 'insert' | 'write' | 'assign'>;

/** The writes of the procedure: one update of one document, conditioned on the version that was read, its events within. */
export function createRepairWrites(model: RepairModel): Writes {
  return {
    async insert({ id, ...file }, event) {
      try {
        const { row_hash } = await insertVersioned(model, { ...file, _id: id, assignments: [] } as never, [event]);
        return { rowHash: row_hash };
      } catch (error) {
        if (isDuplicateKey(error)) return 'taken';
        throw error;
      }
    },
    async write(read, change) {
      try {
        return rowHashOf(
          await writeIfUnchanged(model, { _id: read.id, row_hash: read.rowHash }, updateOf(change), change.events),
        );
      } catch (error) {
        if (isDuplicateKey(error, 'claim')) return 'bike-claimed';
        throw error;
      }
    },
    async assign(read, assignment) {
      const update = {
        $set: { operatorId: assignment.operatorId, modifiedAt: assignment.at },
        $push: { assignments: assignment },
      };
      return rowHashOf(
        await writeIfUnchanged(
          model,
          { _id: read.id, row_hash: read.rowHash },
          update as VersionedUpdate<RepairDocument>,
        ),
      );
    },
  };
}

function rowHashOf(result: WriteResult<RepairDocument>): { rowHash: string } | 'stale' {
  return result.ok ? { rowHash: result.doc.row_hash } : 'stale';
}

/** History grows at its end and is never rewritten. */
function updateOf({
  status,
  modifiedAt,
  set,
  entries,
  clear,
  takeClaim,
  freeClaim,
  freePlace,
}: RepairWrite): VersionedUpdate<RepairDocument> {
  const gone = [...clear, ...(freeClaim ? ['claim'] : []), ...(freePlace ? ['place'] : [])];
  return {
    $set: { status, modifiedAt, ...set, ...(takeClaim === undefined ? {} : { claim: takeClaim }) },
    $push: { history: { $each: [...entries] } },
    $addToSet: { operations: { $each: entries.map(({ code }) => code) } },
    ...(gone.length === 0 ? {} : { $unset: Object.fromEntries(gone.map((field) => [field, ''])) }),
  } as VersionedUpdate<RepairDocument>;
}
