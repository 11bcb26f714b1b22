import type { EventEnvelope } from '@alveole/contracts';
import type { FundCallBasis } from '@alveole/domain';
import type { Cursor, Database, Plain, Versioned } from '@alveole/persistence';
import { defineSchema, findPlain, insertVersioned, isDuplicateKey, takePage, versioned } from '@alveole/persistence';
import type { SignedHead } from '@alveole/transparency';
import { fundCallIdOf } from '../record/fund-call.ts';
import type { CalledSum, FundCall, NewFundCall } from '../record/fund-call.ts';
import type { StoredDebtor, StoredPerson } from './batch-model.ts';

/** `_id` is funder and number. */
interface StoredFundCall extends Versioned {
  funderId: string;
  funderName: string;
  programmeName: string;
  number: number;
  basis: FundCallBasis;
  from: number;
  to: number;
  lines: number;
  committedCents: number;
  paidCents: number;
  calledCents: number;
  untilDay: string;
  formerDay?: string;
  head: SignedHead;
  csvSha256: string;
  account: StoredDebtor;
  issuedAt: Date;
  issuedBy: StoredPerson;
}

const text = { type: String, required: true };
const count = { type: Number, required: true };

const schema = versioned(
  defineSchema<StoredFundCall>(
    {
      funderId: text,
      funderName: text,
      programmeName: text,
      number: count,
      basis: text,
      from: count,
      to: count,
      lines: count,
      committedCents: count,
      paidCents: count,
      calledCents: count,
      untilDay: text,
      formerDay: String,
      head: { text: String, keyId: String, signature: String },
      csvSha256: text,
      account: { name: String, iban: String, bic: String },
      issuedAt: { type: Date, required: true },
      issuedBy: { userId: String, userName: String },
    },
    [
      { name: 'issuedAt', fields: { issuedAt: -1, _id: -1 } },
      { name: 'funderId_issuedAt', fields: { funderId: 1, issuedAt: -1, _id: -1 } },
      // A line is called once: each call begins where the one before ended, and two cannot begin at one place.
      { name: 'funderId_from', fields: { funderId: 1, from: 1 }, unique: true },
    ],
  ),
);

export const fundCallModelOf = (database: Database) => database.model<StoredFundCall>('fund_calls', schema);

export type FundCallStore = ReturnType<typeof createFundCallStore>;

/** The calls for funds that were issued: inserted, never changed. */
export function createFundCallStore(database: Database) {
  const model = fundCallModelOf(database);
  return {
    async find(callId: string): Promise<FundCall | undefined> {
      const stored = await findPlain(model, callId);
      return stored && toFundCall(stored);
    },
    /** The last one of a funder; undefined before the first. */
    async last(funderId: string): Promise<FundCall | undefined> {
      const [stored] = await model
        .find({ funderId }, { outbox: 0 })
        .sort({ from: -1 })
        .limit(1)
        .lean<Plain<StoredFundCall>[]>();
      return stored && toFundCall(stored);
    },
    /** Newest first, of one funder or of all. */
    async page(before: Cursor | undefined, funderId?: string): Promise<FundCall[]> {
      const filter = funderId === undefined ? {} : { funderId };
      const request = { filter, before, orderField: 'issuedAt' };
      return (await takePage<StoredFundCall, Plain<StoredFundCall>>(model, request)).map(toFundCall);
    },
    /** What each funder was asked for in all, by its id. */
    async calledSums(): Promise<readonly CalledSum[]> {
      const sums = await model.aggregate<{ _id: string; calledCents: number }>([
        { $group: { _id: '$funderId', calledCents: { $sum: '$calledCents' } } },
      ]);
      const called = sums.map(async ({ _id: funderId, calledCents }) => {
        const untilDay = (await this.last(funderId))?.untilDay ?? '';
        return { funderId, calledCents, untilDay };
      });
      return (await Promise.all(called)).toSorted((one, other) => one.funderId.localeCompare(other.funderId));
    },
    /** False where the funder has a call of this number, or one that begins at its place. */
    async insert(call: NewFundCall, event: EventEnvelope): Promise<boolean> {
      const { formerDay, account, issuedBy, head, ...fields } = call;
      const document = {
        _id: fundCallIdOf(call),
        ...fields,
        head: { ...head },
        account: { name: account.name, iban: account.iban, bic: account.bic },
        issuedBy: { userId: issuedBy.userId, userName: issuedBy.userName },
        ...(formerDay === undefined ? {} : { formerDay }),
      };
      try {
        await insertVersioned(model, document, [event]);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
}

function toFundCall(stored: Plain<StoredFundCall>): FundCall {
  const { funderId, funderName, programmeName, number, basis, from, to, lines, head, issuedBy, account } = stored;
  const { committedCents, paidCents, calledCents, untilDay, formerDay, csvSha256, issuedAt } = stored;
  return {
    callId: stored._id,
    funderId,
    funderName,
    programmeName,
    number,
    basis,
    from,
    to,
    lines,
    committedCents,
    paidCents,
    calledCents,
    untilDay,
    formerDay,
    head,
    csvSha256,
    account,
    issuedAt,
    issuedBy,
  };
}
