import type { ApiCaller } from '@alveole/contracts';
import { debtViewOf, recoveryRoutes } from '@alveole/contracts/recovery';
import type { DebtView } from '@alveole/contracts/recovery';
import { useInfiniteQuery } from '@alveole/query';
import { recoveryKeys } from './recovery-keys.ts';

/** Debts that nobody has requested yet; a page ends where the service says so, for it holds all debts of a shop. */
export function useDebts(api: ApiCaller) {
  return useInfiniteQuery({
    queryKey: recoveryKeys.debts,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { debts, next } = await api.call(recoveryRoutes.listDebts, { query: { after: pageParam } }, { signal });
      return { debts: debts.map(debtViewOf), next };
    },
    getNextPageParam: ({ next }: { readonly next?: string | undefined }) => next,
    select: ({ pages }): readonly DebtView[] => pages.flatMap(({ debts }) => debts),
  });
}
