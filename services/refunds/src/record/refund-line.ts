import { RepairStatus } from '@alveole/domain';
import type { RepairKind } from '@alveole/domain';
import type { BatchLine } from './refund-batch.ts';

/** A file that waits for its transfer, or is in one. */
export interface RefundLine extends Omit<BatchLine, 'payeeName' | 'iban'> {
  readonly kind: RepairKind;
  readonly status: RepairStatus;
  readonly validatedAt: Date;
  /** The batch that holds it; absent while it is free. */
  readonly refundId: string | undefined;
}

/** What events tell of a file. */
export type FollowedLine = Omit<RefundLine, 'validatedAt' | 'refundId'>;

/** Statuses of files whose refund is in progress, out of the sample and in it. */
export const refundableStatuses: readonly RepairStatus[] = [RepairStatus.validated, RepairStatus.sampleValidated];

/** The transfer of a waiting file, before its account is known. */
export function batchLineOf({ repairId, fileNumber, entityId, entityName, cents }: FollowedLine): BatchLine {
  return { repairId, fileNumber, entityId, entityName, cents };
}
