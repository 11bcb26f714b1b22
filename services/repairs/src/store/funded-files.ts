import {
  dayAfter,
  firstInstantOf,
  envelopeStageOf,
  fundedStateOf,
  isDepartment,
  isRefunded,
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
  | 'refundLocks'
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
  refundLocks: 1,
  'counted.department': 1,
  createdAt: 1,
} as const;

const counting = repairStatusCodes.filter((status) => envelopeStageOf(status) !== 'none');
const reserved = counting.filter((status) => envelopeStageOf(status) === 'reserved');
const committed = counting.filter((status) => envelopeStageOf(status) === 'committed' && !isRefunded(status));
const due = counting.filter((status) => envelopeStageOf(status) === 'committed');
const refunded = counting.filter(isRefunded);

type Shares = NonNullable<FundedDocument['shares']>;

interface SharesGroup {
  readonly _id: Shares;
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
    /** Files are grouped by the whole of their shares, of which there are few, since no stage of every store unwinds them. */
    async total(request: FundedRequest): Promise<FundedTotal> {
      const groups = await model.aggregate<SharesGroup>([
        { $match: await searched(request) },
        { $group: { _id: '$shares', files: { $sum: 1 } } },
      ]);
      return {
        files: groups.reduce((sum, { files }) => sum + files, 0),
        shareCents: groups.reduce((sum, { _id: shares, files }) => sum + files * centsOf(shares, request.funderId), 0),
      };
    },
    isShownDepartment,
  };

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
    // The first names the index; of a share that another funder pays in its place nothing is left.
    'shares.funderId': funderId,
    shares: trusted({ $elemMatch: { funderId, cents: { $gt: 0 } } }),
    ...stateConditions(funderId, state),
    ...(Object.keys(days).length > 0 && { createdAt: trusted(days) }),
  } as QueryFilter<RepairDocument>;
}

/** A file is refunded once all its funders have paid; before, its locks tell which of them has. */
function stateConditions(funderId: string, state: FundedState | undefined): object {
  const paidShare = { $elemMatch: { funderId, paidAt: { $exists: true } } };
  const conditions: Readonly<Record<FundedState, object>> = {
    reserved: { status: oneOf(reserved) },
    committed: { status: oneOf(committed), refundLocks: trusted({ $not: paidShare }) },
    paid: { status: oneOf(due), $or: [{ status: oneOf(refunded) }, { refundLocks: trusted(paidShare) }] },
  };
  return state === undefined ? { status: oneOf(counting) } : conditions[state];
}

const ofNoFile = { _id: trusted({ $in: [] }) };

const oneOf = (statuses: readonly number[]) => trusted({ $in: [...statuses] });

function toFundedFile(document: FundedDocument, funderId: string): FundedFile {
  const { status, shares = [], refundLocks = [] } = document;
  const isPaid = refundLocks.some((lock) => lock.funderId === funderId && lock.paidAt !== undefined);
  return {
    reference: referenceOf(document._id),
    createdAt: document.createdAt,
    department: document.counted?.department,
    kind: document.gender,
    answers: document.answers ?? {},
    invoiceCents: document.invoiceCents,
    shareCents: centsOf(shares, funderId),
    state: fundedStateOf({ status }, isPaid) ?? 'reserved',
    campaignVersion: document.invoiceCampaignVersion,
  };
}

function centsOf(shares: Shares, funderId: string): number {
  return shares.find((share) => share.funderId === funderId)?.cents ?? 0;
}
