import type { RepairListFilter } from '@alveole/contracts/repair';

/** Everything that a decision on a file makes stale stands below the first key; the kept order does not. */
export const repairKeys = {
  all: ['repairs'],
  list: (filter: RepairListFilter) => ['repairs', 'list', filter],
  counts: ['repairs', 'counts'],
  listed: (filter: RepairListFilter) => ['repairs', 'listed', filter],
  file: (fileNumber: string) => ['repairs', 'file', fileNumber],
  order: (filter: RepairListFilter) => ['repair-order', filter],
} as const;
