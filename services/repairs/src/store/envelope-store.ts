import type { EventEnvelope } from '@alveole/contracts';
import { boundCentsOf, noSums, takenBy, usedCentsOf, weekOf } from '@alveole/domain';
import type { EnvelopeSums } from '@alveole/domain';
import { filterOf, insertVersioned, isDuplicateKey, trusted, updateOf, writeIfUnchanged } from '@alveole/persistence';
import { envelopeIdOf } from '../record/envelope-record.ts';
import type { EnvelopeRecord, PendingChange } from '../record/envelope-record.ts';
import type { EnvelopeDocument, EnvelopeModel } from './envelope-model.ts';

/** The amount of an envelope as a version of the campaign gives it. */
export interface GivenAmount {
  readonly campaignId: string;
  readonly campaignVersion: number;
  readonly funderId: string;
  readonly amountCents: number;
}

const withoutOutbox = { outbox: 0 } as const;

/**
 * The accounts of envelopes. What a change adds is taken by one conditional update, before its file is written; what it
 * frees is freed once the file is written. Whoever dies between leaves a pending change, which tells what to look at.
 */
export function createEnvelopeStore(model: EnvelopeModel) {
  /** The change as it is pending; false where it is not, since it was settled or given back. */
  async function end({ id: _id }: Pick<EnvelopeRecord, 'id'>, change: PendingChange, moved: Moved): Promise<boolean> {
    const pending = filterOf<EnvelopeDocument>({ _id, 'pendingChanges.id': change.id });
    const update = updateOf<EnvelopeDocument>({ $inc: moved, $pull: { pendingChanges: { id: change.id } } });
    return (await model.updateOne(pending, update)).matchedCount === 1;
  }

  return {
    /** Of a campaign, by funder. */
    async ofCampaign(campaignId: string): Promise<ReadonlyMap<string, EnvelopeRecord>> {
      const documents = await model.find({ campaignId }, withoutOutbox).lean<EnvelopeDocument[]>();
      return new Map(documents.map((document) => [document.funderId, toEnvelope(document)]));
    },
    /**
     * Opens an account, or gives it the amount of its version or a later one, since an operator may change the folder of the
     * installation; a process that knows an earlier version changes nothing.
     */
    async give({ campaignId, campaignVersion, funderId, amountCents }: GivenAmount): Promise<void> {
      const _id = envelopeIdOf(campaignId, funderId);
      const later = { _id, campaignVersion: trusted({ $lte: campaignVersion }) };
      const given = { amountCents, campaignVersion };
      const raised = filterOf<EnvelopeDocument>({ ...later, amountCents: trusted({ $lt: amountCents }) });
      // Administrators are told again of an amount that was raised.
      await model.updateOne(raised, { $set: { ...given, alertedPercent: 0 } });
      const { matchedCount } = await model.updateOne(filterOf<EnvelopeDocument>(later), { $set: given });
      if (matchedCount > 0 || (await model.exists({ _id }))) return;
      try {
        await insertVersioned<EnvelopeDocument>(model, { _id, campaignId, funderId, ...given, ...empty });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    /** Takes what a change adds, unless the amount that was read has changed or does not suffice. */
    async take({ id: _id, amountCents }: EnvelopeRecord, change: PendingChange): Promise<boolean> {
      const { usedCents, boundCents } = takenBy(change);
      const limits = {
        ...(usedCents > 0 && { usedCents: trusted({ $lte: amountCents - usedCents }) }),
        ...(boundCents > 0 && { boundCents: trusted({ $lte: amountCents - boundCents }) }),
      };
      const free = filterOf<EnvelopeDocument>({ _id, amountCents, ...limits });
      return (await model.updateOne(free, pushOf(change))).matchedCount === 1;
    },
    /** Takes it whatever is left: what is committed or paid already is counted. */
    async takeAnyway({ id: _id }: EnvelopeRecord, change: PendingChange): Promise<void> {
      await model.updateOne({ _id }, pushOf(change));
    },
    /** The file was written: the change counts, and what it frees is free. */
    settle: (envelope: Pick<EnvelopeRecord, 'id'>, change: PendingChange): Promise<boolean> => {
      const { reservedCents, committedCents, paidCents } = change;
      const usedCents = usedCentsOf(change);
      return end(envelope, change, {
        reservedCents,
        committedCents,
        paidCents,
        usedCents: Math.min(usedCents, 0),
        boundCents: Math.min(boundCentsOf(change), 0),
        ...(usedCents !== 0 && { [`weeks.${change.week ?? weekOf(change.at)}`]: usedCents }),
      });
    },
    /** The file was not written: what was taken is free again. */
    giveBack: (envelope: Pick<EnvelopeRecord, 'id'>, change: PendingChange): Promise<boolean> => {
      const { usedCents, boundCents } = takenBy(change);
      return end(envelope, change, { usedCents: -usedCents, boundCents: -boundCents });
    },
    /** Every file of before is in the account of this version. */
    async noteWalk({ id: _id, campaignVersion }: EnvelopeRecord): Promise<void> {
      await model.updateOne({ _id }, { $set: { walkedVersion: campaignVersion } });
    },
    /** What was written past the service is counted by the next walk. */
    forgetWalk: async (): Promise<void> => void (await model.updateMany({}, { $set: { walkedVersion: 0 } })),
    async noteComparison({ id: _id }: EnvelopeRecord, comparison: EnvelopeRecord['comparison']): Promise<void> {
      await model.updateOne({ _id }, { $set: { comparison } });
    },
    /** Puts right by how much an account differs from its files, while nothing is under way. */
    async correct({ id: _id }: EnvelopeRecord, difference: EnvelopeSums): Promise<void> {
      const moved = { usedCents: usedCentsOf(difference), boundCents: boundCentsOf(difference), ...difference };
      // A pending change is in the files or not yet: who corrects beside it counts it twice.
      await model.updateOne(filterOf<EnvelopeDocument>({ _id, pendingChanges: [] }), { $inc: moved });
    },
    /** Notes that administrators are told of a percentage, with the event that tells them; false when it was told meanwhile. */
    async noteAlert({ id, rowHash }: EnvelopeRecord, alertedPercent: number, event: EventEnvelope): Promise<boolean> {
      return (await writeIfUnchanged(model, { _id: id, rowHash }, { $set: { alertedPercent } }, [event])).ok;
    },
  };
}

export type EnvelopeStore = ReturnType<typeof createEnvelopeStore>;

type Moved = Readonly<Record<string, number>>;

const empty = {
  ...noSums,
  usedCents: 0,
  boundCents: 0,
  walkedVersion: 0,
  weeks: {},
  pendingChanges: [],
  alertedPercent: 0,
};

function pushOf(change: PendingChange) {
  return updateOf<EnvelopeDocument>({ $inc: { ...takenBy(change) }, $push: { pendingChanges: change } });
}

function toEnvelope({ _id: id, ...document }: EnvelopeDocument): EnvelopeRecord {
  return { id, ...document };
}
