import {
  repairCountsOf,
  repairListFilterQuery,
  repairRowViewOf,
  repairRoutes,
  reviewListQuery,
} from '@alveole/contracts/repair';
import type { ApiCaller, CancelSignal } from '@alveole/contracts';
import type { RepairCounts, RepairListFilter, RepairRowView } from '@alveole/contracts/repair';
import { useQuery } from '@alveole/query';
import { useKeysetList } from '../browse/use-keyset-list.ts';
import type { KeysetList } from '../browse/use-keyset-list.ts';
import { chosenChip, isOneChip, repairChips } from './repair-filters.ts';
import { repairKeys } from '../operate-repair/repair-keys.ts';

export interface RepairPageRequest {
  readonly filter: RepairListFilter;
  /** The last one that is shown already. */
  readonly last?: RepairRowView;
}

/** A page of the files of a filter. */
export async function readRepairs(
  api: ApiCaller,
  { filter, last }: RepairPageRequest,
  signal: CancelSignal,
): Promise<readonly RepairRowView[]> {
  const query = reviewListQuery(filter, last);
  return (await api.call(repairRoutes.listRepairs, { query }, { signal })).map(repairRowViewOf);
}

/** The files of a filter, page by page. */
export function useRepairs(api: ApiCaller, filter: RepairListFilter): KeysetList<RepairRowView> {
  return useKeysetList({
    queryKey: repairKeys.list(filter),
    read: (last, signal) => readRepairs(api, { filter, last }, signal),
  });
}

/** The figures of the filters; undefined until they are known, and where they cannot be had. */
export function useRepairCounts(api: ApiCaller): RepairCounts | undefined {
  const { data } = useQuery({
    queryKey: repairKeys.counts,
    queryFn: async ({ signal }) => repairCountsOf(await api.call(repairRoutes.countRepairs, {}, { signal })),
  });
  return data;
}

/** How many files the filters leave; undefined until it is known. The count of a chip is there already. */
export function useListedTotal(
  api: ApiCaller,
  filter: RepairListFilter,
  counts: RepairCounts | undefined,
): number | undefined {
  const isKnown = isOneChip(filter);
  const { data } = useQuery({
    queryKey: repairKeys.listed({ ...filter, isOldestFirst: undefined }),
    enabled: !isKnown,
    queryFn: ({ signal }) =>
      api.call(repairRoutes.countListedRepairs, { query: repairListFilterQuery(filter) }, { signal }),
  });
  const chosen = chosenChip(filter);
  return isKnown ? repairChips(counts, chosen).find(({ value }) => value === chosen)?.count : data?.count;
}
