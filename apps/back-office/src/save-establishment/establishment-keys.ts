import type { EstablishmentFilter } from '@alveole/contracts/establishment';
import type { EstablishmentKind } from '@alveole/domain';

/** Everything that a decision on an establishment makes stale stands below the first key; the kept order does not. */
export const establishmentKeys = {
  all: ['establishments'],
  lists: ['establishments', 'list'],
  list: (filter: EstablishmentFilter) => ['establishments', 'list', filter],
  allCounts: ['establishments', 'counts'],
  counts: (kind: EstablishmentKind | undefined) => ['establishments', 'counts', kind ?? 'all'],
  file: (id: string) => ['establishments', 'file', id],
  order: (filter: EstablishmentFilter) => ['establishment-order', filter],
} as const;
