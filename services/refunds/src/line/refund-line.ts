/** A file that waits for its transfer, or is in one. */
export interface RefundLine {
  readonly repair_id: string;
  readonly repair_rozo_id: string;
  readonly entity_id: string;
  readonly entity_name: string;
  readonly gender: number;
  readonly status: number;
  /** Integer cents. */
  readonly cents: number;
  readonly validated_at: Date;
  /** The batch that holds it; null while it is free. */
  readonly refund_id: string | null;
}

/** Statuses of files whose refund is in progress: 5, and 11 for the sample. */
export const refundableStatuses: readonly number[] = [5, 11];
