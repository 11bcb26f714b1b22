import type { RepairFile as WireFile, RepairSummary, SessionView } from '@alveole/contracts';
import { isOperationCode, isRepairStatus } from '@alveole/domain';
import type { RepairActor, RepairFile, RepairStatus } from '@alveole/domain';

/** A file as the rules of the domain take it. */
export function rulesFileOf(file: WireFile): RepairFile {
  return {
    status: statusOf(file),
    kind: file.gender,
    operations: file.history.map(({ operation_code }) => operation_code).filter(isOperationCode),
    refundLocked: file.refund_locked,
    entityId: file.repair_entity_id,
    operatorId: file.rozo_user_id ?? null,
  };
}

/** The person at the counter, as the rules take them. */
export function repairerOf(session: Pick<SessionView, 'entityId'>): RepairActor {
  return { role: 'REP', entityId: session.entityId ?? '' };
}

/** The contract bounds a status to the fifteen that exist. */
export function statusOf({ status }: Pick<RepairSummary, 'status'>): RepairStatus {
  return isRepairStatus(status) ? status : 0;
}
