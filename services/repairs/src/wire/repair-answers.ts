import type { ConsumerSnapshot, EntitySnapshot, HistoryEntry, RepairFile, RepairSummary } from '@alveole/contracts';
import { missingSteps } from '@alveole/domain';
import { eurosOfCents } from '@alveole/domain';
import type { HistoryRecord, RepairRecord, RepairRow, SmsRecord } from '../record/repair-record.ts';

/** The people of a file, as the projections know them now. */
export interface People {
  readonly consumer?: ConsumerSnapshot | undefined;
  readonly entity?: EntitySnapshot | undefined;
}

/** A row of a list in the wire's words. */
export function toSummary(row: RepairRow, { consumer, entity }: People): RepairSummary {
  return {
    repair_id: row.id,
    repair_rozo_id: row.fileNumber,
    row_hash: row.rowHash,
    status: row.status,
    gender: row.gender,
    repair_entity_id: row.entityId,
    repair_consumer_id: row.consumerId,
    rozo_user_id: row.operatorId ?? undefined,
    create_date: row.createdAt.toISOString(),
    modify_date: row.modifiedAt.toISOString(),
    repair_amounts: { amount_net: eurosOf(row.netCents), amount_to_refund: eurosOf(row.toRefundCents) },
    repair_search_data: {
      lastname: consumer?.last_name ?? '',
      name: consumer?.first_name ?? '',
      phone: consumer?.smartphone_number,
      mail: consumer?.mail,
      comment: row.bike.comment,
      message_non_lu_reparateur: row.unreadByRepairer,
      message_non_lu_rozo: row.unreadByStaff,
      bug: row.incident,
    },
    entity_name: entity?.commercialname ?? row.entityName,
    missing: [...missingSteps({ ...row, kind: row.gender })],
  };
}

/** The whole file in the wire's words. */
export function toFile(file: RepairRecord, people: People): RepairFile {
  const { consumer, entity } = people;
  return {
    ...toSummary(file, people),
    bike: { ...file.bike },
    consumer: {
      first_name: consumer?.first_name ?? '',
      last_name: consumer?.last_name ?? '',
      smartphone_number: consumer?.smartphone_number,
    },
    entity: {
      entity_id: file.entityId,
      mail: entity?.mail,
      siret: entity?.siret,
      raison_sociale: entity?.raison_sociale,
      commercialname: entity?.commercialname,
      adresse: entity?.adresse,
      zip: entity?.zip,
      city: entity?.city,
      telephone: entity?.telephone,
    },
    sms: file.sms && toSms(file.sms),
    refund_locked: file.refundLock !== undefined,
    history: file.history.map(toHistoryEntry),
  };
}

export function toHistoryEntry({
  operationId,
  code,
  operationDate,
  status,
  author,
  details,
}: HistoryRecord): HistoryEntry {
  return {
    operation_id: operationId,
    operation_code: code,
    operation_date: operationDate,
    status,
    actor: { role: author.role, user_name: author.userName },
    operation_data: {
      media_url: details.mediaKey,
      media_hash: details.mediaHash,
      full_media_url: details.mediaKey && mediaPath(details.mediaKey),
      type_file: details.extension,
      amount_net: eurosOf(details.netCents),
      amount_id: details.participants,
      amount_to_refund: eurosOf(details.toRefundCents),
      text: details.text,
      motif: details.reasonLines && { code: 'CODE29', tab: [...details.reasonLines] },
      operation_comment: details.comment,
      refund_id: details.refundId,
      stamped_media_url: details.stampedKey,
      stamped_media_hash: details.stampedHash,
      full_stamped_media_url: details.stampedKey && mediaPath(details.stampedKey),
      coordonnees_ocode_x: details.stamp?.codeX,
      coordonnees_ocode_y: details.stamp?.codeY,
      coordonnees_mnt_x: details.stamp?.amountX,
      coordonnees_mnt_y: details.stamp?.amountY,
    },
  };
}

/** Where enrolment answers a presigned URL for an accepted object. */
function mediaPath(key: string): string {
  return `/alveoleapi/enrolment/media/${key}`;
}

function toSms({ sends, delivery, deliveryAt }: SmsRecord): RepairFile['sms'] {
  return {
    sent: sends.length,
    last_sent_at: sends.at(-1)?.at.toISOString(),
    delivery,
    delivered_at: delivery === 'delivered' ? deliveryAt?.toISOString() : undefined,
  };
}

function eurosOf(cents: number | undefined): number | undefined {
  return cents === undefined ? undefined : eurosOfCents(cents);
}
