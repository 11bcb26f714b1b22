import type { ApiCaller } from '@alveole/contracts';
import { recoveriesQuery, recoveryRoutes, recoveryViewOf, wholeRecoveryViewOf } from '@alveole/contracts/recovery';
import type { RecoveryView, WholeRecoveryView } from '@alveole/contracts/recovery';
import { shownPerPage } from '@alveole/domain';
import type { RecoveryState } from '@alveole/domain';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { useKeysetList } from '../browse/use-keyset-list.ts';
import type { KeysetList } from '../browse/use-keyset-list.ts';
import { recoveryKeys } from './recovery-keys.ts';

/** Payment requests, oldest first; those in a state where one is named. */
export function useRecoveries(api: ApiCaller, state: RecoveryState | undefined): KeysetList<RecoveryView> {
  return useKeysetList({
    queryKey: recoveryKeys.list(state),
    read: async (last, signal) =>
      (await api.call(recoveryRoutes.listRecoveries, { query: recoveriesQuery(state, last) }, { signal })).map(
        recoveryViewOf,
      ),
  });
}

/** A payment request with its files and history. */
export function useRecovery(api: ApiCaller, id: string): UseQueryResult<WholeRecoveryView> {
  return useQuery({
    queryKey: recoveryKeys.one(id),
    queryFn: async ({ signal }) =>
      wholeRecoveryViewOf(await api.call(recoveryRoutes.readRecovery, { params: { id } }, { signal })),
  });
}

/** All payment requests in a state, page by page, for a file. Throws what the call throws. */
export async function readAllRecoveries(api: ApiCaller, state: RecoveryState | undefined): Promise<RecoveryView[]> {
  const all: RecoveryView[] = [];
  for (;;) {
    const query = recoveriesQuery(state, all.at(-1));
    const page = (await api.call(recoveryRoutes.listRecoveries, { query })).map(recoveryViewOf);
    all.push(...page.slice(0, shownPerPage));
    if (page.length <= shownPerPage) return all;
  }
}
