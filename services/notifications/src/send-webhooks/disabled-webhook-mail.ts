import { zonedFormat } from '@alveole/domain';
import type { Pages } from '../ports.ts';
import { greetingMail } from '../record/message.ts';
import type { Message } from '../record/message.ts';

const day = zonedFormat('fr', { dateStyle: 'long' });

/** A receiver that took nothing for three days. */
export interface FailedWebhook {
  readonly clientName: string;
  readonly url: string;
  readonly failingSince?: Date | undefined;
}

/** Where software was told of events, nobody answers any more. */
export function disabledWebhookMail(
  to: string,
  { clientName, url, failingSince }: FailedWebhook,
  { softwareAccess }: Pick<Pages, 'softwareAccess'>,
): Message {
  const since = failingSince === undefined ? '' : ` depuis le ${day.format(failingSince)}`;
  return greetingMail({
    template: 'webhook-disabled',
    to,
    subject: `Webhook désactivé\u00a0: ${clientName}`,
    paragraphs: [
      `L’adresse ${new URL(url).host} n’accepte plus rien${since}. Elle n’est plus appelée\u00a0; ce qui arrive entre-temps attend, quatre-vingt-dix jours au plus.`,
      `Prévenez l’éditeur du logiciel «\u00a0${clientName}\u00a0», faites un essai, puis reprenez les envois\u00a0: ${softwareAccess}`,
    ],
  });
}
