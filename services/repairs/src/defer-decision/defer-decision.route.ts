import { reviewRoutes } from '@alveole/contracts/review';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import { operationOf } from '../operate-repair/operation-of.ts';
import type { RepairsPorts } from '../ports.ts';
import type { DeferredDecision } from '../store/deferred-decision-store.ts';
import { deferDecision, listDeferredDecisions, takeDecisionBack } from './defer-decision.ts';

/** Decisions of the desk that can be taken back for a moment. */
export function deferDecisionRoutes(ports: RepairsPorts): ImplementedRoute[] {
  return [
    implement(reviewRoutes.listDeferredDecisions, async ({ actor }) =>
      (await listDeferredDecisions(ports, actor)).map(inWords),
    ),
    implement(reviewRoutes.deferDecision, async ({ body, actor }) =>
      inWords(
        await deferDecision(ports, actor, {
          id: body.decision_id,
          repairId: body.repair_id,
          rowHash: body.last_row_hash,
          operation: operationOf(body.repair_data),
        }),
      ),
    ),
    implement(reviewRoutes.takeDecisionBack, async ({ params, actor }) =>
      inWords(await takeDecisionBack(ports, actor, params.id)),
    ),
  ];
}

function inWords({ id, repairId, fileNumber, operation, state, dueAt, reason }: DeferredDecision) {
  return {
    decision_id: id,
    repair_id: repairId,
    repair_rozo_id: fileNumber,
    operation_code: operation.code,
    state,
    due_at: dueAt.toISOString(),
    reasons: 'reasonLines' in operation.data ? [...(operation.data.reasonLines ?? [])] : [],
    ...(reason !== undefined && { reason }),
  };
}
