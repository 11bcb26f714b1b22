import type { EventHandlers } from '@alveole/messaging';
import { bookPayments } from '../hold-envelopes/book-payment.ts';
import type { SettledTransfers } from '../hold-envelopes/book-payment.ts';
import type { RepairsPorts } from '../ports.ts';
import { recordRefund } from './record-refund.ts';
import { releaseLocks } from './release-locks.ts';
import { waiveShares } from './waive-shares.ts';

export function refundConsumer(ports: RepairsPorts) {
  const release = ({ data }: { data: { refund_id: string; repair_ids: string[] } }) =>
    releaseLocks(ports, { batchId: data.refund_id, repairIds: data.repair_ids });
  return {
    'refund.confirmed': async ({ event_id, data, request_id }) => {
      await bookPayments(ports, { ...settledOf(event_id, data), outcome: 'paid', isAfterAll: data.after_all });
      await recordRefund(ports, { batchId: data.refund_id, repairIds: data.repair_ids, requestId: request_id });
    },
    'refund.returned': ({ event_id, data }) =>
      bookPayments(ports, { ...settledOf(event_id, data), outcome: 'returned' }),
    'recovery.paid': ({ event_id, data }) =>
      bookPayments(ports, {
        eventId: event_id,
        batchId: data.recovery_id,
        funderId: data.funder_id,
        repairIds: data.files.map(({ repair_id }) => repair_id),
        centsOf: new Map(data.files.map(({ repair_rozo_id, cents }) => [repair_rozo_id, cents])),
        outcome: 'returned',
      }),
    'recovery.ended': ({ event_id, data }) =>
      waiveShares(ports, { eventId: event_id, funderId: data.funder_id, files: data.written_off_files }),
    'refund.rejected': release,
    'refund.refused': release,
    'refund.withdrawn': release,
  } satisfies EventHandlers;
}

interface SettledData {
  readonly refund_id: string;
  readonly funder_id?: string | undefined;
  readonly repair_ids: readonly string[];
  readonly corrected_ids: readonly string[];
  readonly transfers: readonly {
    readonly files: readonly { readonly repair_rozo_id: string; readonly cents: number }[];
  }[];
}

/** Every file of the transfers, with its cents where the event tells them. */
function settledOf(
  eventId: string,
  { refund_id, funder_id, repair_ids, corrected_ids, transfers }: SettledData,
): Omit<SettledTransfers, 'outcome'> {
  const lines = transfers.flatMap(({ files }) => files);
  return {
    eventId,
    batchId: refund_id,
    funderId: funder_id,
    repairIds: [...new Set([...repair_ids, ...corrected_ids])],
    centsOf: new Map(lines.map(({ repair_rozo_id, cents }) => [repair_rozo_id, cents])),
  };
}
