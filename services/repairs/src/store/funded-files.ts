import {
  dayAfter,
  firstInstantOf,
  envelopeStageOf,
  fundedStateOf,
  isDepartment,
  repairStatusCodes,
  smallestShownCell,
} from '@alveole/domain';
import type { FundedState } from '@alveole/domain';
import { filterOf, takePage, trusted } from '@alveole/persistence';
import type { Cursor, QueryFilter } from '@alveole/persistence';
import { beginsReference, referenceOf } from '../record/funded-file.ts';
import type { FundedFile, FundedRequest, FundedTotal } from '../record/funded-file.ts';
import type { RepairDocument, RepairModel } from './repair-model.ts';

type FundedDocument = Pick<
  RepairDocument,
  | '_id'
  | 'status'
  | 'gender'
  | 'shares'
  | 'answers'
  | 'invoiceCents'
  | 'invoiceCampaignVersion'
  | 'settledShares'
  | 'counted'
  | 'createdAt'
>;

/** Nothing else of a file is read for its funder: neither person nor shop, neither bike nor history. */
const projection = {
  status: 1,
  gender: 1,
  shares: 1,
  answers: 1,
  invoiceCents: 1,
  invoiceCampaignVersion: 1,
  settledShares: 1,
  'counted.department': 1,
  createdAt: 1,
} as const;

const counting = repairStatusCodes.filter((status) => envelopeStageOf(status) !== 'none');
const reserved = counting.filter((status) => envelopeStageOf(status) === 'reserved');
const due = counting.filter((status) => envelopeStageOf(status) === 'committed');

/** Files with the same value of a field. */
interface FieldGroup<Field extends 'shares' | 'settledShares'> {
  /** Null where files have no such field. */
  readonly _id: NonNullable<FundedDocument[Field]> | null;
  readonly files: number;
}

export type FundedFiles = ReturnType<typeof createFundedFiles>;

/** What a funder reads of the files of which it pays a share. */
export function createFundedFiles(model: RepairModel) {
  return {
    /** Newest first. @param behind the last file of the page before; nothing stands behind an unknown one */
    async page(request: FundedRequest, behind?: string): Promise<FundedFile[]> {
      const before = behind === undefined ? undefined : await placeOf(request, behind);
      if (behind !== undefined && before === undefined) return [];
      const page = { filter: await searched(request), before, projection };
      const documents = await takePage<RepairDocument, FundedDocument>(model, page);
      return documents.map((document) => toFundedFile(document, request.funderId));
    },
    /** Files are grouped by the whole of a field, of which there are few, since no stage of every store unwinds it. */
    async total(request: FundedRequest): Promise<FundedTotal> {
      const filter = await searched(request);
      const [byShares, bySettled] = await Promise.all([
        grouped({ $and: [filter, { status: oneOf(counting) }] }, 'shares'),
        grouped(filter, 'settledShares'),
      ]);
      const paid = bySettled.map(({ _id: settled, files }) => ({ files, ...paidSumsOf(settled, request.funderId) }));
      return {
        files: sumOf(paid, () => 1),
        shareCents: sumOf(byShares, ({ _id: shares }) => shareCentsOf(shares, request.funderId)),
        paidCents: sumOf(paid, ({ paidCents }) => paidCents),
        overpaidCents: sumOf(paid, ({ overpaidCents }) => overpaidCents),
      };
    },
    isShownDepartment,
  };

  function grouped<Field extends 'shares' | 'settledShares'>(
    filter: object,
    field: Field,
  ): Promise<FieldGroup<Field>[]> {
    return model.aggregate<FieldGroup<Field>>([
      { $match: filter },
      { $group: { _id: `$${field}`, files: { $sum: 1 } } },
    ]);
  }

  /** Whether so many files of the funder stand in a department that it points to none of them. */
  async function isShownDepartment(funderId: string, department: string): Promise<boolean> {
    const filter = { ...conditionsOf({ funderId }), 'counted.department': department };
    const files = await model.find(filter, { _id: 1 }).limit(smallestShownCell).lean();
    return files.length === smallestShownCell;
  }

  /** The conditions of a request; a department that is not told finds no file, since its answer would tell it. */
  async function searched(request: FundedRequest): Promise<QueryFilter<RepairDocument>> {
    const conditions = conditionsOf(request);
    const text = request.search?.trim() ?? '';
    if (text === '') return conditions;
    const department = text.toUpperCase();
    if (isDepartment(department))
      return (await isShownDepartment(request.funderId, department))
        ? { ...conditions, 'counted.department': department }
        : { ...conditions, ...ofNoFile };
    const reference = text.toLowerCase();
    if (!beginsReference(reference)) return { ...conditions, ...ofNoFile };
    return { ...conditions, _id: trusted({ $gte: reference, $lt: `${reference}~` }) };
  }

  /** Where a file stands in the order of the list, by its reference. */
  async function placeOf({ funderId }: FundedRequest, reference: string): Promise<Cursor | undefined> {
    const named = { _id: trusted({ $gte: reference, $lt: `${reference}~` }), 'shares.funderId': funderId };
    const file = await model.findOne(filterOf<RepairDocument>(named), { createdAt: 1 }).lean<FundedDocument>();
    return file ? { date: file.createdAt, id: file._id } : undefined;
  }
}

