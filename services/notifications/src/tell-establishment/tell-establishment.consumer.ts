import type { EventHandlers } from '@alveole/messaging';
import type { EntitySnapshot } from '@alveole/contracts';
import type { ContactRepository } from '../contacts/contact-repository.ts';
import type { DeliverPorts } from '../delivery/deliver.ts';
import { deliver } from '../delivery/deliver.ts';
import { bankAccountMail, closedMail, refusedMail, validatedMail } from '../message/establishment-messages.ts';
import type { Message } from '../message/message.ts';

export interface TellEstablishmentPorts extends DeliverPorts {
  readonly contacts: ContactRepository;
  /** Where people sign in, with the base path. */
  readonly signInUrl: string;
}

/** Each decision on an establishment reaches it by mail. */
export function tellEstablishmentConsumer(ports: TellEstablishmentPorts) {
  const { contacts, signInUrl } = ports;
  const follow = async ({ data }: { data: { entity: EntitySnapshot } }) => contacts.keep(data.entity);
  const tell = async (event: { event_id: string; data: { entity: EntitySnapshot } }, mail: Message) => {
    await contacts.keep(event.data.entity);
    await deliver(ports, { event_id: event.event_id, aggregate_id: event.data.entity.entity_id }, mail);
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
