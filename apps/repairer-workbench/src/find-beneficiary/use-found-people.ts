import { beneficiaryRoutes, beneficiaryViewOf } from '@alveole/contracts/beneficiary';
import type { ApiCaller } from '@alveole/contracts';
import type { PastFileView } from '@alveole/contracts/repair';
import { isListedBike } from '@alveole/domain';
import type { FoundPerson } from '@alveole/domain';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { useEffect } from 'react';
import type { Acquaintance } from '../keep-draft/reception-draft.ts';
import { listConsumerBikes } from './list-consumer-bikes.ts';

export interface LookedFor {
  /** Null while there is nothing to look for. */
  readonly query: string | null;
  /** What the same search last answered, as it was kept. */
  readonly people: readonly Acquaintance[] | null;
}

/**
 * The people of a phone (+33 form) or of a pre-registration code, each with the files of the past. What was kept holds
 * until the network answers.
 * @param keep takes each new answer
 */
export function useFoundPeople(
  api: ApiCaller,
  { query, people }: LookedFor,
  keep: (answer: { readonly people: readonly Acquaintance[] }) => void,
): UseQueryResult<readonly Acquaintance[]> {
  const search = useQuery({
    queryKey: ['counter', 'people', query],
    enabled: query !== null,
    staleTime: 0,
    initialData: people ?? undefined,
    queryFn: async ({ signal }) => {
      const consumers = await api.call(beneficiaryRoutes.findConsumers, { query: { query: query ?? '' } }, { signal });
      return Promise.all(
        consumers
          .map(beneficiaryViewOf)
          .map(async (person) => ({ person, files: await listConsumerBikes(api, person, signal) })),
      );
    },
  });
  const answer = search.data;
  useEffect(() => {
    if (answer !== undefined && answer !== people) keep({ people: answer });
  }, [answer, people, keep]);
  return search;
}

/** A person as the rules of the look-up take it. */
export function foundPersonOf({ person: { consumerId }, files }: Acquaintance): FoundPerson {
  return { consumerId, files };
}

/** The repaired bikes among which the one at the counter may be. */
export function listedBikes(people: readonly Acquaintance[]): readonly PastFileView[] {
  return people.flatMap(({ files }) => files.filter(isListedBike));
}
