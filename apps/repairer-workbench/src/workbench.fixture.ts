import { establishmentRoutes } from '@alveole/contracts/establishment';
import { mediaRoutes } from '@alveole/contracts/media';
import { pickUpRoutes } from '@alveole/contracts/pick-up';
import { refundRoutes } from '@alveole/contracts/refund';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RouteResult, SessionView } from '@alveole/contracts';
import type { HistoryEntry, RepairFile, SentMedia } from '@alveole/contracts/repair';
import { RepairStatus } from '@alveole/domain';
import type { OperationCode } from '@alveole/domain';
import { fakeRemoteProps } from '@alveole/testing/browser';
import type { FakeRemoteProps } from '@alveole/testing/browser';
import { buildEntity, buildHeic, buildJpeg, buildRepairFile } from '@alveole/testing/builders';

export const nextHash = 'abcdef0123456789abcdef0123456789';

/** A signed-in repairer whose establishment may open files. */
export function atCounter(session: Partial<SessionView> = {}): FakeRemoteProps {
  const props = fakeRemoteProps({ role: 'REP', session });
  props.api
    .answer(establishmentRoutes.readEntity, () => buildEntity({ entity_data: { cgsAcceptDate: '202603010900' } }))
    .answer(establishmentRoutes.readEntityCamera, { no_use_of_camera: false })
    .answer(establishmentRoutes.readCameraSwitch, { no_use_of_camera: false })
    .answer(pickUpRoutes.readSmsSwitch, { disable_sms: 'no' })
    .answer(repairRoutes.readIncident, { listed: false })
    .answer(refundRoutes.readOwed, { files: 0, due: 0, on_its_way: 0 })
    .answer(mediaRoutes.readMedia, { url: 'https://objets.exemple/facture' });
  return props;
}

type OperatedFile = RouteResult<typeof repairRoutes.operateRepair>;

export const operated = (changes: Partial<OperatedFile> = {}): OperatedFile => ({
  row_hash: nextHash,
  repair_rozo_id: 'REP00042_10001',
  status: RepairStatus.incomplete,
  ...changes,
});

/** An entry of a history; its name comes from its code. */
export function entry(operation_code: OperationCode, changes: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    operation_id: `operation-${operation_code}`,
    operation_code,
    operation_date: '2026-03-02 10:00:00',
    status: RepairStatus.incomplete,
    actor: { role: 'REP', user_name: 'Camille Martin' },
    operation_data: {},
    ...changes,
  };
}

export const opened = entry('INIT', { operation_date: '2026-03-02 09:30:00' });
export const invoiced = entry('FAC', {
  operation_data: { media_url: 'accepted/entity-1/invoice.pdf', amount_net: 125, amount_to_refund: 50 },
});
export const photographed = entry('PHO', {
  operation_date: '2026-03-02 10:05:00',
  operation_data: { media_url: 'accepted/entity-1/photo.jpg' },
});

/** A file whose invoice and photo are there: the code is missing. */
export const readyForCode = (changes: Partial<RepairFile> = {}): RepairFile =>
  buildRepairFile({
    missing: ['VAL'],
    history: [opened, invoiced, photographed],
    repair_amounts: { amount_net: 125, amount_to_refund: 50 },
    ...changes,
  });

/** An invoice as its bytes begin. */
export const pdf = (): File => new File(['%PDF-1.7 facture'], 'facture.pdf', { type: 'application/pdf' });
export const jpeg = (options: FilePropertyBag = {}): File =>
  new File([buildJpeg()], 'velo.jpg', { type: 'image/jpeg', ...options });
export const heic = (): File => new File([buildHeic()], 'IMG_1.HEIC', { type: '' });
export const sentPdf: SentMedia = { mediaName: 'entity-1/0b6d.pdf', mediaHash: 'a'.repeat(64), extension: '.pdf' };
export const sentJpeg: SentMedia = { mediaName: 'entity-1/0b6d.jpg', mediaHash: 'b'.repeat(64), extension: '.jpg' };
/** The same as an operation names it. */
export const wirePdf = { media_url: 'entity-1/0b6d.pdf', media_hash: 'a'.repeat(64), type_file: '.pdf' };
export const wireJpeg = { media_url: 'entity-1/0b6d.jpg', media_hash: 'b'.repeat(64), type_file: '.jpg' };
