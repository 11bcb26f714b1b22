import type { RefundBatch as WireBatch } from '@alveole/contracts';

export type RefundState = WireBatch['state'];

/** One transfer to one establishment for one file. */
export interface BatchLine {
  readonly repairId: string;
  readonly fileNumber: string;
  readonly entityId: string;
  readonly entityName: string;
  /** Integer cents. */
  readonly cents: number;
  /** Holder and IBAN as they stood at the approval; absent before. */
  readonly payeeName?: string | undefined;
  readonly iban?: string | undefined;
}

/** A member of staff. */
export interface Person {
  readonly userId: string;
  readonly userName: string;
}

/** A SEPA credit-transfer batch on its way from draft to confirmation. */
export interface RefundBatch {
  readonly refundId: string;
  readonly state: RefundState;
  readonly lines: readonly BatchLine[];
  readonly draftedBy: Person;
  readonly approvedBy?: Person | undefined;
  readonly draftedAt: Date;
  /** When it was approved: the creation time of the pain.001 file, so that it reads the same each time. */
  readonly approvedAt?: Date | undefined;
  readonly rowHash: string;
  readonly sequence: number;
}

/** Integer cents of all transfers. */
export function totalOf({ lines }: Pick<RefundBatch, 'lines'>): number {
  return lines.reduce((sum, line) => sum + line.cents, 0);
}
