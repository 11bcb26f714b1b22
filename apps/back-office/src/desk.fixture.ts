import { deskRoutes } from '@alveole/contracts/desk';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { mediaRoutes } from '@alveole/contracts/media';
import { messageRoutes } from '@alveole/contracts/message';
import { refundRoutes } from '@alveole/contracts/refund';
import { repairRoutes } from '@alveole/contracts/repair';
import { reviewRoutes } from '@alveole/contracts/review';
import { staffRoutes } from '@alveole/contracts/staff';
import type { RouteResult } from '@alveole/contracts';
import type { RepairFile } from '@alveole/contracts/repair';
import { RepairStatus } from '@alveole/domain';
import type { OperationCode, Role } from '@alveole/domain';
import { buildRepairFile } from '@alveole/testing/builders';
import { fakeRemoteProps } from '@alveole/testing/browser';
import type { FakeRemoteProps } from '@alveole/testing/browser';

export const colleagues = [
  { user_id: 'user-1', description: { name: 'Sophie Leroy' }, role: 'ADM' },
  { user_id: 'user-2', description: { name: 'Jean Roux' }, role: 'ADM' },
  { user_id: 'user-3', description: { name: 'Anne Petit' }, role: 'FUB' },
] satisfies RouteResult<typeof staffRoutes.listStaff>;

/** A member of staff at the desk, before an API that knows the staff and every stored file. */
export function atDesk({ role = 'ADM', permission = 0 }: { role?: Role; permission?: 0 | 1 } = {}): FakeRemoteProps {
  const props = fakeRemoteProps({ role, session: { permission, userName: 'Sophie Leroy' } });
  props.api
    .answer(staffRoutes.listStaff, colleagues)
    .answer(mediaRoutes.readMedia, ({ params }) => ({ url: `/objets/${params.name}` }))
    .answer(establishmentRoutes.listEntities, [])
    .answer(deskRoutes.listFlags, [])
    .answer(deskRoutes.readFlags, [])
    .answer(deskRoutes.readListViews, { list: 'establishments', views: [] })
    .answer(messageRoutes.listRepairMessages, [])
    .answer(messageRoutes.listEntityMessages, [])
    .answer(refundRoutes.listPaymentSuspensions, [])
    .answer(refundRoutes.readPaymentSuspension, { changes: [] })
    .answer(refundRoutes.readSuspensionSetting, { is_shown: true })
    .answer(repairRoutes.listRepairs, [])
    .answer(reviewRoutes.readRepairHints, [])
    .answer(reviewRoutes.listStaffNotes, [])
    .answer(reviewRoutes.listDeferredDecisions, [])
    .answer(reviewRoutes.readReviewReasons, { reasons: [] })
    .answer(reviewRoutes.readSecondReview, { drawn_percent: 0, first_files: 0, changes: [] });
  return props;
}

const hash = 'a'.repeat(64);
const entry = (
  operation_id: string,
  operation_code: OperationCode,
  minute: string,
  status: RepairStatus,
  operation_data: RepairFile['history'][number]['operation_data'] = {},
) => ({
  operation_id,
  operation_code,
  operation_date: `2026-03-02 13:${minute}:00`,
  status,
  actor: { role: 'REP' as const, user_name: 'Camille Martin' },
  operation_data,
});

/** A complete repair of 125,00 €, as staff finds it. */
export function completeRepair(changes: Parameters<typeof buildRepairFile>[0] = {}): RepairFile {
  return buildRepairFile({
    status: RepairStatus.toReview,
    missing: [],
    entity_name: 'Cycles du Rhin',
    repair_amounts: { amount_net: 125, amount_to_refund: 50 },
    history: [
      entry('o1', 'INIT', '00', RepairStatus.incomplete),
      entry('o2', 'FAC', '03', RepairStatus.incomplete, {
        media_url: 'entity-1/facture.pdf',
        media_hash: hash,
        type_file: '.pdf',
        amount_net: 125,
      }),
      entry('o3', 'PHO', '04', RepairStatus.incomplete, {
        media_url: 'entity-1/photo.jpg',
        media_hash: hash,
        type_file: '.jpg',
      }),
      entry('o4', 'VAL', '06', RepairStatus.toReview),
    ],
    ...changes,
  });
}
