import type { EstablishmentMail } from '@alveole/domain';
import type { NotificationsPorts } from '../ports.ts';
import type { Message } from '../record/message.ts';
import { reviewedEstablishment } from '../record/reviewed-establishment.ts';
import type { Reviewer } from '../record/reviewed-establishment.ts';
import { mailAbout } from '../tell-establishment/establishment-mails.ts';

export interface MailWish {
  readonly entityId: string;
  readonly mail: EstablishmentMail;
  readonly reasons: readonly string[];
}

/** The mail that a decision will send, word for word; nothing is sent. Throws what `reviewedEstablishment` throws. */
export async function previewMail(
  ports: Pick<NotificationsPorts, 'askEstablishment' | 'pages'>,
  { entityId, mail, reasons }: MailWish,
  reviewer: Reviewer,
): Promise<Message> {
  return mailAbout(mail, await reviewedEstablishment(ports, entityId, reviewer), reasons, ports.pages);
}
