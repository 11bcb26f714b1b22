import { EstablishmentStatus } from '@alveole/domain';
import type { EstablishmentKind, IntegrationType } from '@alveole/domain';
import type { EventData, EventDefinition } from '../define/define-event.ts';
import type { EventEnvelope } from '../define/event-envelope.ts';
import type { entityEvents } from '../establishment/events.ts';
import type { refundEvents } from '../refund/events.ts';
import type { RepairSnapshot, repairEvents } from '../repair/events.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type { EstablishmentData, FundCallData, PaymentData, RecoveryData, RepairData } from './integration-events.ts';
import { bankReason } from './kinds.ts';
import {
  establishmentKindNameOf,
  establishmentStatusNames,
  repairKindNames,
  repairStatusNames,
} from './status-names.ts';

/** What an event says to outsiders, before it is known to whom. */
export interface IntegrationEvent {
  /** The same however often the inner event comes. */
  readonly id: string;
  readonly type: IntegrationType;
  /** When it happened; ISO 8601, UTC. */
  readonly at: string;
  /** The file, the establishment, the payment request or the call for funds: what is told of one keeps its order. */
  readonly subjectId: string;
  /** The number of the file, the reference of a payment request; of anything else its id. */
  readonly subjectName: string;
  /** Of the inner event: tells those of one instant apart. */
  readonly sequence: number;
  /** The establishment that it is about; absent of what is between the programme and a funder. */
  readonly entityId?: string;
  /** Who pays a part of it; empty where the programme pays alone. */
  readonly funderIds: readonly string[];
  readonly data: IntegrationData;
}

export type IntegrationData =
  | { readonly repair: RepairData; readonly from?: RepairData['status']; readonly adjustment_cents?: number }
  | { readonly payment: PaymentData }
  | { readonly recovery: RecoveryData; readonly paid_cents?: number; readonly written_off_cents?: number }
  | { readonly fund_call: FundCallData }
  | { readonly establishment: EstablishmentData };

export type Envelope<E extends EventDefinition> = EventEnvelope<EventData<E>>;
type Refunds = typeof refundEvents;
type Settled = Refunds['refundExported' | 'refundConfirmed' | 'refundRejected' | 'refundReturned'];
type Entities = typeof entityEvents;
type EntityChange = Entities[
  'entityRegistered' | 'entityProfileSaved' | 'entityModified' | 'entityValidated' | 'entityRefused' | 'entityClosed'];

const referenceLength = 13;
/** How a funder and staff name a file to one another. */
export const referenceOf = (repairId: string): string => repairId.slice(0, referenceLength);

/** What is told of a file that was opened. */
export function ofOpenedRepair(event: Envelope<(typeof repairEvents)['repairOpened']>): IntegrationEvent[] {
  return [repairEvent(event, 0, 'repair.opened', {})];
}

/** What is told of operations: a status that outsiders know changed, a premium was corrected, both or nothing. */
export function ofOperatedRepair(event: Envelope<(typeof repairEvents)['repairOperated']>): IntegrationEvent[] {
  const { repair, from, adjustment_cents } = event.data;
  const former = repairStatusNames[from];
  return [
    ...(former === repairStatusNames[repair.status]
      ? []
      : [repairEvent(event, 0, 'repair.status-changed', { from: former })]),
    ...(adjustment_cents ? [repairEvent(event, 1, 'repair.premium-corrected', { adjustment_cents })] : []),
  ];
}

/** What is told of transfers: one event for each file, so that the order of each file is its own. */
export function ofTransfers(event: Envelope<Settled>, type: IntegrationType): IntegrationEvent[] {
  const { refund_id, funder_id, transfers } = event.data;
  const reason = bankReason.safeParse('reason' in event.data ? event.data.reason : undefined);
  return transfers
    .flatMap(({ entity_id, repair_ids, reference, files }) =>
      files.map(({ repair_rozo_id, cents }, place) => ({
        reference: referenceOf(repair_ids[place] ?? ''),
        repair_id: repair_ids[place] ?? '',
        file_number: repair_rozo_id,
        establishment_id: entity_id,
        cents,
        batch_id: refund_id,
        transfer_reference: reference,
        funder_id,
        bank_reason: reason.data,
      })),
    )
    .map((payment, index) => ({
      ...frameOf(event, index, type),
      subjectId: payment.repair_id,
      subjectName: payment.file_number,
      entityId: payment.establishment_id,
      funderIds: funder_id === undefined ? [] : [funder_id],
      data: { payment: withoutAbsent(payment) },
    }));
}

/** What is told of an establishment; nothing of an account that repairs nothing. */
export function ofEstablishment(event: Envelope<EntityChange>, type: IntegrationType): IntegrationEvent[] {
  const { entity_id, gender, status, sequence } = event.data.entity;
  const kind = establishmentKindNameOf(gender as EstablishmentKind);
  if (kind === undefined) return [];
  const establishment = { establishment_id: entity_id, kind, status: establishmentStatusNames[status], sequence };
  return [
    {
      ...frameOf(event, 0, type),
      subjectId: entity_id,
      subjectName: entity_id,
      entityId: entity_id,
      funderIds: [],
      data: { establishment },
    },
  ];
}

/** What is told of a saved profile: that the file of who is not accredited was sent again. */
export function ofSavedProfile(event: Envelope<Entities['entityProfileSaved']>): IntegrationEvent[] {
  const { from, entity } = event.data;
  const isResubmitted =
    entity.status === EstablishmentStatus.resubmitted && from !== undefined && from !== entity.status;
  return isResubmitted ? ofEstablishment(event, 'establishment.resubmitted') : [];
}

/** What is told of what staff changed: that a closed establishment is open again. */
export function ofModifiedEstablishment(event: Envelope<Entities['entityModified']>): IntegrationEvent[] {
  const { from, entity } = event.data;
  const isReopened = from === EstablishmentStatus.closed && entity.status !== EstablishmentStatus.closed;
  return isReopened ? ofEstablishment(event, 'establishment.reopened') : [];
}

function repairEvent(
  event: EventEnvelope<{ readonly repair: RepairSnapshot }>,
  index: number,
  type: IntegrationType,
  more: { readonly from?: RepairData['status']; readonly adjustment_cents?: number },
): IntegrationEvent {
  const { repair } = event.data;
  return {
    ...frameOf(event, index, type),
    subjectId: repair.repair_id,
    subjectName: repair.repair_rozo_id,
    entityId: repair.entity_id,
    funderIds: (repair.shares ?? []).map(({ funder_id }) => funder_id),
    data: { repair: repairData(repair), ...more },
  };
}

function repairData(repair: RepairSnapshot): RepairData {
  return withoutAbsent({
    reference: referenceOf(repair.repair_id),
    repair_id: repair.repair_id,
    file_number: repair.repair_rozo_id,
    establishment_id: repair.entity_id,
    kind: repairKindNames[repair.gender],
    status: repairStatusNames[repair.status],
    sequence: repair.sequence,
    invoice_cents: repair.net_cents,
    premium_cents: repair.to_refund_cents,
    shares: repair.shares?.map(({ funder_id, cents }) => ({ funder_id, cents })),
    campaign_version: repair.campaign_version,
    opened_at: repair.created_at,
  });
}

/** The id has no full stop: the signature joins it with one to what follows. */
export function frameOf({ event_id, occurred_at, sequence }: EventEnvelope, index: number, type: IntegrationType) {
  return { id: `${event_id}-${index}`, type, at: occurred_at, sequence };
}
