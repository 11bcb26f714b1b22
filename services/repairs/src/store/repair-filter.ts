import { firstInstantOf } from '@alveole/contracts';
import { repairKinds, repairStatusCodes } from '@alveole/domain';
import type { RepairKind, RepairStatus } from '@alveole/domain';
import { trusted } from '@alveole/persistence';
import { narrowingTokens, queryTokens } from '@alveole/validation';
import type { QueryFilter } from 'mongoose';
import type { RepairDocument } from './repair-model.ts';

export interface RepairFilter {
  readonly entityId?: string | undefined;
  readonly operatorId?: string | undefined;
  readonly status?: RepairStatus | undefined;
  readonly kind?: RepairKind | undefined;
  /** What a person typed; words of two characters or fewer do not count. */
  readonly query?: string | undefined;
  /** Filed on these days of Paris (`YYYY-MM-DD`), both counted in. */
  readonly days?: { readonly from?: string | undefined; readonly to?: string | undefined } | undefined;
}

/**
 * A filter of a list as conditions on the leading fields of one index (declared beside the model), each fixed to a value or to
 * all that it can have: the database then reads those ranges side by side in the order of the list, a page of entries for a page.
 */
export function conditionsOf(filter: RepairFilter): QueryFilter<RepairDocument> {
  const words = filter.query === undefined ? [] : queryTokens(filter.query);
  return {
    ...(leadsOverStatus(filter, words) ? everyStatusAndKind : {}),
    ...equalitiesOf(filter),
    ...searchConditions(words, filter.entityId ?? filter.operatorId),
    ...filedConditions(filter.days),
  } as QueryFilter<RepairDocument>;
}

/** What may be asked of files without a search, as plain equalities: they are counted on one range of an index. */
export function equalitiesOf({
  entityId,
  operatorId,
  status,
  kind,
}: Omit<RepairFilter, 'query'>): QueryFilter<RepairDocument> {
  const given = Object.entries({ entityId, operatorId, status, gender: kind }).filter(
    ([, value]) => value !== undefined,
  );
  return Object.fromEntries(given) as QueryFilter<RepairDocument>;
}

const everyStatusAndKind = {
  status: trusted({ $in: [...repairStatusCodes] }),
  gender: trusted({ $in: [...repairKinds] }),
};

/** The plain lists (all, an establishment's, what somebody holds there) have indexes of their own, without status and kind. */
function leadsOverStatus({ entityId, operatorId, status, kind }: RepairFilter, words: readonly string[]): boolean {
  if (entityId !== undefined && operatorId !== undefined) return false;
  if (status !== undefined || kind !== undefined || operatorId !== undefined) return true;
  return words.length > 0 && entityId === undefined;
}

/** `owner`: whose files are looked through anyway; there the words only sort out. `$elemMatch` bounds no index. */
function searchConditions(words: readonly string[], owner: string | undefined): object {
  if (words.length === 0) return {};
  const all = { $and: words.map((word) => ({ searchTokens: trusted({ $elemMatch: { $eq: word } }) })) };
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

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
