import type { ReceiptAnswer, ReceiptReason, ReceiptState } from '@alveole/domain';
import {
  defineSchema,
  findPlain,
  insertVersioned,
  isDuplicateKey,
  takePage,
  trusted,
  versioned,
  writeIfUnchanged,
} from '@alveole/persistence';
import type { Cursor, Database, Plain, QueryFilter, Versioned } from '@alveole/persistence';
import type { Attribution, Receipt } from '../record/receipt.ts';

interface StoredReceipt extends Versioned {
  /** What the same credit has alike in every file, so that no file counts it twice. */
  contentKey: string;
  account?: string;
  bankReference?: string;
  cents: number;
  currency?: string;
  bookedOn?: string;
  remittance: string;
  payer?: string;
  state: ReceiptState;
  why?: ReceiptReason | null;
  payingId?: string | null;
  attributions: Attribution[];
  isGivenBack: boolean;
  proposal?: { answer: ReceiptAnswer; recoveryId?: string; userId: string; userName: string; at: Date } | null;
  createdAt: Date;
  /** When its payer was forgotten. */
  forgottenAt?: Date;
}

const schema = versioned(
  defineSchema<StoredReceipt>(
    {
      contentKey: { type: String, required: true },
      account: String,
      bankReference: String,
      cents: { type: Number, required: true },
      currency: String,
      bookedOn: String,
      remittance: { type: String, default: '' },
      payer: String,
      state: { type: String, required: true },
      why: String,
      payingId: String,
      attributions: [{ _id: false, recoveryId: String, cents: Number }],
      isGivenBack: { type: Boolean, required: true },
      proposal: { type: Object, default: null },
      createdAt: { type: Date, required: true },
      forgottenAt: Date,
    },
    [
      { name: 'contentKey', fields: { contentKey: 1, _id: 1 } },
      { name: 'bankReference', fields: { bankReference: 1 } },
      { name: 'state_createdAt', fields: { state: 1, createdAt: 1, _id: 1 } },
      { name: 'payingId', fields: { payingId: 1 } },
    ],
  ),
);

const unsettled = trusted({ $in: ['open', 'proposed'] as ReceiptState[] });

export const receiptModelOf = (database: Database) => database.model<StoredReceipt>('receipts', schema);

export type ReceiptStore = ReturnType<typeof createReceiptStore>;

/** A credit before it is known whether it was told before. */
export type NewReceipt = Pick<
  Receipt,
  'account' | 'bankReference' | 'cents' | 'currency' | 'bookedOn' | 'remittance' | 'payer'
> &
  Pick<Receipt, 'why' | 'payingId' | 'receivedAt'> & {
    readonly contentKey: string;
    /** How many credits with the same content the file told before this one. */
    readonly place: number;
  };

export type ReceiptChanges = Partial<
  Pick<Receipt, 'state' | 'why' | 'payingId' | 'attributions' | 'isGivenBack' | 'proposal'>
>;

