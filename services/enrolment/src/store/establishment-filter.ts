import { establishmentStatusCodes } from '@alveole/domain';
import type { EstablishmentKind, EstablishmentStatus } from '@alveole/domain';
import { trusted } from '@alveole/persistence';
import { narrowingTokens, queryTokens } from '@alveole/validation';
import type { QueryFilter } from 'mongoose';
import type { EstablishmentDocument } from './establishment-model.ts';

export interface EstablishmentFilter {
  /** Kinds that the caller reviews. */
  readonly kinds: readonly EstablishmentKind[];
  readonly status?: EstablishmentStatus | undefined;
  readonly operatorId?: string | undefined;
  readonly query?: string | undefined;
}

/**
 * A filter of a list as conditions on the leading fields of one index (declared beside the model), each fixed to some values: the
 * database reads those ranges side by side in the order of the list, a page of entries for a page.
 */
export function conditionsOf({
  kinds,
  status,
  operatorId,
  query,
}: EstablishmentFilter): QueryFilter<EstablishmentDocument> {
  const words = query === undefined ? [] : queryTokens(query);
  return {
    kind: kinds.length === 1 ? kinds[0] : trusted({ $in: [...kinds] }),
    status: status ?? trusted({ $in: [...establishmentStatusCodes] }),
    ...(operatorId === undefined ? {} : { operatorId }),
    ...searchConditions(words, operatorId),
  } as QueryFilter<EstablishmentDocument>;
}

/** Where one person's files are looked through anyway the words only sort out: `$elemMatch` bounds no index. */
function searchConditions(words: readonly string[], operatorId: string | undefined): object {
  if (words.length === 0) return {};
  const all = { $and: words.map((word) => ({ searchTokens: trusted({ $elemMatch: { $eq: word } }) })) };
  if (operatorId !== undefined) return all;
  const narrowing = { searchTokens: trusted({ $in: [...narrowingTokens(words)] }) };
  return words.length === 1 ? narrowing : { ...narrowing, ...all };
}
