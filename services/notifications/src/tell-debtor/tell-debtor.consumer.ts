import type { EventData, events } from '@alveole/contracts';
import type { EventHandlers } from '@alveole/messaging';
import { deliverMessage } from '../deliver-message/deliver-message.ts';
import type { DeliverPorts } from '../deliver-message/deliver-message.ts';
import type { NotificationsPorts } from '../ports.ts';
import type { Message } from '../record/message.ts';
import { paidBackMail, paymentRequestMail, recoveryEndedMail } from './recovery-mails.ts';
import type { Debtor, ToldRequest } from './recovery-mails.ts';

type Ports = DeliverPorts & Pick<NotificationsPorts, 'contacts' | 'pages'>;

type RequestData = EventData<typeof events.recoveryRequested>;

/** What an establishment is asked to pay back, and what became of it: each event in one mail. */
export function tellDebtorConsumer(ports: Ports) {
  const tell = async (
    eventId: string,
    { entity_id: aggregateId, files }: RequestData,
    mailTo: (debtor: Debtor) => Message,
  ): Promise<void> => {
    const { mail: to, name } = await ports.contacts.of(aggregateId);
    const fileIds = files.map(({ repair_id }) => repair_id);
    await deliverMessage(ports, { eventId, aggregateId, fileIds }, mailTo({ to, name }));
  };
  const ask =
    (act: 'requested' | 'reminded') =>
    ({ event_id, data }: { event_id: string; data: RequestData }) =>
      tell(event_id, data, (debtor) => paymentRequestMail(debtor, act, requestOf(data), ports.pages));
  return {
    'recovery.requested': ask('requested'),
    'recovery.reminded': ask('reminded'),
    'recovery.paid': ({ event_id, data }) =>
      tell(event_id, data, (debtor) => paidBackMail(debtor, { ...requestOf(data), cents: data.cents }, ports.pages)),
    'recovery.ended': async ({ event_id, data }) => {
      // Its last payment was told by a mail of its own.
      if (data.state === 'settled' && data.is_paid) return;
      await tell(event_id, data, (debtor) =>
        recoveryEndedMail(debtor, { ...requestOf(data), state: data.state }, ports.pages),
      );
    },
  } satisfies EventHandlers;
}

function requestOf(data: RequestData): ToldRequest {
  return {
    reference: data.reference,
    funderName: data.funder_name,
    requestedCents: data.requested_cents ?? data.left_cents,
    leftCents: data.left_cents,
    dueOn: data.due_on,
    creditorName: data.creditor_name,
    creditorIban: data.creditor_iban,
    files: data.files.map(({ repair_rozo_id, cents, cause }) => ({ fileNumber: repair_rozo_id, cents, cause })),
  };
}
