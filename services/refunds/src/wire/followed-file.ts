import type { RepairSnapshot } from '@alveole/contracts/repair';
import type { FollowedFile } from '../record/share-ledger.ts';

/** What refunds keeps of a file that repairs told of. */
export function followedFileOf(repair: RepairSnapshot): FollowedFile {
  return {
    repairId: repair.repair_id,
    fileNumber: repair.repair_rozo_id,
    entityId: repair.entity_id,
    entityName: repair.entity_name,
    kind: repair.gender,
    status: repair.status,
  };
}
