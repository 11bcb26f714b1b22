import { decisionRequestOf, reviewRoutes } from '@alveole/contracts/review';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import { operationOf } from '@alveole/contracts/repair';
import type { RepairsPorts } from '../ports.ts';
import type { DeferredDecision } from '../store/deferred-decision-store.ts';
import { deferDecision, listDeferredDecisions, takeDecisionBack } from './defer-decision.ts';

/** Decisions of the desk that can be taken back for a moment. */
export function deferDecisionRoutes(ports: RepairsPorts): ImplementedRoute[] {
  return [
    implement(reviewRoutes.listDeferredDecisions, async ({ actor }) =>
      (await listDeferredDecisions(ports, actor)).map(inWords),
    ),
    implement(reviewRoutes.deferDecision, async ({ body, actor }) => {
      const { decisionId: id, decision, ...version } = decisionRequestOf(body);
      return inWords(await deferDecision(ports, actor, { id, ...version, operation: operationOf(decision) }));
    }),
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
