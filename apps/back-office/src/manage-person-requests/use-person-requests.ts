import { newPersonRequestBody, personRequestOf, personRequestRoutes } from '@alveole/contracts/person-request';
import type { NewPersonRequest, PersonRequestView } from '@alveole/contracts/person-request';
import type { RemoteProps } from '@alveole/contracts';
import { useInfiniteQuery, useQueryClient } from '@alveole/query';

export type Standing = 'open' | 'closed';

export const requestsKey = ['person-requests'];

/** The queue, open ones by due date or closed ones, and a way to add to it. */
export function usePersonRequests({ api }: Pick<RemoteProps, 'api'>, standing: Standing) {
  const cache = useQueryClient();
  const requests = useInfiniteQuery({
    queryKey: [...requestsKey, standing],
    retry: false,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ signal, pageParam: after }) => {
      const query = { standing, ...(after !== undefined && { after }) };
      return api.call(personRequestRoutes.listPersonRequests, { query }, { signal });
    },
    getNextPageParam: ({ after }) => after,
  });
  return {
    requests,
    rows: requests.data?.pages.flatMap((page) => page.requests.map(personRequestOf)),
    create: async (request: NewPersonRequest): Promise<PersonRequestView> => {
      const body = newPersonRequestBody(request);
      const created = await api.call(personRequestRoutes.createPersonRequest, { body });
      await cache.invalidateQueries({ queryKey: requestsKey });
      return personRequestOf(created);
    },
  };
}
