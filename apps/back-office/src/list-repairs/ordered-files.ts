import type { RepairListFilter, RepairRowView } from '@alveole/contracts/repair';
import { awaitsReview, mayActOnAssignedFile } from '@alveole/domain';
import type { StaffActor } from '@alveole/domain';
import type { OrderedFile } from '../browse/file-order.ts';

/**
 * The files of a list as they are walked: a file to decide that a colleague holds is passed over. Whoever recommended a
 * validation leaves the file to whoever confirms it.
 */
export function orderedFiles(
  rows: readonly RepairRowView[],
  { isRecommended = false }: RepairListFilter,
  actor: StaffActor,
): readonly OrderedFile[] {
  return rows.map(({ fileNumber, status, operatorId }) => ({
    id: fileNumber,
    ...(!isRecommended && awaitsReview(status) && !mayActOnAssignedFile(operatorId, actor) && { isTheirs: true }),
  }));
}
