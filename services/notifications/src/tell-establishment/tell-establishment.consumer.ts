import type { EntitySnapshot } from '@alveole/contracts';
import type { EventHandlers } from '@alveole/messaging';
import type { EstablishmentNews } from './establishment-mails.ts';
import { tellEstablishment } from './tell-establishment.ts';
import type { TellEstablishmentPorts } from './tell-establishment.ts';

interface EntityEvent {
  readonly event_id: string;
  readonly data: { readonly entity: EntitySnapshot; readonly reasons?: readonly string[]; readonly mail_due?: boolean };
}

export function tellEstablishmentConsumer(ports: TellEstablishmentPorts) {
  const tell =
    (news?: EstablishmentNews) =>
    ({ event_id, data: { entity, reasons = [], mail_due = true } }: EntityEvent) =>
      tellEstablishment(ports, { eventId: event_id, entity, news: mail_due ? news : undefined, reasons });
  return {
    'entity.registered': tell(),
    'entity.profile-saved': tell(),
    'entity.modified': tell(),
    'entity.validated': tell('validated'),
    'entity.refused': tell('refused-temporarily'),
    'entity.closed': tell('refused-definitively'),
    'entity.bank-account-changed': tell('bank-account-changed'),
  } satisfies EventHandlers;
}
