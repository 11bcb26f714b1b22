import { authRoutes } from '@alveole/contracts';
import type { ApiCaller } from '@alveole/contracts';
import { useQuery } from '@alveole/query';

export interface Colleague {
  readonly userId: string;
  readonly name: string;
}

const fiveMinutes = 300_000;
const none: readonly Colleague[] = [];

/** The members of staff to whom a file may be given; empty until they are known. */
export function useColleagues(api: ApiCaller): readonly Colleague[] {
  const { data } = useQuery({
    queryKey: ['staff'],
    staleTime: fiveMinutes,
    queryFn: ({ signal }) => api.call(authRoutes.listStaff, {}, { signal }),
    select: (users) =>
      users.map(({ user_id, description }): Colleague => ({ userId: user_id, name: description.name })),
  });
  return data ?? none;
}
