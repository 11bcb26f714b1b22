import type { ApiCaller } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { deferredDecisionViewOf, deferDecisionBody, reviewRoutes } from '@alveole/contracts/review';
import type { DeferredDecisionView, ReviewDecision } from '@alveole/contracts/review';

/** Sends a decision that is written in ten seconds unless it is taken back. Throws what stands in the way. */
export async function deferDecision(
  api: ApiCaller,
  { repairId, rowHash }: Pick<RepairView, 'repairId' | 'rowHash'>,
  decision: ReviewDecision,
): Promise<DeferredDecisionView> {
  const body = deferDecisionBody({ decisionId: crypto.randomUUID(), repairId, rowHash, decision });
  return deferredDecisionViewOf(await api.call(reviewRoutes.deferDecision, { body }));
}
