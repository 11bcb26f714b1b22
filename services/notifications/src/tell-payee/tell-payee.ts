import { deliverMessage } from '../deliver-message/deliver-message.ts';
import type { DeliverPorts } from '../deliver-message/deliver-message.ts';
import type { NotificationsPorts } from '../ports.ts';
import { unpaidAlert, unpaidMail } from './unpaid-mails.ts';

export type TellPayeePorts = DeliverPorts &
  Pick<NotificationsPorts, 'contacts' | 'pages' | 'administrators' | 'alertMail'>;

/** Transfers of a batch that did not arrive. */
export interface UnpaidTransfers {
  readonly eventId: string;
  readonly refundId: string;
  readonly outcome: 'rejected' | 'returned';
  /** ISO 20022 code of the bank. */
  readonly reason: string;
  readonly entityIds: readonly string[];
  /** All files that wait again, corrected ones too. */
  readonly repairIds: readonly string[];
  /** Those of each establishment; one whose files nobody told has none. */
  readonly filesOf: ReadonlyMap<string, readonly string[]>;
}

/** Both sides hear of it: each establishment whose money waits again, and whoever runs the programme. */
export async function tellPayee(ports: TellPayeePorts, unpaid: UnpaidTransfers): Promise<void> {
  const { eventId, refundId, entityIds, filesOf } = unpaid;
  for (const entityId of entityIds) {
    const { mail: to, name } = await ports.contacts.of(entityId);
    const occasion = { eventId, aggregateId: entityId, fileIds: filesOf.get(entityId) ?? [] };
    await deliverMessage(ports, occasion, unpaidMail({ to, name }, unpaid, ports.pages));
  }
  for (const to of new Set([...(await ports.administrators()), ports.alertMail]))
    await deliverMessage(ports, { eventId, aggregateId: refundId }, unpaidAlert(to, unpaid));
}
