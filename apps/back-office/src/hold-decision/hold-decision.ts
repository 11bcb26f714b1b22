import type { ApiCaller } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { heldDecisionViewOf, holdDecisionBody, reviewRoutes } from '@alveole/contracts/review';
import type { HeldDecisionView, ReviewDecision } from '@alveole/contracts/review';

/** Sends a decision that is written in ten seconds unless it is taken back. Throws what stands in the way. */
export async function holdDecision(
  api: ApiCaller,
  { repairId, rowHash }: Pick<RepairView, 'repairId' | 'rowHash'>,
  decision: ReviewDecision,
): Promise<HeldDecisionView> {
  const body = holdDecisionBody({ decisionId: crypto.randomUUID(), repairId, rowHash, decision });
  return heldDecisionViewOf(await api.call(reviewRoutes.holdDecision, { body }));
}
