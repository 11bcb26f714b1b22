import type { EntitySnapshot } from '@alveole/contracts';
import { deliverMessage } from '../deliver-message/deliver-message.ts';
import type { DeliverPorts } from '../deliver-message/deliver-message.ts';
import type { NotificationsPorts } from '../ports.ts';
import { establishmentMail } from './establishment-mails.ts';
import type { EstablishmentNews } from './establishment-mails.ts';

export type TellEstablishmentPorts = DeliverPorts & Pick<NotificationsPorts, 'contacts' | 'pages'>;

/** What an event tells of an establishment. */
export interface Told {
  readonly eventId: string;
  readonly entity: EntitySnapshot;
  /** Undefined where nothing is to be mailed. */
  readonly news: EstablishmentNews | undefined;
  /** French lines, as staff or the federation gave them. */
  readonly reasons: readonly string[];
}

/** Keeps whom to write to, and mails each decision to the establishment itself. */
export async function tellEstablishment(
  ports: TellEstablishmentPorts,
  { eventId, entity, news, reasons }: Told,
): Promise<void> {
  await ports.contacts.keep(entity);
  if (news === undefined) return;
  const mail = establishmentMail(news, {
    to: entity.mail,
    name: entity.commercialname,
    reasons,
    signInUrl: ports.pages.signIn,
  });
  await deliverMessage(ports, { eventId, aggregateId: entity.entity_id }, mail);
}
