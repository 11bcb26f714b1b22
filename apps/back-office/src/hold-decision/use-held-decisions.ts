import { heldDecisionViewOf, reviewRoutes } from '@alveole/contracts/review';
import type { RemoteProps } from '@alveole/contracts';
import type { HeldDecisionView } from '@alveole/contracts/review';
import { useQuery, useQueryClient } from '@alveole/query';
import { useEffect, useRef } from 'react';
import { repairKeys } from '../operate-repair/repair-keys.ts';
import { texts } from './hold-decision.text.ts';

/** Apart from the files: a decision that was written makes them stale, not itself. */
export const heldKey = ['held-decisions'] as const;

/** How often one looks while a decision leaves. Milliseconds. */
const lookMs = 2000;

/** It is neither written nor refused yet. */
export const isLeaving = ({ state }: HeldDecisionView): boolean => state !== 'refused';

type Ports = Pick<RemoteProps, 'api' | 'notify'>;

export interface HeldDecisions {
  readonly held: readonly HeldDecisionView[];
  /** Answers what was withdrawnDecision back; throws what the server says. */
  readonly takeBack: (decisionId: string) => Promise<HeldDecisionView>;
}

/** One's own decisions that are not written yet: followed until they are, which is told. */
export function useHeldDecisions({ api, notify }: Ports): HeldDecisions {
  const cache = useQueryClient();
  const { data: held = none } = useQuery<readonly HeldDecisionView[]>({
    queryKey: heldKey,
    staleTime: 0,
    refetchInterval: ({ state: { data = none } }) => (data.some(isLeaving) ? lookMs : false),
    queryFn: async ({ signal }) =>
      (await api.call(reviewRoutes.listHeldDecisions, {}, { signal })).map(heldDecisionViewOf),
  });
  const awaited = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const standing = new Set(held.map(({ decisionId }) => decisionId));
    const isWritten = [...awaited.current].some((id) => !standing.has(id));
    awaited.current = new Set(held.filter(isLeaving).map(({ decisionId }) => decisionId));
    if (!isWritten) return;
    notify({ tone: 'success', text: texts.done });
    void cache.invalidateQueries({ queryKey: repairKeys.all });
  }, [held, notify, cache]);
  return {
    held,
    takeBack: async (id) => {
      const withdrawnDecision = heldDecisionViewOf(await api.call(reviewRoutes.takeDecisionBack, { params: { id } }));
      awaited.current = new Set([...awaited.current].filter((other) => other !== id));
      cache.setQueryData<readonly HeldDecisionView[]>(heldKey, (shown = none) =>
        shown.filter(({ decisionId }) => decisionId !== id),
      );
      return withdrawnDecision;
    },
  };
}

const none: readonly HeldDecisionView[] = [];
