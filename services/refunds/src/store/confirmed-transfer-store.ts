import { defineSchema, trusted } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import type { ConfirmedTransfer, PayingPair } from '../record/published-payment.ts';

/** `_id` is the end-to-end id. */
interface StoredTransfer {
  _id: string;
  batchId: string;
  entityId: string;
  funderId: string;
  paidOn: string;
  approvedOn: string;
  cents: number;
  repairIds: string[];
}

const schema = defineSchema<StoredTransfer>(
  {
    batchId: { type: String, required: true },
    entityId: { type: String, required: true },
    funderId: { type: String, required: true },
    paidOn: { type: String, required: true },
    approvedOn: { type: String, required: true },
    cents: { type: Number, required: true },
    repairIds: [String],
  },
  [
    { name: 'batchId', fields: { batchId: 1 } },
    { name: 'entityId_funderId', fields: { entityId: 1, funderId: 1 } },
  ],
);

export type ConfirmedTransferStore = ReturnType<typeof createConfirmedTransferStore>;

/** The transfers that the bank confirmed, one by one, so that those of a shop are read without its batches. */
export function createConfirmedTransferStore(database: Database) {
  const model = database.model<StoredTransfer>('confirmed_transfers', schema);
  return {
    /** Puts those of a batch in the place of those that it had. Answers whose payments changed. */
    async replace(batchId: string, transfers: readonly ConfirmedTransfer[]): Promise<readonly PayingPair[]> {
      const former = await model.find({ batchId }).lean<StoredTransfer[]>();
      const standing = new Set(transfers.map(({ reference }) => reference));
      const gone = former.filter(({ _id }) => !standing.has(_id));
      for (const { reference, ...fields } of transfers)
        await model.updateOne(
          { _id: reference },
          { $set: { batchId, ...fields, repairIds: [...fields.repairIds] } },
          { upsert: true },
        );
      await model.deleteMany({ _id: trusted({ $in: gone.map(({ _id }) => _id) }) });
      return [...gone, ...transfers].map(({ entityId, funderId }) => ({ entityId, funderId }));
    },
    async ofPair({ entityId, funderId }: PayingPair): Promise<readonly ConfirmedTransfer[]> {
      const rows = await model.find({ entityId, funderId }).lean<StoredTransfer[]>();
      return rows.map((row) => ({
        reference: row._id,
        entityId: row.entityId,
        funderId: row.funderId,
        paidOn: row.paidOn,
        approvedOn: row.approvedOn,
        cents: row.cents,
        repairIds: row.repairIds,
      }));
    },
  };
}
