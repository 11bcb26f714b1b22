import type { EntryKind } from '@alveole/domain';
import type { Cursor, Database, QueryFilter } from '@alveole/persistence';
import { defineSchema, isDuplicateKey, takePage, trusted } from '@alveole/persistence';
import { balanceOfAccount, isWaiting } from '../record/file-ledger.ts';
import type { AccountEntry, FileLedger } from '../record/file-ledger.ts';

interface StoredEntry {
  kind: EntryKind;
  cents: number;
  batchId?: string;
  sequence?: number;
  at: Date;
}

/** `waits` and `reservedBy` say again what the entries say, so that an index finds it; each write sets them with its entry. */
interface StoredAccount {
  _id: string;
  sequence: number;
  fileNumber: string;
  entityId: string;
  entityName: string;
  gender: FileLedger['kind'];
  status: FileLedger['status'];
  validatedAt: Date;
  entries: StoredEntry[];
  /** When the first payment settled it, and how many days after the promise began to count. */
  paidAt?: Date;
  paidAfterDays?: number;
  /** How many entries there are: the version on which the next one is added. */
  length: number;
  waits: boolean;
  reservedBy: string | null;
  /** Whether the public log has a line for each entry; each write of an entry takes it back. */
  isPublished: boolean;
}

const schema = defineSchema<StoredAccount>(
  {
    sequence: { type: Number, required: true },
    fileNumber: { type: String, required: true },
    entityId: { type: String, required: true },
    entityName: { type: String, required: true },
    gender: { type: Number, required: true },
    status: { type: Number, required: true },
    validatedAt: { type: Date, required: true },
    entries: [{ _id: false, kind: String, cents: Number, batchId: String, sequence: Number, at: Date }],
    paidAt: Date,
    paidAfterDays: Number,
    length: { type: Number, required: true },
    waits: { type: Boolean, required: true },
    reservedBy: { type: String, default: null },
    isPublished: { type: Boolean, required: true },
  },
  [
    { name: 'waits_validatedAt', fields: { waits: 1, validatedAt: 1, _id: 1 } },
    { name: 'entityId_waits_reservedBy', fields: { entityId: 1, waits: 1, reservedBy: 1 } },
    { name: 'paidAt_paidAfterDays', fields: { paidAt: -1, paidAfterDays: 1 } },
    { name: 'reservedBy', fields: { reservedBy: 1 } },
    { name: 'isPublished_validatedAt', fields: { isPublished: 1, validatedAt: 1, _id: 1 } },
  ],
);

export const accountModelOf = (database: Database) => database.model<StoredAccount>('accounts', schema);

export interface UnpaidCount {
  readonly files: number;
  readonly inBatch: number;
}

export type AccountStore = ReturnType<typeof createAccountStore>;

/** What an event changes besides the entries. */
export type AccountFacts = Partial<Pick<FileLedger, 'sequence' | 'entityName' | 'status'>>;

