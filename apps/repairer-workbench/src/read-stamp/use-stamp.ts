import { repairRoutes, stampValueOf } from '@alveole/contracts/repair';
import type { ApiCaller } from '@alveole/contracts';
import { useQuery } from '@alveole/query';

export interface KnownStamp {
  /** What the O°code carries; undefined while it is asked for, and where it cannot be known. */
  readonly value: string | undefined;
  readonly isPending: boolean;
}

/** The O°code of a file, asked for once wherever it is drawn. */
export function useStamp(api: ApiCaller, repairId: string): KnownStamp {
  const { data: value, isPending } = useQuery({
    queryKey: ['stamp', repairId],
    staleTime: Infinity,
    queryFn: async ({ signal }) =>
      stampValueOf(await api.call(repairRoutes.readStamp, { params: { id: repairId } }, { signal })),
  });
  return { value, isPending };
}
