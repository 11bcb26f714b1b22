import type { Cursor, Database, QueryFilter } from '@alveole/persistence';
import { isDuplicateKey, takePage, trusted } from '@alveole/persistence';
import { accountIdOf } from '../record/share-ledger.ts';
import type { AccountEntry, ShareKey, ShareLedger } from '../record/share-ledger.ts';
import { storedFields, toAccount } from './account-mapping.ts';
import { accountModelOf } from './account-model.ts';
import { accountSums } from './account-sums.ts';
import type { StoredAccount, StoredEntry } from './account-model.ts';

export interface UnpaidCount {
  readonly files: number;
  readonly inBatch: number;
}

export type AccountStore = ReturnType<typeof createAccountStore>;

/** What an event changes besides the entries. */
export type AccountFacts = Partial<Pick<ShareLedger, 'sequence' | 'entityName' | 'status'>>;

/** The ledger: entries are added, never changed. */
export function createAccountStore(database: Database) {
  const model = accountModelOf(database);
  const many = async (filter: QueryFilter<StoredAccount>): Promise<ShareLedger[]> =>
    (await model.find(filter).sort({ _id: 1 }).lean<StoredAccount[]>()).map(toAccount);
  return {
    async find(share: ShareKey): Promise<ShareLedger | undefined> {
      const storedAccount = await model.findById(accountIdOf(share)).lean<StoredAccount>();
      return storedAccount ? toAccount(storedAccount) : undefined;
    },
    ofShares: (shares: readonly ShareKey[]) => many({ _id: trusted({ $in: shares.map(accountIdOf) }) }),
    /** The shares of these files, whoever pays them. */
    ofFiles: (repairIds: readonly string[]) => many({ repairId: trusted({ $in: [...repairIds] }) }),
    reservedBy: (batchId: string) => many({ reservedBy: batchId }),
    /** What waits for the next transfer of a funder to these establishments, sums that they owe it included. */
    waitingOf: (entityIds: readonly string[], funderId: string) =>
      many({ entityId: trusted({ $in: [...entityIds] }), waits: true, funderId }),
    /** The shares for which an establishment owes to a funder, and which no batch nets. */
    owingOf: (entityId: string, funderId: string) => many({ owes: true, entityId, funderId }),
    /** The shares of an establishment whose ledger has an entry of this source. */
    ofSource: (entityId: string, source: string) => many({ entityId, 'entries.source': source }),
    /** What is not settled of one establishment. */
    unsettledOf: (entityId: string) =>
      many({ entityId, $or: [{ waits: true }, { waits: false, reservedBy: trusted({ $ne: null }) }] }),
    /** Establishments that owe for a file which no batch nets, in the order of their ids: one question of an index each. */
    async owingEntities(after: string, count: number): Promise<string[]> {
      const entityIds: string[] = [];
      for (let last = after; entityIds.length < count;) {
        const next = model.findOne({ owes: true, entityId: trusted({ $gt: last }) }, { entityId: 1 });
        const owing = await next.sort({ entityId: 1 }).lean<Pick<StoredAccount, 'entityId'>>();
        if (!owing) break;
        last = owing.entityId;
        entityIds.push(last);
      }
      return entityIds;
    },
    /** Files whose first payment arrived since then; of them those alone that it reached by the day of their promise. */
    countPaid: ({ since, isInTime }: { readonly since: Date; readonly isInTime?: true }): Promise<number> =>
      model.countDocuments({ paidAt: trusted({ $gte: since }), ...(isInTime && { isPaidInTime: true }) }),
    /** Files without a payment that were promised before then, and how many of them a batch holds. */
    async countUnpaid({ promisedBefore }: { readonly promisedBefore: Date }): Promise<UnpaidCount> {
      const unpaid = { promisedAt: trusted({ $lt: promisedBefore }), paidAt: trusted({ $exists: false }) };
      const [waiting, inBatch] = await Promise.all([
        model.countDocuments({ waits: true, ...unpaid }),
        model.countDocuments({ reservedBy: trusted({ $gt: '' }), ...unpaid }),
      ]);
      return { files: waiting + inBatch, inBatch };
    },
    /** How many wait for a batch, or of them those that were promised before an instant. */
    countWaiting: (promisedBefore?: Date): Promise<number> =>
      model.countDocuments({
        waits: true,
        owes: false,
        ...(promisedBefore && { promisedAt: trusted({ $lt: promisedBefore }) }),
      }),
    ...accountSums(model),
    /** What stands at this place among all that waits, oldest first, from 0. */
    async waitingAtPlace(place: number): Promise<ShareLedger | undefined> {
      const cursor = model.find({ waits: true, owes: false }).sort({ validatedAt: 1, _id: 1 });
      const [account] = await cursor.skip(place).limit(1).lean<StoredAccount[]>();
      return account && toAccount(account);
    },
    /** All that waits to be paid, or what waits of one funder, oldest first; what is owed back waits for no payment. */
    async page(after: Cursor | undefined, funderId?: string): Promise<ShareLedger[]> {
      const filter = { waits: true, owes: false, ...(funderId !== undefined && { funderId }) };
      const request = { filter, before: after, orderField: 'validatedAt', isRising: true };
      return (await takePage<StoredAccount>(model, request)).map(toAccount);
    },
    /** Those with entries that the public log may lack, oldest first. */
    async unpublished(count: number): Promise<ShareLedger[]> {
      const cursor = model.find({ isPublished: false }).sort({ validatedAt: 1, _id: 1 }).limit(count);
      return (await cursor.lean<StoredAccount[]>()).map(toAccount);
    },
    /** Unless somebody added an entry since it was read. */
    async markPublished(account: ShareLedger): Promise<void> {
      const key = { _id: accountIdOf(account), length: account.entries.length };
      await model.updateOne(key, { $set: { isPublished: true } });
    },
    /** Whose shares wait: one question of an index a funder. */
    async waitingFunders(): Promise<string[]> {
      const funderIds: string[] = [];
      for (let last = ''; ;) {
        const next = model.findOne({ waits: true, funderId: trusted({ $gt: last }) }, { funderId: 1 });
        const nextAccount = await next.sort({ funderId: 1 }).lean<Pick<StoredAccount, 'funderId'>>();
        if (!nextAccount) return funderIds;
        last = nextAccount.funderId;
        funderIds.push(last);
      }
    },
    /** False when the account exists. */
    async open(account: ShareLedger): Promise<boolean> {
      try {
        await model.create(storedFields(account));
        return true;
      } catch (error) {
        if (isDuplicateKey(error, '_id_')) return false;
        throw error;
      }
    },
    /** Adds an entry, or only facts, to the account as it was read; undefined when somebody else added one meanwhile. */
    async append(
      account: ShareLedger,
      entry?: AccountEntry,
      facts: AccountFacts = {},
    ): Promise<ShareLedger | undefined> {
      const after = { ...account, ...facts, entries: entry ? [...account.entries, entry] : account.entries };
      const { entries, ...fields } = storedFields(after);
      const addition = entry ? { $push: { entries: entries.at(-1) as StoredEntry } } : {};
      const key = { _id: accountIdOf(account), length: account.entries.length, sequence: account.sequence };
      const written = await model.updateOne(key, { $set: fields, ...addition });
      return written.matchedCount === 1 ? after : undefined;
    },
  };
}
