import { deferredDecisionViewOf, reviewRoutes } from '@alveole/contracts/review';
import type { RemoteProps } from '@alveole/contracts';
import type { DeferredDecisionView } from '@alveole/contracts/review';
import { useQuery, useQueryClient } from '@alveole/query';
import { useEffect, useRef } from 'react';
import { repairKeys } from '../operate-repair/repair-keys.ts';
import { texts } from './defer-decision.text.ts';

/** Apart from the files: a decision that was written makes them stale, not itself. */
export const deferredKey = ['deferred-decisions'] as const;

/** How often one looks while a decision leaves. Milliseconds. */
const pollMs = 2000;

/** It is neither written nor refused yet. */
export const isLeaving = ({ state }: DeferredDecisionView): boolean => state !== 'refused';

type Ports = Pick<RemoteProps, 'api' | 'notify'>;

export interface DeferredDecisions {
  readonly waitingDecisions: readonly DeferredDecisionView[];
  /** Answers what was withdrawnDecision back; throws what the server says. */
  readonly takeBack: (decisionId: string) => Promise<DeferredDecisionView>;
}

/** One's own decisions that are not written yet: followed until they are, which is told. */
export function useDeferredDecisions({ api, notify }: Ports): DeferredDecisions {
  const cache = useQueryClient();
  const { data: waitingDecisions = none } = useQuery<readonly DeferredDecisionView[]>({
    queryKey: deferredKey,
    staleTime: 0,
    refetchInterval: ({ state: { data = none } }) => (data.some(isLeaving) ? pollMs : false),
    queryFn: async ({ signal }) =>
      (await api.call(reviewRoutes.listDeferredDecisions, {}, { signal })).map(deferredDecisionViewOf),
  });
  const awaited = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const standing = new Set(waitingDecisions.map(({ decisionId }) => decisionId));
    const isWritten = [...awaited.current].some((id) => !standing.has(id));
    awaited.current = new Set(waitingDecisions.filter(isLeaving).map(({ decisionId }) => decisionId));
    if (!isWritten) return;
    notify({ tone: 'success', text: texts.done });
    void cache.invalidateQueries({ queryKey: repairKeys.all });
  }, [waitingDecisions, notify, cache]);
  return {
    waitingDecisions,
    takeBack: async (id) => {
      const withdrawnDecision = deferredDecisionViewOf(
        await api.call(reviewRoutes.takeDecisionBack, { params: { id } }),
      );
      // An answer that is on its way would show the decision again, and close its file to the keys.
      await cache.cancelQueries({ queryKey: deferredKey });
      awaited.current = new Set([...awaited.current].filter((other) => other !== id));
      cache.setQueryData<readonly DeferredDecisionView[]>(deferredKey, (shown = none) =>
        shown.filter(({ decisionId }) => decisionId !== id),
      );
      return withdrawnDecision;
    },
  };
}

const none: readonly DeferredDecisionView[] = [];
