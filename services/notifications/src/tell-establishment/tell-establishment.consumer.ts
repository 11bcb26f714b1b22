import type { EntitySnapshot } from '@alveole/contracts/establishment';
import type { EstablishmentMail } from '@alveole/domain';
import type { EventHandlers } from '@alveole/messaging';
import type { EstablishmentNews } from './establishment-mails.ts';
import { tellBothAddresses, tellEstablishment } from './tell-establishment.ts';
import type { TellEstablishmentPorts } from './tell-establishment.ts';

interface EntityEvent {
  readonly event_id: string;
  readonly data: {
    readonly entity: EntitySnapshot;
    readonly mail?: EstablishmentMail | undefined;
    readonly reasons?: readonly string[] | undefined;
    readonly mail_due?: boolean | undefined;
  };
}

interface MailEvent extends EntityEvent {
  readonly data: EntityEvent['data'] & { readonly previous_mail: string };
}

/** The event says what is mailed; those that were written before it did, by their name. */
export function tellEstablishmentConsumer(ports: TellEstablishmentPorts) {
  const tell =
    (byName?: EstablishmentNews) =>
    ({ event_id, data: { entity, mail, reasons = [] } }: EntityEvent) =>
      tellEstablishment(ports, { eventId: event_id, entity, news: mail ?? byName, reasons });
  const [follow, close] = [tell(), tell('refused-definitively')];
  return {
    'entity.registered': follow,
    'entity.profile-saved': follow,
    'entity.modified': follow,
    'entity.anonymised': follow,
    'entity.validated': tell('validated'),
    'entity.refused': tell('refused-temporarily'),
    'entity.closed': (event) => (event.data.mail_due ? close(event) : follow(event)),
    'entity.bank-account-changed': tell('bank-account-changed'),
    'entity.mail-changed': ({ event_id: eventId, data: { entity, previous_mail: previousMail } }: MailEvent) =>
      tellBothAddresses(ports, { eventId, entity, previousMail }),
  } satisfies EventHandlers;
}
