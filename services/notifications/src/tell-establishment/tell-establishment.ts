import type { EntitySnapshot } from '@alveole/contracts/establishment';
import { deliverMessage } from '../deliver-message/deliver-message.ts';
import type { DeliverPorts } from '../deliver-message/deliver-message.ts';
import type { NotificationsPorts } from '../ports.ts';
import { keyOf } from '../record/message-key.ts';
import { mailAbout } from './establishment-mails.ts';
import type { EstablishmentNews } from './establishment-mails.ts';

export type TellEstablishmentPorts = DeliverPorts &
  Pick<NotificationsPorts, 'contacts' | 'pages' | 'shopAdministrators'>;

/** What an event tells of an establishment. */
export interface FileNews {
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
  { eventId, entity, news, reasons }: FileNews,
): Promise<void> {
  await ports.contacts.keep(entity);
  if (news === undefined) return;
  if (administratorMails.has(news)) return tellAdministrators(ports, { eventId, entity, news, reasons });
  const mail = mailAbout(news, entity, reasons, ports.pages);
  const { entity_id: aggregateId, sequence } = entity;
  // The decision's event and a client that asks for its mail by code are one mail for one version of the file.
  const key = keyOf(['entity-mail', aggregateId, sequence, mail.template]);
  await deliverMessage(ports, { eventId, key, aggregateId }, mail);
}

/** What concerns all of its people is told to each of its administrators, beside its own address. */
const administratorMails: ReadonlySet<EstablishmentNews> = new Set(['conditions-refused', 'closing-undone']);

async function tellAdministrators(
  ports: TellEstablishmentPorts,
  { eventId, entity, news, reasons }: FileNews & { readonly news: EstablishmentNews },
): Promise<void> {
  const { entity_id: aggregateId } = entity;
  const recipients = new Set([entity.mail, ...(await ports.shopAdministrators(aggregateId))]);
  for (const mail of recipients)
    await deliverMessage(ports, { eventId, aggregateId }, mailAbout(news, { ...entity, mail }, reasons, ports.pages));
}

/** Mails a change of address to the new one and to the one that was left. */
export async function tellBothAddresses(
  ports: TellEstablishmentPorts,
  { eventId, entity, previousMail }: Pick<FileNews, 'eventId' | 'entity'> & { readonly previousMail: string },
): Promise<void> {
  await tellEstablishment(ports, { eventId, entity, news: 'mail-changed', reasons: [] });
  const farewell = mailAbout('mail-left', { ...entity, mail: previousMail }, [], ports.pages);
  await deliverMessage(ports, { eventId, aggregateId: entity.entity_id }, farewell);
}
