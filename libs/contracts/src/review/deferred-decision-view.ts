import type { RouteInput, RouteRequest, RouteResult } from '../define/define-route.ts';
import { reviewDecisionCodes } from '../repair/operation-wire.ts';
import type { RepairOperationInput } from '../repair/operation-wire.ts';
import type * as deferredDecisionRoutes from './deferred-decision-routes.ts';

type Wire = RouteResult<typeof deferredDecisionRoutes.deferDecision>;
type Body = RouteRequest<typeof deferredDecisionRoutes.deferDecision>['body'];

/** What staff may decide with a moment to take it back. */
export type ReviewDecision = RouteInput<typeof deferredDecisionRoutes.deferDecision>['body']['repair_data'];

/** Whether an operation is one that waits a moment before it is written. */
export function isReviewDecision(operation: RepairOperationInput): operation is ReviewDecision {
  return (reviewDecisionCodes as readonly string[]).includes(operation.operation_code);
}

/** A decision of one's own that is not written yet, or that could not be. */
export interface DeferredDecisionView {
  readonly decisionId: string;
  readonly repairId: string;
  readonly fileNumber: string;
  readonly operation: Wire['operation_code'];
  readonly state: Wire['state'];
  /** ISO 8601 instant. */
  readonly dueAt: string;
  /** The text that goes with it, as it was typed. */
  readonly text: string;
  /** French; why it could not be written. */
  readonly reason?: string;
}

export function deferredDecisionViewOf(wire: Wire): DeferredDecisionView {
  return {
    decisionId: wire.decision_id,
    repairId: wire.repair_id,
    fileNumber: wire.repair_rozo_id,
    operation: wire.operation_code,
    state: wire.state,
    dueAt: wire.due_at,
    text: wire.reasons.join('\n'),
    reason: wire.reason,
  };
}

export interface DecisionRequest {
  readonly decisionId: string;
  readonly repairId: string;
  readonly rowHash: string;
  readonly decision: ReviewDecision;
}

/** The body that defers a decision; `decisionRequestOf` reads it again. */
export function deferDecisionBody({ decisionId, repairId, rowHash, decision }: DecisionRequest) {
  return { decision_id: decisionId, repair_id: repairId, last_row_hash: rowHash, repair_data: decision };
}

/** The decision that a body defers; `operationOf` of the repairs reads what is decided. */
export function decisionRequestOf({ decision_id, repair_id, last_row_hash, repair_data }: Body): DecisionRequest {
  return { decisionId: decision_id, repairId: repair_id, rowHash: last_row_hash, decision: repair_data };
}
