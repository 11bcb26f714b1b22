import type { EstablishmentView } from '@alveole/contracts/establishment';
import { EstablishmentStatus, mayActOnAssignedFile } from '@alveole/domain';
import type { StaffActor } from '@alveole/domain';
import type { OrderedFile } from '../browse/file-order.ts';

const toDecide: ReadonlySet<number> = new Set([EstablishmentStatus.registered, EstablishmentStatus.resubmitted]);

/** The establishments of a list as they are walked: a file to decide that a colleague holds is passed over. */
export function orderedEstablishments(rows: readonly EstablishmentView[], actor: StaffActor): readonly OrderedFile[] {
  return rows.map(({ entityId, status, operatorId }) => ({
    id: entityId,
    ...(toDecide.has(status) && !mayActOnAssignedFile(operatorId, actor) && { isTheirs: true }),
  }));
}
