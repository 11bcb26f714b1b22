import { randomBytes } from 'node:crypto';
import { isRefundPending, repairStatusCodes } from '@alveole/domain';
import { filterOf, trusted } from '@alveole/persistence';
import type { ReadMark } from '../record/read-marks.ts';
import type {
  PendingCode,
  PersonCorrection,
  PhoneCorrection,
  RepairRecord,
  SmsNews,
  SmsRecord,
} from '../record/repair-record.ts';
import { finished } from './repair-queries.ts';
import type { VersionRead } from './repair-changes.ts';
import type { RepairDocument, RepairModel } from './repair-model.ts';

const refundPending = repairStatusCodes.filter(isRefundPending);

export interface DeliveryNote {
  readonly repairId: string;
  /** Of the message that the report is about. */
  readonly eventId: string;
  readonly delivery: NonNullable<SmsRecord['delivery']>;
  readonly at: Date;
}

export interface RungNote extends SmsNews {
  readonly repairId: string;
  /** Of the message that the report is about. */
  readonly eventId: string;
}

export interface RefundLocks {
  readonly funderId: string;
  readonly batchId: string;
  readonly repairIds: readonly string[];
  readonly at: Date;
}

/** A file with the sums that it keeps. */
export interface LockedSums extends Pick<RepairRecord, 'id' | 'shares'> {
  readonly premiumCents: number;
}

/**
 * Writes beside the procedure: they tell no event and (but for the lock) leave the rowHash as it is,
 * so that what a person has on screen stays writable. Each is one atomic update with its condition.
 */
export function createRepairNotes(model: RepairModel) {
  return {
    /** Counts one answer to the pending code; undefined when there is none, or it has expired or was tried too often. */
    async useTry(
      { id }: Pick<RepairRecord, 'id'>,
      { now, maxTries }: { readonly now: Date; readonly maxTries: number },
    ): Promise<PendingCode | undefined> {
      const usable = filterOf<RepairDocument>({
        _id: id,
        'code.tries': trusted({ $lt: maxTries }),
        'code.expiresAt': trusted({ $gt: now }),
      });
      const counted = await model
        .findOneAndUpdate(usable, { $inc: { 'code.tries': 1 } }, { returnDocument: 'after', projection: { code: 1 } })
        .lean<Pick<RepairDocument, 'code'>>();
      return counted?.code;
    },
    /** The reader has seen what was written in this version; of two who look at once the first is kept. */
    async markRead({ id, rowHash }: VersionRead, mark: ReadMark): Promise<void> {
      const { by, upTo } = mark;
      const unmarked = trusted({ $not: { $elemMatch: { by, upTo } } });
      await model.updateOne(filterOf<RepairDocument>({ _id: id, rowHash, reads: unmarked }), {
        $set: by === 'repairer' ? { unreadByRepairer: false } : { unreadByStaff: false },
        $push: { reads: mark },
      });
    },
    /** Each rung of a message once, whichever message of the file it is about. */
    async noteRung({ repairId, eventId, ...rung }: RungNote): Promise<void> {
      const untold = { eventId, 'rungs.state': trusted({ $ne: rung.state }) };
      await model.updateOne(filterOf<RepairDocument>({ _id: repairId, 'sms.sends': trusted({ $elemMatch: untold }) }), {
        $push: { 'sms.sends.$.rungs': rung },
      });
    },
    /** Reports on an earlier message, or older than the known one, change nothing. */
    async noteDelivery({ repairId, eventId, delivery, at }: DeliveryNote): Promise<void> {
      const notOlder = [{ 'sms.deliveryAt': trusted({ $exists: false }) }, { 'sms.deliveryAt': trusted({ $lte: at }) }];
      await model.updateOne(filterOf<RepairDocument>({ _id: repairId, 'sms.lastEventId': eventId, $or: notOlder }), {
        $set: { 'sms.delivery': delivery, 'sms.deliveryAt': at },
      });
    },
    /**
     * Locks what waits for its refund for a batch of a funder, whatever the batches of others hold; answers every file of
     * the list that this batch holds, with the sums that it keeps.
     */
    async lockForRefund({ funderId, batchId, repairIds, at }: RefundLocks): Promise<LockedSums[]> {
      const ofBatch = { _id: trusted({ $in: [...new Set(repairIds)] }) };
      const free = filterOf<RepairDocument>({
        ...ofBatch,
        status: trusted({ $in: [...refundPending] }),
        premiumCents: trusted({ $gt: 0 }),
        'refundLocks.funderId': trusted({ $ne: funderId }),
      });
      // A rowHash need only differ from the one before, so one new value serves all: whatever was under way on these files fails.
      await model.updateMany(free, {
        $push: { refundLocks: { funderId, batchId, at } },
        $set: { rowHash: randomBytes(16).toString('hex'), modifiedAt: at },
        $inc: { sequence: 1 },
      });
      const assigned = await model
        .find(filterOf<RepairDocument>({ ...ofBatch, 'refundLocks.batchId': batchId }), { premiumCents: 1, shares: 1 })
        .lean<(Omit<LockedSums, 'id'> & { _id: string })[]>();
      return assigned.map(({ _id, premiumCents, shares }) => ({ id: _id, premiumCents, shares }));
    },
    /** Of files that still wait for their refund; the shares that it paid keep the name of their batch. */
    async releaseRefundLocks({ batchId, repairIds, at }: Omit<RefundLocks, 'funderId'>): Promise<void> {
      const ofFiles = { _id: trusted({ $in: [...new Set(repairIds)] }) };
      const locked = filterOf<RepairDocument>({
        ...ofFiles,
        refundLocks: trusted({ $elemMatch: { batchId, paidAt: { $exists: false } } }),
        status: trusted({ $in: [...refundPending] }),
      });
      await model.updateMany(locked, {
        $pull: { refundLocks: { batchId } },
        $set: { rowHash: randomBytes(16).toString('hex'), modifiedAt: at },
        $inc: { sequence: 1 },
      });
      // A file without a lock has no list of them: what asks for free files asks an index whether there is one.
      await model.updateMany(filterOf<RepairDocument>({ ...ofFiles, refundLocks: [] }), {
        $unset: { refundLocks: 1 },
      });
    },
    /** The share that this batch holds was paid. */
    async notePaidShare(id: string, batchId: string, at: Date): Promise<void> {
      const unpaid = trusted({ $elemMatch: { batchId, paidAt: { $exists: false } } });
      await model.updateOne(filterOf<RepairDocument>({ _id: id, refundLocks: unpaid }), {
        $set: { 'refundLocks.$.paidAt': at },
      });
    },
    /** On every file of a person that is not finished, once for its event. */
    async notePhoneCorrection(consumerId: string, correction: PhoneCorrection): Promise<void> {
      const open = filterOf<RepairDocument>({
        consumerId,
        status: trusted({ $nin: finished }),
        'phoneCorrections.eventId': trusted({ $ne: correction.eventId }),
      });
      await model.updateMany(open, { $push: { phoneCorrections: correction } });
    },
    /** On every file of a person that is not forgotten, once for its event. */
    async notePersonCorrection(consumerId: string, correction: PersonCorrection): Promise<void> {
      const named = filterOf<RepairDocument>({
        consumerId,
        'retention.personsAt': trusted({ $exists: false }),
        'personCorrections.eventId': trusted({ $ne: correction.eventId }),
      });
      await model.updateMany(named, { $push: { personCorrections: correction } });
    },
    async replaceSearchTokens(id: string, tokens: readonly string[]): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { searchTokens: [...tokens] } });
    },
  };
}