function conditionsOf({ funderId, state, firstDay, lastDay }: FundedRequest): QueryFilter<RepairDocument> {
  const days = {
    ...(firstDay === undefined ? {} : { $gte: new Date(firstInstantOf(firstDay)) }),
    ...(lastDay === undefined ? {} : { $lt: new Date(firstInstantOf(dayAfter(lastDay))) }),
  };
  return {
    // The first names the index.
    'shares.funderId': funderId,
    ...stateConditions(funderId, state),
    ...(Object.keys(days).length > 0 && { createdAt: trusted(days) }),
  } as QueryFilter<RepairDocument>;
}

/** Of a share that another funder pays in its place nothing is left, and of a refused file what was paid too much. */
function stateConditions(funderId: string, state: FundedState | undefined): object {
  const hasShare = { shares: trusted({ $elemMatch: { funderId, cents: { $gt: 0 } } }) };
  const settledBeyond = (excess: object) => trusted({ $elemMatch: { funderId, excessCents: excess } });
  const overpaid = { settledShares: settledBeyond({ $gt: 0 }) };
  const conditions: Readonly<Record<FundedState, object>> = {
    reserved: { ...hasShare, status: oneOf(reserved) },
    committed: {
      ...hasShare,
      status: oneOf(due),
      settledShares: trusted({ $not: { $elemMatch: { funderId, excessCents: { $gte: 0 } } } }),
    },
    paid: { ...hasShare, status: oneOf(due), settledShares: settledBeyond({ $eq: 0 }) },
    overpaid,
  };
  return state === undefined ? { $or: [{ ...hasShare, status: oneOf(counting) }, overpaid] } : conditions[state];
}

const ofNoFile = { _id: trusted({ $in: [] }) };

const oneOf = (statuses: readonly number[]) => trusted({ $in: [...statuses] });

function toFundedFile(document: FundedDocument, funderId: string): FundedFile {
  const { status, shares, settledShares } = document;
  const settled = settledShares?.find((share) => share.funderId === funderId);
  return {
    reference: referenceOf(document._id),
    createdAt: document.createdAt,
    department: document.counted?.department,
    kind: document.gender,
    answers: document.answers ?? {},
    invoiceCents: document.invoiceCents,
    shareCents: envelopeStageOf(status) === 'none' ? 0 : shareCentsOf(shares, funderId),
    ...paidSumsOf(settledShares, funderId),
    state: fundedStateOf({ status }, settled) ?? 'reserved',
    campaignVersion: document.invoiceCampaignVersion,
  };
}

function shareCentsOf(shares: FundedDocument['shares'] | null, funderId: string): number {
  return shares?.find((share) => share.funderId === funderId)?.cents ?? 0;
}

function paidSumsOf(
  settledShares: FundedDocument['settledShares'] | null,
  funderId: string,
): Pick<FundedFile, 'paidCents' | 'overpaidCents'> {
  const { paidCents = 0, excessCents = 0 } = settledShares?.find((share) => share.funderId === funderId) ?? {};
  return { paidCents, overpaidCents: Math.max(excessCents, 0) };
}

function sumOf<Group extends { readonly files: number }>(
  groups: readonly Group[],
  eachOf: (group: Group) => number,
): number {
  return groups.reduce((sum, group) => sum + group.files * eachOf(group), 0);
}
