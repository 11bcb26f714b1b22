import type { Cursor, Database } from '@alveole/persistence';
import { applyIfNewer, defineSchema, pageRows, trusted } from '@alveole/persistence';
import type { RefundLine } from './refund-line.ts';
import { refundableStatuses } from './refund-line.ts';

export interface LineRepository {
  /** Follows a file; an older sequence changes nothing. */
  keep(line: Omit<RefundLine, 'validated_at' | 'refund_id'>, sequence: number, occurred_at: Date): Promise<void>;
  /** Free and refundable, oldest first. */
  page(after: Cursor | undefined): Promise<RefundLine[]>;
  byIds(repair_ids: readonly string[]): Promise<RefundLine[]>;
  /** Takes those that are free and refundable for a batch; answers what the batch now holds. */
  claim(refund_id: string, repair_ids: readonly string[]): Promise<RefundLine[]>;
  release(refund_id: string, repair_ids: readonly string[]): Promise<void>;
}

interface LineRecord extends Omit<RefundLine, 'repair_id'> {
  _id: string;
  sequence: number;
}

const schema = defineSchema<LineRecord>(
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

const free = { refund_id: null, status: trusted({ $in: [...refundableStatuses] }) };

export function createLineRepository(database: Database): LineRepository {
  const model = database.model('lines', schema);
  return {
    async keep({ repair_id, ...fields }, sequence, occurred_at) {
      await applyIfNewer(model, repair_id, sequence, {
        $set: fields,
        $setOnInsert: { validated_at: occurred_at, refund_id: null },
      });
    },
    async page(after) {
      const newer = after && {
        $or: [
          { validated_at: trusted({ $gt: after.date }) },
          { validated_at: after.date, _id: trusted({ $gt: after.id ?? '' }) },
        ],
      };
      const filter = newer ? { $and: [free, newer] } : free;
      const found = await model.find(filter).sort({ validated_at: 1, _id: 1 }).limit(pageRows).lean<LineRecord[]>();
      return found.map(lineOf);
    },
    async byIds(repair_ids) {
      const found = await model.find({ _id: trusted({ $in: [...repair_ids] }) }).lean<LineRecord[]>();
      return found.map(lineOf);
    },
    async claim(refund_id, repair_ids) {
      const wanted = trusted({ $in: [...repair_ids] });
      await model.updateMany({ _id: wanted, ...free }, { $set: { refund_id } });
      const held = await model.find({ _id: wanted, refund_id }).lean<LineRecord[]>();
      return held.map(lineOf);
    },
    async release(refund_id, repair_ids) {
      await model.updateMany({ _id: trusted({ $in: [...repair_ids] }), refund_id }, { $set: { refund_id: null } });
    },
  };
}

function lineOf({
  _id,
  repair_rozo_id,
  entity_id,
  entity_name,
  gender,
  status,
  cents,
  validated_at,
  refund_id,
}: LineRecord): RefundLine {
  return { repair_id: _id, repair_rozo_id, entity_id, entity_name, gender, status, cents, validated_at, refund_id };
}
