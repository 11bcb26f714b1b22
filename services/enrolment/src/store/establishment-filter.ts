import { establishmentStatusCodes } from '@alveole/domain';
import type { ActivityRequestState, EstablishmentKind, EstablishmentOrder, EstablishmentStatus } from '@alveole/domain';
import { trusted } from '@alveole/persistence';
import { narrowingTokens, queryTokens } from '@alveole/validation';
import type { QueryFilter } from 'mongoose';
import type { EstablishmentDocument } from './establishment-model.ts';
import { requestMark, trainingMark } from './training-marks.ts';

export interface EstablishmentFilter {
  /** Kinds that the caller reviews. */
  readonly kinds: readonly EstablishmentKind[];
  readonly status?: EstablishmentStatus | undefined;
  readonly operatorId?: string | undefined;
  /** Only those that teach, or have ever asked to. */
  readonly hasTraining?: boolean | undefined;
  /** Only those whose request for training stands there. */
  readonly trainingRequest?: ActivityRequestState | undefined;
  readonly query?: string | undefined;
  /** Newest first unless asked otherwise. */
  readonly order?: EstablishmentOrder | undefined;
}

/**
 * A filter of a list as conditions on the leading fields of one index (declared beside the model), each fixed to some values: the
 * database reads those ranges side by side in the order of the list, a page of entries for a page.
 */
export function conditionsOf(filter: EstablishmentFilter): QueryFilter<EstablishmentDocument> {
  const { kinds, status, operatorId, query } = filter;
  const words = query === undefined ? [] : queryTokens(query);
  return {
    kind: kinds.length === 1 ? kinds[0] : trusted({ $in: [...kinds] }),
    status: status ?? trusted({ $in: [...establishmentStatusCodes] }),
    ...(operatorId === undefined ? {} : { operatorId }),
    ...tokenConditions(words, marksOf(filter), operatorId),
  } as QueryFilter<EstablishmentDocument>;
}

/** What the rows are marked with; the mark that fewer have comes first. */
function marksOf({ hasTraining, trainingRequest }: EstablishmentFilter): readonly string[] {
  return [
    ...(trainingRequest === undefined ? [] : [requestMark(trainingRequest)]),
    ...(hasTraining === true ? [trainingMark] : []),
  ];
}

/** Where one person's files are looked through anyway the tokens only sort out: `$elemMatch` bounds no index. */
function tokenConditions(words: readonly string[], marks: readonly string[], operatorId: string | undefined): object {
  const wanted = [...words, ...marks];
  if (wanted.length === 0) return {};
  const all = { $and: wanted.map((token) => ({ searchTokens: trusted({ $elemMatch: { $eq: token } }) })) };
  if (operatorId !== undefined) return all;
  const narrowing = { searchTokens: trusted({ $in: [...narrowingTokens(words, marks[0])] }) };
  return words.length > 1 || marks.length > 1 ? { ...narrowing, ...all } : narrowing;
}
