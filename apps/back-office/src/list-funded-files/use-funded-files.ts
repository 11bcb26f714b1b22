import type { ApiCaller } from '@alveole/contracts';
import {
  fundedFilesQuery,
  fundedFileViewOf,
  fundedFilterQuery,
  funderRoutes,
  fundedTotalViewOf,
} from '@alveole/contracts/funder';
import type { FundedFileView, FundedFilter, FundedTotalView } from '@alveole/contracts/funder';
import { useQuery } from '@alveole/query';
import { useKeysetList } from '../browse/use-keyset-list.ts';
import type { KeysetList } from '../browse/use-keyset-list.ts';

/** The files of a funder, a page at a time. */
export function useFundedFiles(api: ApiCaller, filter: FundedFilter): KeysetList<FundedFileView> {
  const { search: text, ...others } = filter;
  return useKeysetList<FundedFileView>({
    queryKey: ['funded-files', others, { text }],
    read: async (last, signal) =>
      (await api.call(funderRoutes.listFundedFiles, { query: fundedFilesQuery(filter, last) }, { signal })).map(
        fundedFileViewOf,
      ),
  });
}

/** How many files these filters leave, and the funder’s share of them; absent until the server has answered. */
export function useFundedTotal(api: ApiCaller, filter: FundedFilter): FundedTotalView | undefined {
  const query = fundedFilterQuery(filter);
  return useQuery<FundedTotalView>({
    queryKey: ['funded-total', query],
    queryFn: async ({ signal }) =>
      fundedTotalViewOf(await api.call(funderRoutes.countFundedFiles, { query }, { signal })),
  }).data;
}