/** The ledger: entries are added, never changed. */
export function createAccountStore(database: Database) {
  const model = accountModelOf(database);
  const many = async (filter: QueryFilter<StoredAccount>): Promise<FileLedger[]> =>
    (await model.find(filter).lean<StoredAccount[]>()).map(toAccount);
  return {
    async find(repairId: string): Promise<FileLedger | undefined> {
      const found = await model.findById(repairId).lean<StoredAccount>();
      return found ? toAccount(found) : undefined;
    },
    byIds: (repairIds: readonly string[]) => many({ _id: trusted({ $in: [...repairIds] }) }),
    reservedBy: (batchId: string) => many({ reservedBy: batchId }),
    /** What waits for the next transfer of these establishments, sums that they owe included. */
    waitingOf: (entityIds: readonly string[]) => many({ entityId: trusted({ $in: [...entityIds] }), waits: true }),
    /** What is not settled of one establishment. */
    unsettledOf: (entityId: string) =>
      many({ entityId, $or: [{ waits: true }, { waits: false, reservedBy: trusted({ $ne: null }) }] }),
    /** Files whose first payment arrived since then, within so many days when they are given. */
    countPaid: ({ since, withinDays }: { readonly since: Date; readonly withinDays?: number }): Promise<number> =>
      model.countDocuments({
        paidAt: trusted({ $gte: since }),
        ...(withinDays === undefined ? {} : { paidAfterDays: trusted({ $lte: withinDays }) }),
      }),
    /** Files without a payment that were validated before then, and how many of them a batch holds. */
    async countUnpaid({ validatedBefore }: { readonly validatedBefore: Date }): Promise<UnpaidCount> {
      const unpaid = { validatedAt: trusted({ $lt: validatedBefore }), paidAt: trusted({ $exists: false }) };
      const [waiting, inBatch] = await Promise.all([
        model.countDocuments({ waits: true, ...unpaid }),
        model.countDocuments({ reservedBy: trusted({ $gt: '' }), ...unpaid }),
      ]);
      return { files: waiting + inBatch, inBatch };
    },
    /** How many wait for a batch, or of them those that were validated before an instant. */
    countWaiting: (validatedBefore?: Date): Promise<number> =>
      model.countDocuments({
        waits: true,
        ...(validatedBefore && { validatedAt: trusted({ $lt: validatedBefore }) }),
      }),
    /** What stands at this place among all that waits, oldest first, from 0. */
    async waitingAtPlace(place: number): Promise<FileLedger | undefined> {
      const found = model.find({ waits: true }).sort({ validatedAt: 1, _id: 1 });
      const [account] = await found.skip(place).limit(1).lean<StoredAccount[]>();
      return account && toAccount(account);
    },
    /** All that waits, oldest first. */
    async page(after: Cursor | undefined): Promise<FileLedger[]> {
      const request = { filter: { waits: true }, before: after, orderField: 'validatedAt', isRising: true };
      return (await takePage<StoredAccount>(model, request)).map(toAccount);
    },
    /** Those with entries that the public log may lack, oldest first. */
    async unpublished(count: number): Promise<FileLedger[]> {
      const found = model.find({ isPublished: false }).sort({ validatedAt: 1, _id: 1 }).limit(count);
      return (await found.lean<StoredAccount[]>()).map(toAccount);
    },
    /** Unless somebody added an entry since it was read. */
    async markPublished({ repairId, entries }: FileLedger): Promise<void> {
      await model.updateOne({ _id: repairId, length: entries.length }, { $set: { isPublished: true } });
    },
    /** False when the account exists. */
    async open(account: FileLedger): Promise<boolean> {
      try {
        await model.create(storedFields(account));
        return true;
      } catch (error) {
        if (isDuplicateKey(error, '_id_')) return false;
        throw error;
      }
    },
    /** Adds an entry, or only facts, to the account as it was read; undefined when somebody else added one meanwhile. */
    async append(account: FileLedger, entry?: AccountEntry, facts: AccountFacts = {}): Promise<FileLedger | undefined> {
      const after = { ...account, ...facts, entries: entry ? [...account.entries, entry] : account.entries };
      const { entries, ...fields } = storedFields(after);
      const added = entry ? { $push: { entries: entries.at(-1) as StoredEntry } } : {};
      const key = { _id: account.repairId, length: account.entries.length, sequence: account.sequence };
      const written = await model.updateOne(key, { $set: fields, ...added });
      return written.matchedCount === 1 ? after : undefined;
    },
  };
}

function storedFields(account: FileLedger): StoredAccount {
  return {
    _id: account.repairId,
    sequence: account.sequence,
    fileNumber: account.fileNumber,
    entityId: account.entityId,
    entityName: account.entityName,
    gender: account.kind,
    status: account.status,
    validatedAt: account.validatedAt,
    entries: account.entries.map(({ kind, cents, batchId, sequence, at }) => ({
      kind,
      cents,
      at,
      ...(batchId === undefined ? {} : { batchId }),
      ...(sequence === undefined ? {} : { sequence }),
    })),
    ...paidFields(account),
    length: account.entries.length,
    waits: isWaiting(account),
    reservedBy: balanceOfAccount(account).reservation?.batchId ?? null,
    isPublished: false,
  };
}

const day = 86_400_000;

function paidFields({ entries, validatedAt }: FileLedger): Pick<StoredAccount, 'paidAt' | 'paidAfterDays'> {
  const first = entries.find(({ kind }) => kind === 'paid');
  if (!first) return {};
  return { paidAt: first.at, paidAfterDays: (first.at.getTime() - validatedAt.getTime()) / day };
}

function toAccount(row: StoredAccount): FileLedger {
  return {
    repairId: row._id,
    sequence: row.sequence,
    fileNumber: row.fileNumber,
    entityId: row.entityId,
    entityName: row.entityName,
    kind: row.gender,
    status: row.status,
    validatedAt: row.validatedAt,
    entries: row.entries.map(({ kind, cents, batchId, sequence, at }) => ({
      kind,
      cents,
      batchId,
      sequence,
      at,
    })),
  };
}
