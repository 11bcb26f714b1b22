import { enrolmentRoutes, repairsRoutes } from '@alveole/contracts';
import type { ApiCaller, CancelSignal, Consumer, RouteResult } from '@alveole/contracts';
import { isListedBike, isRepairStatus } from '@alveole/domain';
import type { FoundPerson } from '@alveole/domain';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';

export type PastBike = RouteResult<typeof repairsRoutes.consumerBikes>[number];

/** Somebody whom the search found, with the files of the past. */
export interface Acquaintance {
  readonly consumer: Consumer;
  readonly files: readonly PastBike[];
}

/**
 * The people of a phone (+33 form) or of a pre-registration code, each with the files of the past.
 * @param query null while there is nothing to look for
 */
export function useFoundPeople(api: ApiCaller, query: string | null): UseQueryResult<readonly Acquaintance[]> {
  return useQuery({
    queryKey: ['counter', 'people', query],
    enabled: query !== null,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const consumers = await api.call(enrolmentRoutes.searchConsumers, { query: { query: query ?? '' } }, { signal });
      return Promise.all(consumers.map((consumer) => withFiles(api, consumer, signal)));
    },
  });
}

/** A person as the rules of the look-up take it. */
export function foundPersonOf({ consumer, files }: Acquaintance): FoundPerson {
  return {
    consumerId: consumer.consumer_id,
    files: files.flatMap(({ status, gender }) => (isRepairStatus(status) ? [{ status, kind: gender }] : [])),
  };
}

/** The repaired bikes among which the one at the counter may be. */
export function listedBikes(people: readonly Acquaintance[]): readonly PastBike[] {
  return people.flatMap(({ files }) =>
    files.filter(({ status, gender }) => isRepairStatus(status) && isListedBike({ status, kind: gender })),
  );
}

async function withFiles(api: ApiCaller, consumer: Consumer, signal: CancelSignal): Promise<Acquaintance> {
  return {
    consumer,
    files: await api.call(repairsRoutes.consumerBikes, { params: { id: consumer.consumer_id } }, { signal }),
  };
}
