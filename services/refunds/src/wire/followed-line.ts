import type { RepairSnapshot } from '@alveole/contracts';
import type { FollowedLine } from '../record/refund-line.ts';

/** What refunds keeps of a file that repairs told of. */
export function followedLineOf(repair: RepairSnapshot): FollowedLine {
  return {
    repairId: repair.repair_id,
    fileNumber: repair.repair_rozo_id,
    entityId: repair.entity_id,
    entityName: repair.entity_name,
    kind: repair.gender,
    status: repair.status,
    cents: repair.to_refund_cents ?? 0,
  };
}
