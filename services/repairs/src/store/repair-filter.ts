import { dayAfter, firstInstantOf, repairKinds, repairStatusCodes } from '@alveole/domain';
import { trusted } from '@alveole/persistence';
import { narrowingTokens, queryTokens } from '@alveole/validation';
import type { QueryFilter } from 'mongoose';
import { isReference } from '../record/funded-file.ts';
import type { RepairFilter } from '../record/repair-filter.ts';
import { incidentOperation } from './repair-indexes.ts';
import type { RepairDocument } from './repair-model.ts';

/**
 * A filter of a list as conditions on the leading fields of one index (declared beside the model), each fixed to a value or to
 * all that it can have: the database then reads those ranges side by side in the order of the list, a page of entries for a page.
 */
export function conditionsOf(filter: RepairFilter): QueryFilter<RepairDocument> {
  return {
    ...(leadsOverStatus(filter) ? everyStatusAndKind : {}),
    ...narrowingOf(filter),
  } as QueryFilter<RepairDocument>;
}

/** The same without order: what is not asked for is left open, so that files are counted on as few ranges as there are. */
export function narrowingOf(filter: RepairFilter): QueryFilter<RepairDocument> {
  return {
    ...equalitiesOf(filter),
    ...referenceConditions(filter),
    ...soughtConditions(filter),
    ...filedConditions(filter.days),
    ...amountConditions(filter.cents),
  } as QueryFilter<RepairDocument>;
}

const wordsOf = ({ query }: RepairFilter): readonly string[] =>
  query === undefined || isReference(query) ? [] : queryTokens(query);

/** A file that a funder names is the one whose id begins so. */
function referenceConditions({ query }: RepairFilter): object {
  if (query === undefined || !isReference(query)) return {};
  const reference = query.trim().toLowerCase();
  return { _id: trusted({ $gte: reference, $lt: `${reference}~` }) };
}

function equalitiesOf(filter: RepairFilter): object {
  const given = {
    entityId: filter.entityId,
    operatorId: filter.operatorId,
    status: oneOf(filter.statuses),
    gender: oneOf(filter.kinds),
    unreadByStaff: filter.isUnread || undefined,
    unreadByRepairer: filter.isUnreadByRepairer || undefined,
    operations: filter.isOfIncident ? incidentOperation : undefined,
    isRecommended: filter.isRecommended === false ? trusted({ $ne: true }) : filter.isRecommended,
    awaitsEnvelope: filter.awaitsEnvelope || undefined,
    'counted.department': filter.department,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function oneOf<Value>(values: readonly Value[] | undefined): unknown {
  return values?.length === 1 ? values[0] : values && trusted({ $in: [...values] });
}

const everyStatusAndKind = {
  status: trusted({ $in: [...repairStatusCodes] }),
  gender: trusted({ $in: [...repairKinds] }),
};

/** The plain lists (all, an establishment's, what somebody holds there) have indexes of their own, without status and kind. */
function leadsOverStatus(filter: RepairFilter): boolean {
  const { entityId, operatorId, statuses, kinds, department } = filter;
  if (entityId !== undefined && operatorId !== undefined) return false;
  if ([operatorId, statuses, kinds].some((asked) => asked !== undefined)) return true;
  if (entityId !== undefined) return false;
  const isMarked = [filter.isUnread, filter.isOfIncident, filter.isRecommended, filter.awaitsEnvelope].some(Boolean);
  return isMarked || department !== undefined || wordsOf(filter).length > 0 || filter.answer !== undefined;
}

/** The words of a search narrow before an answer, which many files have alike. */
function soughtConditions(filter: RepairFilter): object {
  const { answer, entityId, operatorId } = filter;
  const words = wordsOf(filter);
  const owner = entityId ?? operatorId;
  const conditions: { readonly $and?: readonly object[] } = searchConditions(words, owner);
  if (answer === undefined) return conditions;
  if (words.length === 0 && owner === undefined) return { searchTokens: answer };
  return { ...conditions, $and: [...(conditions.$and ?? []), hasToken(answer)] };
}

const hasToken = (token: string): object => ({ searchTokens: trusted({ $elemMatch: { $eq: token } }) });

/** `owner`: whose files are looked through anyway; there the words only sort out. `$elemMatch` bounds no index. */
function searchConditions(words: readonly string[], owner: string | undefined): object {
  if (words.length === 0) return {};
  const all = { $and: words.map(hasToken) };
  if (owner !== undefined) return all;
  const narrowing = { searchTokens: trusted({ $in: [...narrowingTokens(words)] }) };
  return words.length === 1 ? narrowing : { ...narrowing, ...all };
}

function filedConditions({ from, to }: NonNullable<RepairFilter['days']> = {}): object {
  const bounds = {
    ...(from === undefined ? {} : { $gte: new Date(firstInstantOf(from)) }),
    ...(to === undefined ? {} : { $lt: new Date(firstInstantOf(dayAfter(to))) }),
  };
  return Object.keys(bounds).length === 0 ? {} : { createdAt: trusted(bounds) };
}

function amountConditions({ from, to }: NonNullable<RepairFilter['cents']> = {}): object {
  const bounds = { ...(from === undefined ? {} : { $gte: from }), ...(to === undefined ? {} : { $lte: to }) };
  return Object.keys(bounds).length === 0 ? {} : { invoiceCents: trusted(bounds) };
}
