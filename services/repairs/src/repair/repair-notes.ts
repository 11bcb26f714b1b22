import { randomBytes } from 'node:crypto';
import { trusted } from '@alveole/persistence';
import type { QueryFilter } from 'mongoose';
import type { RepairDocument, RepairModel } from './repair-model.ts';
import type { RepairRepository } from './repair-repository.ts';

type Notes = Pick<RepairRepository, 'useTry' | 'markRead' | 'noteDelivery' | 'lockForRefund' | 'replaceSearchTokens'>;
type Filter = QueryFilter<RepairDocument>;

/**
 * Writes beside the procedure: they tell no event and (but for the lock) leave the row_hash as it is,
 * so that what a person has on screen stays writable. Each is one atomic update with its condition.
 */
export function createRepairNotes(model: RepairModel): Notes {
  return {
    async useTry({ id }, { now, mostTries }) {
      const usable = {
        _id: id,
        'code.tries': trusted({ $lt: mostTries }),
        'code.expiresAt': trusted({ $gt: now }),
      } as Filter;
      const counted = await model
        .findOneAndUpdate(usable, { $inc: { 'code.tries': 1 } }, { returnDocument: 'after', projection: { code: 1 } })
        .lean<Pick<RepairDocument, 'code'>>();
      return counted?.code;
    },
    async markRead({ id, rowHash }, reader) {
      const seen = reader === 'repairer' ? { unreadByRepairer: false } : { unreadByStaff: false };
      await model.updateOne({ _id: id, row_hash: rowHash }, { $set: seen });
    },
    async noteDelivery({ repairId, eventId, delivery, at }) {
      const notOlder = [{ 'sms.deliveryAt': trusted({ $exists: false }) }, { 'sms.deliveryAt': trusted({ $lte: at }) }];
      await model.updateOne({ _id: repairId, 'sms.lastEventId': eventId, $or: notOlder } as Filter, {
        $set: { 'sms.delivery': delivery, 'sms.deliveryAt': at },
      });
    },
    async lockForRefund({ refundId, repairIds, at }) {
      const ofBatch = { _id: trusted({ $in: [...new Set(repairIds)] }) };
      const free = {
        ...ofBatch,
        status: trusted({ $in: [5, 11] }),
        toRefundCents: trusted({ $gt: 0 }),
        refundLock: trusted({ $exists: false }),
      } as Filter;
      // A row_hash need only differ from the one before, so one new value serves all: whatever was under way on these files fails.
      await model.updateMany(free, {
        $set: { refundLock: { refundId, at }, row_hash: randomBytes(16).toString('hex'), modifiedAt: at },
        $inc: { sequence: 1 },
      });
      const held = await model
        .find({ ...ofBatch, 'refundLock.refundId': refundId } as Filter, { toRefundCents: 1 })
        .lean<{ _id: string; toRefundCents: number }[]>();
      return held.map(({ _id, toRefundCents }) => ({ id: _id, toRefundCents }));
    },
    async replaceSearchTokens(id, tokens) {
      await model.updateOne({ _id: id }, { $set: { searchTokens: [...tokens] } });
    },
  };
}
