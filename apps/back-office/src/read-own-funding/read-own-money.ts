import type { ApiCaller } from '@alveole/contracts';
import { funderRoutes, ownBatchesQuery, ownBatchViewOf, ownMoneyViewOf } from '@alveole/contracts/funder';
import type { OwnBatchView } from '@alveole/contracts/funder';
import { useQuery } from '@alveole/query';
import { useKeysetList } from '../browse/use-keyset-list.ts';
import type { KeysetList } from '../browse/use-keyset-list.ts';

/** The money of the signed-in funder by month, and what waits. */
export function useOwnMoney(api: ApiCaller) {
  return useQuery({
    queryKey: ['own-money'],
    queryFn: async ({ signal }) => ownMoneyViewOf(await api.call(funderRoutes.readOwnMoney, {}, { signal })),
  });
}

/** The batches of its account, newest first. */
export function useOwnBatches(api: ApiCaller): KeysetList<OwnBatchView> {
  return useKeysetList({
    queryKey: ['own-batches'],
    read: async (last, signal) =>
      (await api.call(funderRoutes.listOwnBatches, { query: ownBatchesQuery(last) }, { signal })).map(ownBatchViewOf),
  });
}
