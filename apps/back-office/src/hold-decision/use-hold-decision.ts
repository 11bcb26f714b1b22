import type { RemoteProps } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import type { HeldDecisionView, ReviewDecision } from '@alveole/contracts/review';
import { useQueryClient } from '@alveole/query';
import { useUnlessChanged } from '../operate-repair/use-unless-changed.ts';
import { holdDecision } from './hold-decision.ts';
import { heldKey } from './use-held-decisions.ts';

/** Holds a decision on the file on screen; false where somebody else has changed the file, which is said. */
export type HoldDecision = (decision: ReviewDecision) => Promise<boolean>;

export function useHoldDecision({ api, notify }: Pick<RemoteProps, 'api' | 'notify'>, file: RepairView): HoldDecision {
  const cache = useQueryClient();
  const unlessChanged = useUnlessChanged(notify);
  return async (decision) => {
    const pending = await unlessChanged(holdDecision(api, file, decision));
    if (pending === undefined) return false;
    cache.setQueryData<readonly HeldDecisionView[]>(heldKey, (shown = []) => [...shown, pending]);
    return true;
  };
}
