import { repairsRoutes } from '@alveole/contracts';
import type { ApiCaller, RepairSummary } from '@alveole/contracts';
import { useQuery } from '@alveole/query';
import { useKeysetList } from '../browse/use-keyset-list.ts';
import type { KeysetList } from '../browse/use-keyset-list.ts';
import type { RepairCounts, RepairFilter } from './repair-filters.ts';

/** Everything that a decision on a file makes stale stands below the first key; the kept order does not. */
export const repairKeys = {
  all: ['repairs'],
  list: (filter: RepairFilter) => ['repairs', 'list', filter],
  counts: ['repairs', 'counts'],
  file: (fileNumber: string) => ['repairs', 'file', fileNumber],
  order: (filter: RepairFilter) => ['repair-order', filter],
} as const;

/** The files of a filter, page by page. */
export function useRepairs(api: ApiCaller, filter: RepairFilter): KeysetList<RepairSummary> {
  return useKeysetList({
    queryKey: repairKeys.list(filter),
    read: (created_before, signal) =>
      api.call(
        repairsRoutes.listRepairs,
        { query: { ...filter, ...(created_before === undefined ? {} : { created_before }) } },
        { signal },
      ),
    cursorOf: ({ create_date, repair_id }) => `${create_date},${repair_id}`,
  });
}

/** The figures of the filters; undefined until they are known, and where they cannot be had. */
export function useRepairCounts(api: ApiCaller): RepairCounts | undefined {
  const { data } = useQuery({
    queryKey: repairKeys.counts,
    queryFn: ({ signal }) => api.call(repairsRoutes.countRepairs, {}, { signal }),
  });
  return data;
}
