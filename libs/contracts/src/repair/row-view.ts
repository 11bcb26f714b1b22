import type { MissingStep, RepairKind, RepairStatus, VatRate } from '@alveole/domain';
import type { RepairSummary } from './wire.ts';
import { centsOf } from '../values/wire-values.ts';

export interface RepairPerson {
  /** Names as they were typed, or folded where an earlier version recorded them. */
  readonly firstName: string;
  readonly lastName: string;
  /** In its +33 form. */
  readonly mobile?: string;
  readonly mail?: string;
}

/** A file as a row of a list. */
export interface RepairRowView {
  readonly repairId: string;
  /** `REP00042_10001`. */
  readonly fileNumber: string;
  readonly rowHash: string;
  readonly status: RepairStatus;
  readonly kind: RepairKind;
  readonly entityId: string;
  readonly entityName?: string;
  readonly consumerId: string;
  /** The member of staff who holds the file; absent when nobody does. */
  readonly operatorId?: string;
  /** The holder's name, as it came with the file. */
  readonly operatorName?: string;
  /** ISO instants, as written: a page's cursor quotes them. */
  readonly createdAt: string;
  readonly modifiedAt: string;
  /** The invoice excluding tax, once it is there; the premium, once it is known. */
  readonly invoiceCents?: number;
  readonly premiumCents?: number;
  /** What the shop charges; the campaign’s rate where it has not said. */
  readonly vatRate?: VatRate;
  readonly person: RepairPerson;
  /** Absent in answers of earlier versions. */
  readonly bike?: { readonly brand: string; readonly serial: string };
  /** When staff validated it, where the answer says so (ISO). */
  readonly validatedAt?: string;
  readonly isUnreadByRepairer: boolean;
  readonly isUnreadByStaff: boolean;
  /** The mark of the incident that the repairer declared. */
  readonly incident?: string;
  /** A recommended validation waits for another operator; never at the counter. */
  readonly isRecommended?: boolean;
  /** It waits until the envelope of a funder holds its share. */
  readonly awaitsEnvelope?: boolean;
  /** What the programme asks for, line by line, while it waits for complements; at the counter alone. */
  readonly requestLines?: readonly string[];
  readonly missing: readonly MissingStep[];
}

/** A row of a list as screens and rules read it. */
export function repairRowViewOf(row: RepairSummary): RepairRowView {
  const { repair_search_data: search, repair_amounts: amounts } = row;
  return {
    repairId: row.repair_id,
    fileNumber: row.repair_rozo_id,
    rowHash: row.row_hash,
    status: row.status,
    kind: row.gender,
    entityId: row.repair_entity_id,
    entityName: row.entity_name,
    consumerId: row.repair_consumer_id,
    operatorId: row.rozo_user_id,
    operatorName: row.rozo_user_name,
    createdAt: row.create_date,
    modifiedAt: row.modify_date,
    invoiceCents: centsOf(amounts.amount_net),
    premiumCents: centsOf(amounts.amount_to_refund),
    vatRate: row.taux_tva,
    person: {
      firstName: search.typed_name ?? search.name,
      lastName: search.typed_lastname ?? search.lastname,
      mobile: search.phone,
      mail: search.mail,
    },
    isUnreadByRepairer: search.message_non_lu_reparateur ?? false,
    isUnreadByStaff: search.message_non_lu_rozo ?? false,
    bike: row.bike && { brand: row.bike.brand, serial: row.bike.serial },
    validatedAt: row.validated_at,
    incident: search.bug,
    ...(row.is_recommended && { isRecommended: true }),
    ...(row.awaits_envelope && { awaitsEnvelope: true }),
    ...(row.request_lines && { requestLines: row.request_lines }),
    missing: row.missing,
  };
}

/** Where the page behind this row begins (`date,id`). */
export function cursorBehind({ createdAt, repairId }: Pick<RepairRowView, 'createdAt' | 'repairId'>): string {
  return `${createdAt},${repairId}`;
}
