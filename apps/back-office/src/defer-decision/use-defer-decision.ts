import type { RemoteProps } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import type { DeferredDecisionView, ReviewDecision } from '@alveole/contracts/review';
import { useQueryClient } from '@alveole/query';
import { useUnlessChanged } from '../operate-repair/use-unless-changed.ts';
import { deferDecision } from './defer-decision.ts';
import { deferredKey } from './use-deferred-decisions.ts';

/** Defers a decision on the file on screen; false where somebody else has changed the file, which is said. */
export type DeferDecision = (decision: ReviewDecision) => Promise<boolean>;

export function useDeferDecision(
  { api, notify }: Pick<RemoteProps, 'api' | 'notify'>,
  file: RepairView,
): DeferDecision {
  const cache = useQueryClient();
  const unlessChanged = useUnlessChanged(notify);
  return async (decision) => {
    const pending = await unlessChanged(deferDecision(api, file, decision));
    if (pending === undefined) return false;
    // An answer that is on its way knows nothing of this decision, which would then seem written.
    await cache.cancelQueries({ queryKey: deferredKey });
    cache.setQueryData<readonly DeferredDecisionView[]>(deferredKey, (shown = []) => [...shown, pending]);
    return true;
  };
}
