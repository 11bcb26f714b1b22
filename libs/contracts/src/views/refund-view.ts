import type { RefundState, RepairKind, RepairStatus, RuledBatch } from '@alveole/domain';
import type { z } from 'zod';
import type { RouteResult } from '../define-route.ts';
import type { writeRefund } from '../routes/refunds.routes.ts';
import type { RefundableRepair, RefundBatch, refundLine } from '../wire/refund.ts';
import { centsOf } from './wire-values.ts';

/** A file in a batch, with its premium. */
export interface RefundLineView {
  readonly repairId: string;
  readonly fileNumber: string;
  readonly entityId: string;
  readonly entityName: string;
  readonly amountCents: number;
}

/** A batch of transfers as rules and screens read it; `decideRefund` takes it as it is. */
export interface RefundBatchView extends RuledBatch {
  readonly refundId: string;
  readonly state: RefundState;
  /** Of the version that was read; a step names it. */
  readonly rowHash: string;
  /** ISO instant. */
  readonly createdAt: string;
  readonly totalCents: number;
  readonly lines: readonly RefundLineView[];
  readonly drafterName: string;
  readonly approverId?: string;
  readonly approverName?: string;
}

export function refundBatchViewOf(batch: RefundBatch): RefundBatchView {
  return {
    refundId: batch.refund_id,
    state: batch.state,
    rowHash: batch.row_hash,
    createdAt: batch.create_date,
    totalCents: centsOf(batch.total),
    lines: batch.lines.map(refundLineViewOf),
    drafterId: batch.drafted_by_id,
    drafterName: batch.drafted_by,
    approverId: batch.approved_by_id,
    approverName: batch.approved_by,
  };
}

/** The batch that was written. */
export function refundIdOf({ refund_id }: Pick<RouteResult<typeof writeRefund>, 'refund_id'>): string {
  return refund_id;
}

/** A validated file that waits for its transfer. */
export interface RefundableView extends RefundLineView {
  readonly kind: RepairKind;
  readonly status: RepairStatus;
  /** ISO instant. */
  readonly validatedAt: string;
  /** Its establishment has given no bank account: it cannot be paid yet. */
  readonly isBlocked: boolean;
}

export function refundableViewOf(file: RefundableRepair): RefundableView {
  return {
    ...refundLineViewOf(file),
    kind: file.gender,
    status: file.status,
    validatedAt: file.validated_at,
    isBlocked: file.blocked_by !== undefined,
  };
}

function refundLineViewOf(line: z.output<typeof refundLine>): RefundLineView {
  return {
    repairId: line.repair_id,
    fileNumber: line.repair_rozo_id,
    entityId: line.entity_id,
    entityName: line.entity_name,
    amountCents: centsOf(line.amount),
  };
}
