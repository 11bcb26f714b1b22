import type { Cursor, Database } from '@alveole/persistence';
import { rowsPerPage } from '@alveole/domain';
import { applyIfNewer, defineSchema, trusted } from '@alveole/persistence';
import type { FollowedLine, RefundLine } from '../record/refund-line.ts';
import { refundableStatuses } from '../record/refund-line.ts';

interface StoredLine {
  _id: string;
  sequence: number;
  repair_rozo_id: string;
  entity_id: string;
  entity_name: string;
  gender: RefundLine['kind'];
  status: RefundLine['status'];
  cents: number;
  validated_at: Date;
  refund_id: string | null;
}

const schema = defineSchema<StoredLine>(
  {
    sequence: { type: Number, required: true },
    repair_rozo_id: { type: String, required: true },
    entity_id: { type: String, required: true },
    entity_name: { type: String, required: true },
    gender: { type: Number, required: true },
    status: { type: Number, required: true },
    cents: { type: Number, required: true },
    validated_at: { type: Date, required: true },
    refund_id: { type: String, default: null },
  },
  [{ name: 'free_oldest', fields: { refund_id: 1, status: 1, validated_at: 1, _id: 1 } }],
);

export const lineModelOf = (database: Database) => database.model('lines', schema);

const free = { refund_id: null, status: trusted({ $in: [...refundableStatuses] }) };

export type LineStore = ReturnType<typeof createLineStore>;

export function createLineStore(database: Database) {
  const model = lineModelOf(database);
  return {
    /** Follows a file; an older sequence changes nothing. */
    async keep(line: FollowedLine, sequence: number, occurredAt: Date): Promise<void> {
      await applyIfNewer(model, line.repairId, sequence, {
        $set: storedFields(line),
        $setOnInsert: { validated_at: occurredAt, refund_id: null },
      });
    },
    /** Free and refundable, oldest first. */
    async page(after: Cursor | undefined): Promise<RefundLine[]> {
      const filter = after ? { $and: [free, newerThan(after)] } : free;
      const found = await model.find(filter).sort({ validated_at: 1, _id: 1 }).limit(rowsPerPage).lean<StoredLine[]>();
      return found.map(toLine);
    },
    async byIds(repairIds: readonly string[]): Promise<RefundLine[]> {
      return (await model.find({ _id: trusted({ $in: [...repairIds] }) }).lean<StoredLine[]>()).map(toLine);
    },
    /** Takes those that are free and refundable for a batch; answers what the batch now holds. */
    async hold(refundId: string, repairIds: readonly string[]): Promise<RefundLine[]> {
      const wanted = trusted({ $in: [...repairIds] });
      await model.updateMany({ _id: wanted, ...free }, { $set: { refund_id: refundId } });
      return (await model.find({ _id: wanted, refund_id: refundId }).lean<StoredLine[]>()).map(toLine);
    },
    async release(refundId: string, repairIds: readonly string[]): Promise<void> {
      const held = { _id: trusted({ $in: [...repairIds] }), refund_id: refundId };
      await model.updateMany(held, { $set: { refund_id: null } });
    },
  };
}

function newerThan({ date, id = '' }: Cursor) {
  return {
    $or: [{ validated_at: trusted({ $gt: date }) }, { validated_at: date, _id: trusted({ $gt: id }) }],
  };
}

function storedFields({ fileNumber, entityId, entityName, kind, status, cents }: FollowedLine) {
  return {
    repair_rozo_id: fileNumber,
    entity_id: entityId,
    entity_name: entityName,
    gender: kind,
    status,
    cents,
  };
}

function toLine({ _id, validated_at, refund_id, ...row }: StoredLine): RefundLine {
  return {
    repairId: _id,
    fileNumber: row.repair_rozo_id,
    entityId: row.entity_id,
    entityName: row.entity_name,
    kind: row.gender,
    status: row.status,
    cents: row.cents,
    validatedAt: validated_at,
    refundId: refund_id ?? undefined,
  };
}
