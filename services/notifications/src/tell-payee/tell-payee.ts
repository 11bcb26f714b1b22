import { deliverMessage } from '../deliver-message/deliver-message.ts';
import type { DeliverPorts } from '../deliver-message/deliver-message.ts';
import type { NotificationsPorts } from '../ports.ts';
import { unpaidAlert, unpaidMail } from './unpaid-mails.ts';

export type TellPayeePorts = DeliverPorts &
  Pick<NotificationsPorts, 'contacts' | 'pages' | 'administrators' | 'alertMail'>;

/** Transfers of a batch that did not arrive. */
export interface UnpaidTransfers {
  readonly eventId: string;
  readonly batchId: string;
  readonly outcome: 'rejected' | 'returned';
  /** ISO 20022 code of the bank, or who settled it. */
  readonly reason: string;
  readonly entityIds: readonly string[];
  /** All files that wait again, corrected ones too. */
  readonly repairIds: readonly string[];
  /** None of an event from before they were told. */
  readonly transfers: readonly UnpaidTransfer[];
}

interface UnpaidTransfer {
  readonly entityId: string;
  readonly repairIds: readonly string[];
  readonly fileNumbers: readonly string[];
  /** Integer cents; undefined in events from before that was told. */
  readonly cents: number | undefined;
}

/** Both sides hear of it: each establishment whose money waits again, and whoever runs the programme. */
export async function tellPayee(ports: TellPayeePorts, unpaid: UnpaidTransfers): Promise<void> {
  const { eventId, batchId, entityIds, transfers } = unpaid;
  const filesOf = new Map(transfers.map(({ entityId, repairIds }) => [entityId, repairIds]));
  const names = new Map<string, string>();
  for (const entityId of entityIds) {
    const { mail: to, name } = await ports.contacts.of(entityId);
    names.set(entityId, name);
    const occasion = { eventId, aggregateId: entityId, fileIds: filesOf.get(entityId) ?? [] };
    await deliverMessage(ports, occasion, unpaidMail({ to, name }, unpaid, ports.pages));
  }
  const namedTransfers = transfers.map((one) => ({ ...one, name: names.get(one.entityId) ?? '' }));
  for (const to of new Set([...(await ports.administrators()), ports.alertMail]))
    await deliverMessage(
      ports,
      { eventId, aggregateId: batchId },
      unpaidAlert(to, { ...unpaid, transfers: namedTransfers }, ports.pages),
    );
}