/** Money that came: each credit once, whichever files tell of it. */
export function createReceiptStore(database: Database) {
  const model = receiptModelOf(database);
  const find = async (receiptId: string): Promise<Receipt | undefined> => {
    const row = await findPlain(model, receiptId);
    return row && toReceipt(row);
  };
  const one = async (filter: QueryFilter<StoredReceipt>): Promise<Receipt | undefined> => {
    const row = await model.findOne(filter, { outbox: 0 }).lean<Plain<StoredReceipt>>();
    return row ? toReceipt(row) : undefined;
  };
  return {
    find,
    /**
     * The receipt of a credit: the one that an earlier file told of, by the bank's own reference or by content and place, else a
     * new one. Two files that tell it at one moment meet in its id.
     */
    async note(credit: NewReceipt): Promise<{ readonly receipt: Receipt; readonly isNew: boolean }> {
      const { bankReference, cents, account } = credit;
      const ofBank =
        bankReference === undefined ? undefined : await one({ bankReference, cents, ...(account && { account }) });
      if (ofBank) return { receipt: ofBank, isNew: false };
      const _id = `${credit.contentKey}-${credit.place}`;
      const known = await find(_id);
      if (known && !areOthers(known.bankReference, bankReference)) return { receipt: known, isNew: false };
      // The bank gave the same content another reference of its own: money that came twice.
      const ownId = known ? `${_id}-${hexOf(bankReference ?? '')}` : _id;
      try {
        return { receipt: toReceipt(await insertVersioned(model, storedFields(ownId, credit))), isNew: true };
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return { receipt: (await find(ownId)) as Receipt, isNew: false };
      }
    },
    /** Those that people are to make clear; oldest first. */
    async page(after: Cursor | undefined): Promise<Receipt[]> {
      const request = { filter: { state: unsettled }, before: after, isRising: true };
      return (await takePage<StoredReceipt, Plain<StoredReceipt>>(model, request)).map(toReceipt);
    },
    countUnsettled: (): Promise<number> => model.countDocuments({ state: unsettled }),
    /** Euros that people are to make clear: what these requests left of a receipt, and whatever named a request that was over. */
    async beyond(recoveryIds: readonly string[]): Promise<Receipt[]> {
      const ofRequests = { 'attributions.recoveryId': trusted({ $in: [...recoveryIds] }) };
      const ended: ReceiptReason = 'ended_request';
      const filter = { state: unsettled, currency: trusted({ $exists: false }), $or: [ofRequests, { why: ended }] };
      const rows = await model.find(filter as QueryFilter<StoredReceipt>, { outbox: 0 }).lean<Plain<StoredReceipt>[]>();
      return rows.map(toReceipt);
    },
    /** Those whose money the ledger may not have yet. */
    async paying(): Promise<Receipt[]> {
      const rows = await model.find({ payingId: trusted({ $gt: '' }) }, { outbox: 0 }).lean<Plain<StoredReceipt>[]>();
      return rows.map(toReceipt);
    },
    /** One write on the version that was read; undefined when somebody else wrote first. */
    async write({ receiptId, rowHash, ...receipt }: Receipt, changes: ReceiptChanges): Promise<Receipt | undefined> {
      const { proposal, attributions, ...after } = { ...receipt, ...changes };
      const update = {
        $set: {
          state: after.state,
          why: after.why ?? null,
          payingId: after.payingId ?? null,
          isGivenBack: after.isGivenBack,
          attributions: [...attributions],
          proposal: proposal
            ? {
                answer: proposal.answer,
                ...(proposal.recoveryId === undefined ? {} : { recoveryId: proposal.recoveryId }),
                ...proposal.person,
                at: proposal.at,
              }
            : null,
        },
      };
      const written = await writeIfUnchanged(model, { _id: receiptId, rowHash }, update);
      return written.ok ? toReceipt(written.doc) : undefined;
    },
  };
}

/** Whether the bank tells two credits apart. */
const areOthers = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && one !== other;

const hexOf = (text: string) => Buffer.from(text).toString('hex').slice(0, 24);

function storedFields(_id: string, credit: NewReceipt) {
  const { contentKey, cents, remittance, receivedAt: createdAt, why, payingId, account, bankReference } = credit;
  const { bookedOn, payer, currency } = credit;
  return {
    _id,
    contentKey,
    cents,
    remittance,
    createdAt,
    // People are asked about what settles no request by itself.
    state: payingId === undefined ? ('open' as const) : ('settled' as const),
    attributions: [],
    isGivenBack: false,
    ...(why && { why }),
    ...(payingId && { payingId }),
    ...(account && { account }),
    ...(bankReference && { bankReference }),
    ...(currency && { currency }),
    ...(bookedOn && { bookedOn }),
    ...(payer && { payer }),
  };
}

function toReceipt(row: Plain<StoredReceipt>): Receipt {
  const { proposal } = row;
  return {
    receiptId: row._id,
    account: row.account,
    bankReference: row.bankReference,
    cents: row.cents,
    currency: row.currency,
    bookedOn: row.bookedOn,
    remittance: row.remittance ?? '',
    payer: row.payer,
    state: row.state,
    why: row.why ?? undefined,
    payingId: row.payingId ?? undefined,
    attributions: row.attributions,
    isGivenBack: row.isGivenBack,
    proposal: proposal
      ? {
          answer: proposal.answer,
          recoveryId: proposal.recoveryId,
          person: { userId: proposal.userId, userName: proposal.userName },
          at: proposal.at,
        }
      : undefined,
    receivedAt: row.createdAt,
    rowHash: row.rowHash,
  };
}
