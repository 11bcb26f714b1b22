import type { EntryKind } from '@alveole/domain';
import type { Cursor, Database, QueryFilter } from '@alveole/persistence';
import { defineSchema, isDuplicateKey, takePage, trusted } from '@alveole/persistence';
import { balanceOfAccount, isWaiting } from '../record/file-account.ts';
import type { AccountEntry, FileAccount } from '../record/file-account.ts';

interface StoredEntry {
  kind: EntryKind;
  cents: number;
  refund_id?: string;
  sequence?: number;
  at: Date;
}

/** `waits` and `held_by` say again what the entries say, so that an index finds it; each write sets them with its entry. */
interface StoredAccount {
  _id: string;
  sequence: number;
  repair_rozo_id: string;
  entity_id: string;
  entity_name: string;
  gender: FileAccount['kind'];
  status: FileAccount['status'];
  validated_at: Date;
  entries: StoredEntry[];
  /** When the first payment settled it, and how many days after the promise began to count. */
  paid_at?: Date;
  paid_after_days?: number;
  /** How many entries there are: the version on which the next one is added. */
  length: number;
  waits: boolean;
  held_by: string | null;
}

const schema = defineSchema<StoredAccount>(
  {
    sequence: { type: Number, required: true },
    repair_rozo_id: { type: String, required: true },
    entity_id: { type: String, required: true },
    entity_name: { type: String, required: true },
    gender: { type: Number, required: true },
    status: { type: Number, required: true },
    validated_at: { type: Date, required: true },
    entries: [{ _id: false, kind: String, cents: Number, refund_id: String, sequence: Number, at: Date }],
    paid_at: Date,
    paid_after_days: Number,
    length: { type: Number, required: true },
    waits: { type: Boolean, required: true },
    held_by: { type: String, default: null },
  },
  [
    { name: 'waiting_oldest', fields: { waits: 1, validated_at: 1, _id: 1 } },
    { name: 'unsettled_of_entity', fields: { entity_id: 1, waits: 1, held_by: 1 } },
    { name: 'paid_newest', fields: { paid_at: -1, paid_after_days: 1 } },
    { name: 'held_by_batch', fields: { held_by: 1 } },
  ],
);

export const accountModelOf = (database: Database) => database.model<StoredAccount>('accounts', schema);

export interface UnpaidCount {
  readonly files: number;
  readonly inBatch: number;
}

export type AccountStore = ReturnType<typeof createAccountStore>;

/** What an event changes besides the entries. */
export type AccountFacts = Partial<Pick<FileAccount, 'sequence' | 'entityName' | 'status'>>;

/** The ledger: entries are added, never changed. */
export function createAccountStore(database: Database) {
  const model = accountModelOf(database);
  const many = async (filter: QueryFilter<StoredAccount>): Promise<FileAccount[]> =>
    (await model.find(filter).lean<StoredAccount[]>()).map(toAccount);
  return {
    async find(repairId: string): Promise<FileAccount | undefined> {
      const found = await model.findById(repairId).lean<StoredAccount>();
      return found ? toAccount(found) : undefined;
    },
    byIds: (repairIds: readonly string[]) => many({ _id: trusted({ $in: [...repairIds] }) }),
    heldBy: (batchId: string) => many({ held_by: batchId }),
    /** What waits for the next transfer of these establishments, sums that they owe included. */
    waitingOf: (entityIds: readonly string[]) => many({ entity_id: trusted({ $in: [...entityIds] }), waits: true }),
    /** What is not settled of one establishment. */
    unsettledOf: (entityId: string) =>
      many({ entity_id: entityId, $or: [{ waits: true }, { waits: false, held_by: trusted({ $ne: null }) }] }),
    /** Files whose first payment arrived since then, within so many days when they are given. */
    countPaid: ({ since, withinDays }: { readonly since: Date; readonly withinDays?: number }): Promise<number> =>
      model.countDocuments({
        paid_at: trusted({ $gte: since }),
        ...(withinDays === undefined ? {} : { paid_after_days: trusted({ $lte: withinDays }) }),
      }),
    /** Files without a payment that were validated before then, and how many of them a batch holds. */
    async countUnpaid({ validatedBefore }: { readonly validatedBefore: Date }): Promise<UnpaidCount> {
      const unpaid = { validated_at: trusted({ $lt: validatedBefore }), paid_at: trusted({ $exists: false }) };
      const [waiting, inBatch] = await Promise.all([
        model.countDocuments({ waits: true, ...unpaid }),
        model.countDocuments({ held_by: trusted({ $gt: '' }), ...unpaid }),
      ]);
      return { files: waiting + inBatch, inBatch };
    },
    /** All that waits, oldest first. */
    async page(after: Cursor | undefined): Promise<FileAccount[]> {
      const request = { filter: { waits: true }, before: after, orderField: 'validated_at', isRising: true };
      return (await takePage<StoredAccount>(model, request)).map(toAccount);
    },
    /** False when the account exists. */
    async open(account: FileAccount): Promise<boolean> {
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
      account: FileAccount,
      entry?: AccountEntry,
      facts: AccountFacts = {},
    ): Promise<FileAccount | undefined> {
      const after = { ...account, ...facts, entries: entry ? [...account.entries, entry] : account.entries };
      const { entries, ...fields } = storedFields(after);
      const added = entry ? { $push: { entries: entries.at(-1) as StoredEntry } } : {};
      const key = { _id: account.repairId, length: account.entries.length, sequence: account.sequence };
      const written = await model.updateOne(key, { $set: fields, ...added });
      return written.matchedCount === 1 ? after : undefined;
    },
  };
}

function storedFields(account: FileAccount): StoredAccount {
  return {
    _id: account.repairId,
    sequence: account.sequence,
    repair_rozo_id: account.fileNumber,
    entity_id: account.entityId,
    entity_name: account.entityName,
    gender: account.kind,
    status: account.status,
    validated_at: account.validatedAt,
    entries: account.entries.map(({ kind, cents, batchId, sequence, at }) => ({
      kind,
      cents,
      at,
      ...(batchId === undefined ? {} : { refund_id: batchId }),
      ...(sequence === undefined ? {} : { sequence }),
    })),
    ...paidFields(account),
    length: account.entries.length,
    waits: isWaiting(account),
    held_by: balanceOfAccount(account).held?.batchId ?? null,
  };
}

const day = 86_400_000;

function paidFields({ entries, validatedAt }: FileAccount): Pick<StoredAccount, 'paid_at' | 'paid_after_days'> {
  const first = entries.find(({ kind }) => kind === 'paid');
  if (!first) return {};
  return { paid_at: first.at, paid_after_days: (first.at.getTime() - validatedAt.getTime()) / day };
}

function toAccount(row: StoredAccount): FileAccount {
  return {
    repairId: row._id,
    sequence: row.sequence,
    fileNumber: row.repair_rozo_id,
    entityId: row.entity_id,
    entityName: row.entity_name,
    kind: row.gender,
    status: row.status,
    validatedAt: row.validated_at,
    entries: row.entries.map(({ kind, cents, refund_id, sequence, at }) => ({
      kind,
      cents,
      batchId: refund_id,
      sequence,
      at,
    })),
  };
}
