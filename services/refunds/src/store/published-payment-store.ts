import type { Database, Place, QueryFilter } from '@alveole/persistence';
import { takePage, trusted } from '@alveole/persistence';
import { findableTokens, queryTokens } from '@alveole/validation';
import type { PaidShop } from '../record/paid-shop.ts';
import { isWholePayment } from '../record/published-payment.ts';
import type { PayingPair, PublishedPayment } from '../record/published-payment.ts';
import { paymentModelOf } from './published-payment-model.ts';
import type { StoredPayment } from './published-payment-model.ts';

/** A payment as anybody may read it. */
export interface ShownPayment extends PublishedPayment {
  readonly name: string;
  readonly siret?: string | undefined;
  readonly rna?: string | undefined;
  readonly city?: string | undefined;
  readonly department: string;
}

/** Which payments somebody looks for; all that are shown where nothing is asked. */
export interface PaymentSearch {
  readonly text?: string | undefined;
  readonly department?: string | undefined;
  /** Of the last day, four digits. */
  readonly year?: string | undefined;
}

export interface PaymentSum {
  readonly count: number;
  readonly cents: number;
}

export type PublishedPaymentStore = ReturnType<typeof createPublishedPaymentStore>;

/** What anybody may read of payments by shop, and what waits to be joined with more. */
export function createPublishedPaymentStore(database: Database) {
  const model = paymentModelOf(database);
  const sum = async (filter: QueryFilter<StoredPayment>): Promise<PaymentSum> => {
    const [row] = await model.aggregate<{ count: number; cents: number }>([
      { $match: filter },
      { $group: { _id: null, count: { $sum: 1 }, cents: { $sum: '$cents' } } },
    ]);
    return { count: row?.count ?? 0, cents: row?.cents ?? 0 };
  };
  const valuesOf = async (field: 'department' | 'year'): Promise<readonly string[]> => {
    const rows = await model.aggregate<{ _id: string }>([
      { $match: { isShown: true } },
      { $group: { _id: `$${field}` } },
    ]);
    return rows.map(({ _id }) => _id).sort();
  };
  return {
    /** Puts these in the place of all payments of the pair. */
    async replace({ entityId, funderId }: PayingPair, payments: readonly PublishedPayment[], shop: PaidShop) {
      for (const payment of payments) {
        const { paymentId, ...fields } = payment;
        const isWhole = isWholePayment(payment);
        const year = payment.lastDay.slice(0, 4);
        const row = { ...fields, year, isWhole, isShown: isWhole && shop.isNamed, ...shopFields(shop) };
        await model.updateOne({ _id: paymentId }, { $set: row }, { upsert: true });
      }
      const ids = payments.map(({ paymentId }) => paymentId);
      await model.deleteMany({ entityId, funderId, _id: trusted({ $nin: ids }) });
    },
    /** Tells every payment of a shop what it is called and where it stands by now; what is older changes nothing. */
    async tellShop(shop: PaidShop): Promise<void> {
      const isOlder = { entityId: shop.entityId, shopSequence: trusted({ $lt: shop.sequence }) };
      const fields = shopFields(shop);
      await model.updateMany({ ...isOlder, isWhole: false }, { $set: { ...fields, isShown: false } });
      await model.updateMany({ ...isOlder, isWhole: true }, { $set: { ...fields, isShown: shop.isNamed } });
    },
    /** Newest first. @param before the payment behind which the page begins */
    async page(search: PaymentSearch, before?: Place): Promise<readonly ShownPayment[]> {
      const request = { filter: filterOf(search), before, orderField: 'lastDay' };
      return (await takePage<StoredPayment>(model, request)).map(toPayment);
    },
    sumOf: (search: PaymentSearch): Promise<PaymentSum> => sum(filterOf(search)),
    /** What was paid and stands in no published payment: to shops that are not named, or for too few files yet. */
    sumOfOthers: (): Promise<PaymentSum> => sum({ isShown: false }),
    /** Departments of payments that are shown, in order, and their years, the newest first. */
    async choices(): Promise<{ readonly departments: readonly string[]; readonly years: readonly string[] }> {
      const [departments, years] = await Promise.all([valuesOf('department'), valuesOf('year')]);
      return { departments, years: years.toReversed() };
    },
  };
}

function filterOf({ text = '', department, year }: PaymentSearch): QueryFilter<StoredPayment> {
  const words = queryTokens(text).map((token) => ({ tokens: token }));
  return {
    isShown: true,
    ...(department !== undefined && { department }),
    ...(year !== undefined && { year }),
    ...(words.length > 0 && { $and: words }),
  } as QueryFilter<StoredPayment>;
}

/** What a shop no longer tells is taken away. */
function shopFields({ sequence, name, commercialName, siret, rna, city, postcode, department }: PaidShop) {
  const names = [name, commercialName, ...(city ? [city] : [])];
  return {
    shopSequence: sequence,
    name,
    siret: siret ?? null,
    rna: rna ?? null,
    city: city ?? null,
    department,
    tokens: findableTokens({ names, wholes: rna ? [rna] : [], siret, postcode }),
  };
}

function toPayment({ _id, siret, rna, city, ...row }: StoredPayment): ShownPayment {
  const { entityId, funderId, approvedOn, firstDay, lastDay, cents, files, transfers, name, department } = row;
  return {
    paymentId: _id,
    entityId,
    funderId,
    approvedOn,
    firstDay,
    lastDay,
    cents,
    files,
    transfers,
    name,
    siret: siret ?? undefined,
    rna: rna ?? undefined,
    city: city ?? undefined,
    department,
  };
}
