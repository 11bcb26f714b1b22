import type { EventHandlers } from '@alveole/messaging';
import type { EntitySnapshot } from '@alveole/contracts';
import { deliverMessage } from '../deliver-message/deliver-message.ts';
import type { DeliverPorts } from '../deliver-message/deliver-message.ts';
import type { NotificationsPorts } from '../ports.ts';
import { bankAccountMail, closedMail, refusedMail, validatedMail } from './establishment-mails.ts';
import type { Message } from '../record/message.ts';

export type TellEstablishmentPorts = DeliverPorts & Pick<NotificationsPorts, 'contacts' | 'pages'>;

/** Each decision on an establishment reaches it by mail. */
export function tellEstablishmentConsumer(ports: TellEstablishmentPorts) {
  const {
    contacts,
    pages: { signIn: signInUrl },
  } = ports;
  const follow = async ({ data }: { data: { entity: EntitySnapshot } }) => contacts.keep(data.entity);
  const tell = async (event: { event_id: string; data: { entity: EntitySnapshot } }, mail: Message) => {
    await contacts.keep(event.data.entity);
    await deliverMessage(ports, { eventId: event.event_id, aggregateId: event.data.entity.entity_id }, mail);
  };
  const recipient = ({ mail, commercialname }: EntitySnapshot) => ({ mail, name: commercialname });
  return {
    'entity.registered': follow,
    'entity.profile-saved': follow,
    'entity.modified': follow,
    'entity.validated': (event) => tell(event, validatedMail(recipient(event.data.entity), signInUrl)),
    'entity.refused': (event) => tell(event, refusedMail(recipient(event.data.entity), event.data.reasons, signInUrl)),
    'entity.closed': (event) =>
      event.data.mail_due ? tell(event, closedMail(recipient(event.data.entity), event.data.reasons)) : follow(event),
    'entity.bank-account-changed': (event) => tell(event, bankAccountMail(recipient(event.data.entity), signInUrl)),
  } satisfies EventHandlers;
}
