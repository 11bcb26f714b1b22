import { deskRoutes, flagBody, flagViewOf } from '@alveole/contracts/desk';
import type { ApiCaller } from '@alveole/contracts';
import type { FlagRequest, FlagView } from '@alveole/contracts/desk';
import type { FlagSubject } from '@alveole/domain';
import { useQuery, useQueryClient } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';

const flagsKey = ['flags'] as const;
const none: readonly FlagView[] = [];

/** The flags in force; none until they are known, and for roles that do not read them. */
export function useFlagsInForce(api: ApiCaller, isEnabled = true): readonly FlagView[] {
  const { data = none } = useQuery({
    queryKey: flagsKey,
    enabled: isEnabled,
    queryFn: async ({ signal }) => (await api.call(deskRoutes.listFlags, {}, { signal })).map(flagViewOf),
  });
  return data;
}

/** Every flag that one has or had, newest first. */
export function useFlags(
  api: ApiCaller,
  subject: FlagSubject,
  id: string,
  isEnabled = true,
): UseQueryResult<readonly FlagView[]> {
  return useQuery<readonly FlagView[]>({
    queryKey: [...flagsKey, subject, id],
    enabled: isEnabled,
    queryFn: async ({ signal }) =>
      (await api.call(deskRoutes.readFlags, { params: { subject, id } }, { signal })).map(flagViewOf),
  });
}

export interface FlagWriter {
  /** Both throw what the server says. */
  readonly flag: (request: FlagRequest) => Promise<void>;
  readonly remove: (flagId: string) => Promise<void>;
}

export function useFlagWriter(api: ApiCaller): FlagWriter {
  const cache = useQueryClient();
  const readAnew = () => cache.invalidateQueries({ queryKey: flagsKey });
  return {
    flag: async (request) => {
      await api.call(deskRoutes.flagSubject, { body: flagBody(request) });
      await readAnew();
    },
    remove: async (id) => {
      await api.call(deskRoutes.removeFlag, { params: { id } });
      await readAnew();
    },
  };
}
