import {
  downloadOf,
  erasurePlanOf,
  foundSubjectsOf,
  personRequestOf,
  personRequestRoutes,
  requestActBody,
  traceSearchBody,
} from '@alveole/contracts/person-request';
import type {
  ErasurePlanView,
  FoundSubjectView,
  PersonRequestView,
  RequestAct,
  TraceSearch,
} from '@alveole/contracts/person-request';
import type { RemoteProps } from '@alveole/contracts';
import { useQuery, useQueryClient } from '@alveole/query';
import { requestsKey } from './use-person-requests.ts';

const exportRefreshMs = 2_000;

export interface RequestInHand {
  readonly request: PersonRequestView;
  readonly act: (act: RequestAct) => Promise<void>;
  readonly search: (by: TraceSearch) => Promise<readonly FoundSubjectView[]>;
  readonly readPlan: () => Promise<ErasurePlanView>;
  readonly readDraft: (reason?: string) => Promise<string>;
  readonly readDownload: () => Promise<string>;
}

/** One request: read again while its export is made, and what the desk does to it. */
export function usePersonRequest({ api }: Pick<RemoteProps, 'api'>, id: string) {
  const cache = useQueryClient();
  const params = { id };
  const queryKey = [...requestsKey, 'one', id];
  const query = useQuery({
    queryKey,
    retry: false,
    queryFn: async ({ signal }) =>
      personRequestOf(await api.call(personRequestRoutes.readPersonRequest, { params }, { signal })),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? exportRefreshMs : false),
  });
  const inHand = (request: PersonRequestView): RequestInHand => ({
    request,
    async act(act) {
      try {
        const body = requestActBody(request.rowHash, act);
        const changed = await api.call(personRequestRoutes.changePersonRequest, { params, body });
        cache.setQueryData(queryKey, personRequestOf(changed));
      } catch (failure) {
        await cache.invalidateQueries({ queryKey });
        throw failure;
      }
      await cache.invalidateQueries({ queryKey: [...requestsKey, 'open'] });
    },
    search: async (by) =>
      foundSubjectsOf(await api.call(personRequestRoutes.findPersonTraces, { params, body: traceSearchBody(by) })),
    readPlan: async () => erasurePlanOf(await api.call(personRequestRoutes.readErasurePlan, { params })),
    readDraft: async (reason) => {
      const asked = { params, query: reason === undefined ? {} : { reason } };
      return (await api.call(personRequestRoutes.readRequestDraft, asked)).text;
    },
    readDownload: async () => downloadOf(await api.call(personRequestRoutes.readPersonExport, { params })),
  });
  return { query, inHand };
}

const isUnderWay = (request: PersonRequestView | undefined): boolean =>
  request?.export?.state === 'queued' || request?.export?.state === 'working';
