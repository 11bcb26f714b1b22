import { refundStates } from '@alveole/domain';
import { z } from 'zod';
import { fileNumber, repairGender, repairStatus } from './repair.ts';
import { id, instant, rowHash } from './primitives.ts';

export const refundState = z.enum(refundStates);

export const refundLine = z.object({
  repair_id: id,
  repair_rozo_id: fileNumber,
  entity_id: id,
  entity_name: z.string(),
  /** Decimal euros. */
  amount: z.number(),
});

/** A SEPA credit-transfer batch. */
export const refundBatch = z.object({
  refund_id: id,
  state: refundState,
  row_hash: rowHash,
  create_date: instant,
  /** Decimal euros. */
  total: z.number(),
  lines: z.array(refundLine),
  drafted_by: z.string(),
  /** Whoever this is does not approve. */
  drafted_by_id: id,
  approved_by: z.string().optional(),
  approved_by_id: id.optional(),
  /** Where the pain.001 file is read, below `/alveoleapi`. */
  sepa_url: z.string(),
});

export type RefundBatch = z.output<typeof refundBatch>;

/** A validated file that waits for its transfer. */
export const refundableRepair = refundLine.extend({
  gender: repairGender,
  status: repairStatus,
  validated_at: instant,
  /** Why it cannot be paid yet, when it cannot. */
  blocked_by: z.enum(['missing_iban']).optional(),
});

export type RefundableRepair = z.output<typeof refundableRepair>;
