import type { RefundBatch as WireBatch } from '@alveole/contracts';

export type RefundState = WireBatch['state'];

/** One transfer to one establishment for one file. */
export interface BatchLine {
  readonly repair_id: string;
  readonly repair_rozo_id: string;
  readonly entity_id: string;
  readonly entity_name: string;
  /** Integer cents. */
  readonly cents: number;
  /** Holder and IBAN as they stood at the approval; absent before. */
  readonly payee_name?: string;
  readonly iban?: string;
}

export interface Person {
  readonly user_id: string;
  readonly user_name: string;
}

/** A SEPA credit-transfer batch on its way from draft to confirmation. */
export interface RefundBatch {
  readonly refund_id: string;
  readonly state: RefundState;
  readonly lines: readonly BatchLine[];
  readonly drafted_by: Person;
  readonly approved_by?: Person;
  readonly create_date: Date;
  /** When it was approved: the creation time of the pain.001 file, so that it reads the same each time. */
  readonly approved_at?: Date;
  readonly row_hash: string;
  readonly sequence: number;
}

/** Where the file of a batch is read, below `/alveoleapi`. */
export function sepaUrl(refund_id: string): string {
  return `/v1/refunds/batches/${refund_id}/sepa.xml`;
}

/** A batch as the wire has it; IBANs stay inside. */
export function wireBatch(batch: RefundBatch): WireBatch {
  return {
    refund_id: batch.refund_id,
    state: batch.state,
    row_hash: batch.row_hash,
    create_date: batch.create_date.toISOString(),
    total: batch.lines.reduce((sum, line) => sum + line.cents, 0) / 100,
    lines: batch.lines.map(({ repair_id, repair_rozo_id, entity_id, entity_name, cents }) => ({
      repair_id,
      repair_rozo_id,
      entity_id,
      entity_name,
      amount: cents / 100,
    })),
    drafted_by: batch.drafted_by.user_name,
    approved_by: batch.approved_by?.user_name,
    sepa_url: sepaUrl(batch.refund_id),
  };
}
