import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { createContext, useContext, useEffect } from 'react';
import type { Outbox } from './outbox.ts';
import type { Step } from './step.ts';

/** The outbox of the pages below; undefined where the browser keeps nothing. */
export const OutboxContext = createContext<Outbox | undefined>(undefined);

export function useOutbox(): Outbox | undefined {
  return useContext(OutboxContext);
}

/** What waits or was refused, as it changes in this tab and in others. */
export function useSteps(): UseQueryResult<readonly Step[]> {
  const outbox = useOutbox();
  const steps = useQuery({
    queryKey: ['outbox'],
    queryFn: () => outbox?.steps() ?? [],
    staleTime: 0,
  });
  const { refetch } = steps;
  useEffect(() => outbox?.subscribe(() => void refetch()), [outbox, refetch]);
  return steps;
}
